import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useFormats, useTranslations } from '../../../i18n/use-translations';
import { EditableSection, LinkSection } from '../editable-section';
import { FactSection } from '../fact-section';
import { ACADEMIC_FACTS, type ShownFact, useFacts } from '../../../components/college/college-facts';
import { MajorsTree } from '../majors-tree';
import { deferredSection } from '../../../lib/hydration/deferred-section';
import { drawnFacts } from '../overview/drawn-facts';
import { PictureSlot } from '../pictures/picture-slot';
import { hasTabContent } from '../tabs-with-content';
import { TextSection } from '../text-section';
import { useCollegePage } from '../use-college-page';
import { hasText } from '../../../lib/value-in';
import { VideoGrid } from '../../../components/videos';
import { TabBody, WithSidebar } from '../../../ui/tab-layout';
import { AcademicFigures } from './academic-figures';
import { EmptyTab } from './empty-tabs';
import { StudyFields } from './study-fields';

const PriceSection = deferredSection(async () => (await import('../price/price-section')).PriceSection);

/**
 * The Academics tab: description, numbers as pictures, the other facts and costs with sources, majors by category
 * (S3-05). Editors get a row of every fact.
 */
export function AcademicsTab() {
  const t = useTranslations();
  const { college, sex, editing, comparison } = useCollegePage();
  const { academics, name } = college;
  const drawn = drawnFacts(college, comparison);
  const rowsOf = (facts: readonly ShownFact[]) => facts.filter((fact) => editing !== null || !drawn.has(fact.name));
  const { majors } = academics.details;
  const pictures = [academics.collegePicture, academics.presidentPicture];
  const isBare = editing === null && !hasText(academics.description) && pictures.every((picture) => picture === null);
  if (editing === null && !hasTabContent('academics', college, sex)) return <EmptyTab />;
  return (
    <TabBody>
      {!isBare && (
        <WithSidebar
          sidebar={
            <>
              <PictureSlot
                path="/academics/presidentPicture"
                name="college.presidentPicture"
                caption={t('college.president')}
                sizes="(min-width: 62rem) 23rem, 20rem"
                layout={{ width: 'full', maxW: '23rem', aspectRatio: '4 / 5' }}
              />
              <AcademicLinks />
            </>
          }
        >
          <PictureSlot
            path="/academics/collegePicture"
            name="college.collegePicture"
            caption={name}
            sizes="(min-width: 62rem) 47rem, 100vw"
            layout={{ width: 'full', aspectRatio: '16 / 9' }}
          />
          <TextSection
            title="college.academics"
            editLabel="college.editAcademics"
            invite="college.addAcademics"
            value={academics.description}
            path="/academics/description"
          />
        </WithSidebar>
      )}
      <AcademicFigures />
      <PriceSection />
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="16"
        rowGap={{ base: '12', md: '16' }}
        alignItems="start"
        css={{ '&:empty': { display: 'none' } }}
      >
        <FactSection title="college.admissionTitle" facts={rowsOf(ACADEMIC_FACTS.admission)} knownOnly={editing === null} />
        <FactSection title="college.costsTitle" facts={rowsOf(ACADEMIC_FACTS.costs)} knownOnly={editing === null} />
        <FactSection title="college.studentsTitle" facts={rowsOf(ACADEMIC_FACTS.students)} knownOnly={editing === null} />
        <FactSection title="college.afterTitle" facts={rowsOf(ACADEMIC_FACTS.afterCollege)} knownOnly={editing === null} />
      </Box>
      <EditableSection
        title={t('college.videos')}
        isEmpty={academics.media.youtubeURLs.length === 0 && academics.imageVideoURL === null}
        fields={() => [
          {
            path: '/academics/imageVideoURL',
            label: t('college.film'),
            kind: { type: 'link' },
            value: academics.imageVideoURL,
          },
          {
            path: '/academics/media/youtubeURLs',
            label: t('college.videoLinks'),
            kind: { type: 'videos' },
            value: academics.media.youtubeURLs,
          },
        ]}
      >
        <VideoGrid links={academics.media.youtubeURLs} film={{ href: academics.imageVideoURL, text: t('college.film') }} />
      </EditableSection>
      <EditableSection
        title={t('college.majors')}
        isEmpty={majors.length === 0}
        fields={({ fieldAt, MajorsPicker }) => [
          {
            ...fieldAt(college, '/academics/details/majors', t('college.majors')),
            help: t('college.majorsHelp'),
            aid: (props) => <MajorsPicker college={college} {...props} />,
          },
        ]}
      >
        <MajorsTree categories={majors} />
      </EditableSection>
      {majors.length === 0 && <StudyFields />}
      {isBare && <AcademicLinks isRow />}
      {editing === null && <UnknownFacts />}
    </TabBody>
  );
}

/** The links that lead to the college's own pages on studying there. */
function AcademicLinks({ isRow = false }: { readonly isRow?: boolean }) {
  return (
    <LinkSection
      title="college.links"
      suggest="/academicsURL"
      isRow={isRow}
      links={[
        { path: '/academicsURL', label: 'college.academicsSite' },
        { path: '/applyURL', label: 'college.applySite' },
        { path: '/financialAidURL', label: 'college.financialAidSite' },
        { path: '/internationalsURL', label: 'college.internationalsSite' },
      ]}
    />
  );
}

const ALL_FACTS = Object.values(ACADEMIC_FACTS).flat();

/** What no source reports, in one closing line instead of rows. */
function UnknownFacts() {
  const t = useTranslations();
  const { formatList } = useFormats();
  const { college } = useCollegePage();
  const unknown = useFacts()(college, ALL_FACTS).flatMap(({ value, label }) => (value === null ? [label] : []));
  if (unknown.length === 0) return null;
  return <Text color="fg.muted">{t('college.unknownFacts', { names: formatList(unknown) })}</Text>;
}
