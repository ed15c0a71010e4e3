import { Box } from '@chakra-ui/react/box';
import type { College } from '@touchline/domain/college/college';
import { useTranslations } from '../../../i18n/use-translations';
import { EditablePicture } from '../../../ui/editable-picture';
import { Section } from '../../../ui/section';
import { usePhotoName } from '../use-photo-name';
import { chosenPicture } from './chosen-picture';
import type { SaveCollege } from './field-change';
import { PictureChoice } from './picture-choice';

/** The choice of cover and logo among a college's pictures. */
export function HeadPictures({ college, save }: { readonly college: College; readonly save: SaveCollege }) {
  const t = useTranslations();
  const nameOf = usePhotoName();
  return (
    <Section title={t('college.pictures')}>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 1fr)' }}
        gap="6"
        alignItems="start"
        css={{ '& > :has(form)': { gridColumn: '1 / -1' } }}
      >
        {(['cover', 'logo'] as const).map((field) => {
          const label = t(`college.${field}Picture`);
          const chosen = college[field];
          return (
            <div key={field}>
              <Box fontWeight="medium" mb="1.5">
                {label}
              </Box>
              <EditablePicture
                picture={chosen === null ? null : chosenPicture(college, chosen, field === 'cover' ? 'ls' : '400', nameOf)}
                choices={(draft, choose) => (
                  <PictureChoice college={college} label={label} chosen={draft} onChoose={choose} takesFocus />
                )}
                ratio={field === 'cover' ? '21 / 9' : '1 / 1'}
                label={t('college.editName', { name: label })}
                onSave={(id) => save([{ path: `/${field}`, label, value: id }])}
              />
            </div>
          );
        })}
      </Box>
    </Section>
  );
}
