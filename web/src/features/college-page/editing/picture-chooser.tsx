import { Box } from '@chakra-ui/react/box';
import type { College } from '@touchline/domain/college/college';
import { useState } from 'react';
import { DropZone, UploadList } from '../../../components/document-editor/uploads/upload-area';
import { useUploads } from '../../../components/document-editor/uploads/use-uploads';
import { PictureRadios } from '../../../ui/fields/editable-picture';
import { FocusFirst } from '../../../ui/fields/field-frame';
import { usePhotoName, chosenPicture } from '../pictures/photo-names';
import { useEditing } from './use-editing';

interface PictureChooserProps {
  readonly college: College;
  readonly label: string;
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
  readonly takesFocus?: boolean;
}

/** Chooses among all pictures of a college, the current one first. An upload is chosen at once and needs no album. */
export function PictureChooser({ college, label, chosen, onChoose, takesFocus = false }: PictureChooserProps) {
  const nameOf = usePhotoName();
  const [initial] = useState(chosen);
  const [added, setAdded] = useState<readonly string[]>([]);
  const { uploads, start, retry, dismiss } = useUploads(useEditing().upload, (ids) => {
    setAdded((all) => [...ids, ...all]);
    onChoose(ids.at(-1) ?? null);
    return Promise.resolve(true);
  });
  const choices = picturesToChoose(college, initial, added).map((id) => chosenPicture(college, id, '400', nameOf));
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

/** The pictures to choose from, each once: the current one, those just uploaded, then all others, newest first. */
export function picturesToChoose(
  { pictures }: Pick<College, 'pictures'>,
  current: string | null,
  added: readonly string[],
): readonly string[] {
  return [...new Set([...(current === null ? [] : [current]), ...added, ...pictures.toReversed()])];
}
