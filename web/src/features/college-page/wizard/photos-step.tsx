import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import type { College } from '@touchline/domain/college/college';
import { PHOTO_AREAS } from '@touchline/domain/pictures/photo-areas';
import { useState } from 'react';
import { DropZone, UploadList } from '../../../components/document-editor/uploads/upload-area';
import { useUploads } from '../../../components/document-editor/uploads/use-uploads';
import { NextButton, WizardButtons } from '../../../components/wizard/wizard';
import { useTranslations } from '../../../i18n/use-translations';
import { SelectField } from '../../../ui/fields/select-field';
import { addingAlbum, addingPictures } from '../../../components/albums/album-changes';
import { taggingPicture } from '../editing/album/picture-changes';
import { useEditing } from '../editing/use-editing';
import { usePhotoName } from '../pictures/photo-names';

const AREAS = Object.entries(PHOTO_AREAS).flatMap(([album, areas]) => areas.map((area) => ({ album, area })));
const [FIRST] = AREAS;

interface PhotosStepProps {
  readonly college: College;
  readonly onNext: () => void;
}

/** The first photos, by what they show (S9-09): each goes to the album of its area tag, and the first is the cover. */
export function PhotosStep({ college, onNext }: PhotosStepProps) {
  const t = useTranslations();
  const nameOf = usePhotoName();
  const { save, upload } = useEditing();
  const [chosen, setChosen] = useState(FIRST);
  const label = t('coachWizard.photos');
  const { uploads, start, retry, dismiss } = useUploads(upload, async (ids) => {
    if (chosen === undefined) return false;
    const { album, area } = chosen;
    const [first] = ids;
    const asCover = (now: College) =>
      now.cover === null && first !== undefined ? [{ path: '/cover', value: first, label }] : [];
    const added = async () => save((now) => [...addingPictures(album, ids, label)(now), ...asCover(now)]);
    if (!(await save(addingAlbum(album, label))) || !(await added())) return false;
    for (const id of ids) await save(taggingPicture(id, area, label));
    return true;
  });
  const count = college.albums.reduce((sum, { pictures }) => sum + pictures.length, 0);
  return (
    <>
      <Stack gap="6">
        <SelectField
          label={t('coachWizard.photosArea')}
          options={AREAS.map(({ album, area }) => ({ value: area, text: `${nameOf(album)}: ${nameOf(area)}` }))}
          value={chosen?.area ?? ''}
          onValue={(area) => setChosen(AREAS.find((one) => one.area === area) ?? FIRST)}
        />
        <div>
          <DropZone onFiles={start} />
          <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
        </div>
        <Box role="status" color="fg.muted">
          {t('coachWizard.photosCount', { count })}
        </Box>
      </Stack>
      <WizardButtons main={<NextButton onNext={onNext} />} />
    </>
  );
}
