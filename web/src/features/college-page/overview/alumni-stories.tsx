import { Box } from '@chakra-ui/react/box';
import type { College } from '@touchline/domain/college/college';
import { NOTABLE_PERSON_TYPES } from '@touchline/domain/reference/notable-people';
import { collegePicture } from '../../../components/pictures/photo';
import { PictureFrame } from '../../../components/pictures/picture-frame';
import { useLanguage } from '../../../i18n/language-provider';
import { useTranslations } from '../../../i18n/use-translations';
import { Section } from '../../../ui/page-layout';
import { Slider } from '../../../ui/slider';
import { TabLink } from '../tabs/overview-teasers';
import { useCollegePage } from '../use-college-page';

/** From so many alumni on, their stories are a row of their own; fewer stand on the Alumni tab alone. */
const LEAST = 3;

/** What became of those who studied there: the success stories of a college, as a slider (S9-06). */
export function AlumniStories() {
  const t = useTranslations();
  const { alumni } = useCollegePage().college;
  if (alumni.length < LEAST) return null;
  return (
    <Section title={t('college.chapterAlumni')} action={<TabLink tab="alumni" label="college.moreAlumni" />}>
      <Slider title={t('college.alumni')} kind="successStories">
        {alumni.map((alumnus) => (
          <Story key={alumnus.id} alumnus={alumnus} />
        ))}
      </Slider>
    </Section>
  );
}

/** One of them: picture, known as what, name, and what became of them where there is room for it. */
function Story({ alumnus: { name, type, text, picture } }: { readonly alumnus: College['alumni'][number] }) {
  const { language } = useLanguage();
  const { college } = useCollegePage();
  const photo = picture === null || college.pictureDetails[picture] === undefined ? null : collegePicture(college, picture);
  const known = NOTABLE_PERSON_TYPES.entries.find(({ value }) => value === type)?.[language];
  return (
    <Box as="article" height="full">
      <Box aspectRatio="4 / 5">
        <PictureFrame photo={photo} caption={null} sizes="(min-width: 62rem) 22rem, 42vw" ratio={null} />
      </Box>
      <Box textStyle="small" color="fg.muted" mt="3">
        {known}
      </Box>
      <Box fontFamily="heading" fontWeight="bold" fontSize={{ base: 'md', md: 'lg' }} lineHeight="1.3" overflowWrap="anywhere">
        {name}
      </Box>
      {text !== null && (
        <Box hideBelow="md" mt="1" overflowWrap="anywhere">
          {text}
        </Box>
      )}
    </Box>
  );
}
