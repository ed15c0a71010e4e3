import { Box } from '@chakra-ui/react/box';
import type { College } from '@touchline/domain/college/college';
import type { SaveInPlace } from '../../../ui/edit-in-place';
import { PictureEditor } from '../../../ui/picture-editor';
import { PictureChoice } from './picture-choice';

interface PictureFormProps {
  readonly college: College;
  readonly chosen: string | null;
  /** What the picture shows: "Team picture". */
  readonly name: string;
  /** Names the form: "Edit Team picture". */
  readonly label: string;
  readonly onSave: SaveInPlace<string | null>;
  readonly onClose: () => void;
}

/** The open choice of a picture for a place of the page, among all of the college or a new one. */
export function PictureForm({ college, chosen, name, label, onSave, onClose }: PictureFormProps) {
  return (
    <Box
      bg="bg.subtle"
      borderWidth="1px"
      borderRadius="card"
      p={{ base: '4', md: '6' }}
      css={{ '& > form': { maxWidth: 'none' } }}
    >
      <PictureEditor
        chosen={chosen}
        label={label}
        choices={(draft, choose) => <PictureChoice college={college} label={name} chosen={draft} onChoose={choose} takesFocus />}
        onSave={onSave}
        onClose={onClose}
      />
    </Box>
  );
}
