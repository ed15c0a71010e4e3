import { Box } from '@chakra-ui/react/box';
import { EditInPlace, type SaveInPlace } from './edit-in-place';
import { type DrawChoice, PictureEditor } from './picture-editor';
import { type Picture, PictureFrame } from './picture-frame';

interface EditablePictureProps {
  readonly picture: Picture | null;
  /** Those one may choose among, or what draws the choice. */
  readonly choices: readonly Picture[] | DrawChoice;
  /** Names the pencil and the choice: "Edit team picture". */
  readonly label: string;
  readonly scene?: 'pitch' | 'floodlights' | 'corner';
  readonly ratio?: string;
  /** Saves the id of the chosen picture, null for none, and says whether the editor may close; null where the reader may not edit. */
  readonly onSave: SaveInPlace<string | null> | null;
}

/** A picture, or a drawn scene where there is none, that its editors choose in place. */
export function EditablePicture({ picture, choices, label, scene = 'pitch', ratio = '3 / 2', onSave }: EditablePictureProps) {
  return (
    <Box
      position="relative"
      css={{ '& > div > button': { position: 'absolute', top: '1.125rem', insetInlineEnd: '0.75rem', bg: 'bg.panel' } }}
    >
      <EditInPlace
        label={label}
        mayEdit={onSave !== null}
        shown={<PictureFrame picture={picture} scene={scene} ratio={ratio} />}
        editor={(close) =>
          onSave !== null && (
            <PictureEditor chosen={picture?.id ?? null} choices={choices} label={label} onSave={onSave} onClose={close} />
          )
        }
      />
    </Box>
  );
}
