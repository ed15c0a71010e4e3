import { Box } from '@chakra-ui/react/box';
import type { College } from '@touchline/domain/college/college';
import { useState } from 'react';
import { FocusFirst } from '../../../ui/focus-first';
import { PictureRadios } from '../../../ui/picture-radios';
import { usePhotoName } from '../use-photo-name';
import { DropZone } from './album/drop-zone';
import { UploadList } from './album/upload-list';
import { useUploads } from './album/use-uploads';
import { chosenPicture } from './chosen-picture';
import { picturesToChoose } from './pictures-to-choose';

interface PictureChooserProps {
  readonly college: College;
  readonly label: string;
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
  readonly takesFocus?: boolean;
}

/** The choice among all pictures of a college, the present one first, or a new one: once uploaded it is chosen, and no album needs to show it. */
export function PictureChooser({ college, label, chosen, onChoose, takesFocus = false }: PictureChooserProps) {
  const nameOf = usePhotoName();
  const [present] = useState(chosen);
  const [added, setAdded] = useState<readonly string[]>([]);
  const { uploads, start, retry, dismiss } = useUploads(college._id, (ids) => {
    setAdded((all) => [...ids, ...all]);
    onChoose(ids.at(-1) ?? null);
    return Promise.resolve(true);
  });
  const choices = picturesToChoose(college, present, added).map((id) => chosenPicture(college, id, '400', nameOf));
  const radios = <PictureRadios chosen={chosen} choices={choices} label={label} onChoose={onChoose} />;
  return (
    <Box display="grid" gap="4" minW="0">
      <div>
        <DropZone isForOne onFiles={start} />
        <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
      </div>
      <Box maxH="26rem" overflowY="auto" p="1.5" m="-1.5">
        {takesFocus ? <FocusFirst>{radios}</FocusFirst> : radios}
      </Box>
    </Box>
  );
}
