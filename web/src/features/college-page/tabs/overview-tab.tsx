import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { fieldsOfStudy } from '@touchline/domain/college/fields-of-study';
import { useLanguage } from '../../../i18n/language-provider';
import { useFormats, useTranslations } from '../../../i18n/use-translations';
import { Chip } from '../../../ui/chip';
import { Section } from '../../../ui/page-layout';
import { EditableSection, LinkSection } from '../editable-section';
import { FactSection } from '../fact-section';
import { ACADEMIC_FACTS, KIND_FACTS } from '../facts';
import { GalleryStrip } from '../gallery-strip';
import { emptyTabs, hasPhotos } from '../tabs-with-content';
import { useCollegePage, useCollegeTeam } from '../use-college-page';
import { hasText } from '../value-in';
import { ClaimInvitation, hasStory, TabLink, Teaser, TeamChapter } from './overview-teasers';
import { Blocks, TabBody } from './tab-layout';

/** Most colleges teach twenty fields and more; the Academics tab lists them all. */
const FIELDS_SHOWN = 8;

/** The Overview tab, in the order of a recruit's questions: the team, getting in, the costs, life there. */
export function OverviewTab() {
  const { college, sex, editing } = useCollegePage();
  return (
    <TabBody>
      {editing !== null && !hasStory(college) && <editing.PageInvitation college={college} sex={sex} />}
      <TeamChapter />
      <AdmissionChapter />
      <CostChapter />
      <LifeChapter />
      <OverviewLinks />
      {editing === null && <EmptyTabsLine />}
      {!hasStory(college) && editing === null && <ClaimInvitation />}
    </TabBody>
  );
}

function AdmissionChapter() {
  const t = useTranslations();
  const { language } = useLanguage();
  const { academics } = useCollegePage().college;
  const fields = fieldsOfStudy(academics.cipCodes, language);
  return (
    <Section title={t('college.chapterAdmission')} action={<TabLink tab="academics" label="college.moreAcademics" />}>
      <Blocks>
        <FactSection title="college.admissionFacts" facts={ACADEMIC_FACTS.admission} knownOnly />
        <Teaser title="college.studiesTitle" text={academics.description} />
        {fields.length > 0 && (
          <Section title={t('college.fields')}>
            <Box as="ul" display="flex" flexWrap="wrap" gap="2">
              {fields.slice(0, FIELDS_SHOWN).map((name) => (
                <Box as="li" key={name} maxW="full">
                  <Chip tone="pitch">{name}</Chip>
                </Box>
              ))}
            </Box>
          </Section>
        )}
      </Blocks>
    </Section>
  );
}

function CostChapter() {
  const t = useTranslations();
  const { college, editing } = useCollegePage();
  const isEmpty = Object.values(college.academics.details.costs).every((value) => value === null);
  if (isEmpty && editing === null) return null;
  return (
    <Section title={t('college.chapterCosts')} action={<TabLink tab="academics" label="college.moreCosts" />}>
      <Blocks>
        <FactSection title="college.costsTitle" facts={ACADEMIC_FACTS.costs} knownOnly />
        <FactSection title="college.afterTitle" facts={ACADEMIC_FACTS.afterCollege} knownOnly />
      </Blocks>
    </Section>
  );
}

function LifeChapter() {
  const t = useTranslations();
  const { college } = useCollegePage();
  const { campus, city, tags } = college;
  const hasCampus = hasText(campus.description) || hasPhotos(college.albums, 'Campus');
  return (
    <Section
      title={t('college.chapterLife')}
      {...(hasCampus ? { action: <TabLink tab="campus" label="college.moreCampus" /> } : {})}
    >
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" rowGap={{ base: '8', md: '10' }}>
        <Blocks>
          <Teaser title="college.campus" text={campus.description} lead={campus.subtitleValue} />
          <Teaser title="college.city" text={city.description} />
          <FactSection title="college.facts" facts={KIND_FACTS} knownOnly />
          <EditableSection
            title={t('college.tags')}
            isEmpty={tags.length === 0}
            fields={() => [
              {
                path: '/tags',
                label: t('college.tags'),
                help: t('edit.perLine'),
                kind: { type: 'lines', mostEach: 60 },
                value: tags,
              },
            ]}
          >
            <Box as="ul" display="flex" flexWrap="wrap" gap="2">
              {tags.map((tag) => (
                <Box as="li" key={tag} maxW="full">
                  <Chip>{tag}</Chip>
                </Box>
              ))}
            </Box>
          </EditableSection>
        </Blocks>
        <GalleryStrip albumName="Campus" />
      </Box>
    </Section>
  );
}

/** The links that lead away from Touchline, in one quiet row. */
function OverviewLinks() {
  const path = useCollegeTeam()?.path ?? null;
  return (
    <LinkSection
      title="college.links"
      isRow
      links={[
        ...(path === null
          ? []
          : ([
              { path: `${path}/recruitedURL`, label: 'college.recruited' },
              { path: `${path}/athleticsURL`, label: 'college.teamSite' },
            ] as const)),
        { path: '/collegeURL', label: 'college.website' },
        { path: '/applyURL', label: 'college.applySite' },
        { path: '/financialAidURL', label: 'college.financialAidSite' },
        { path: '/internationalsURL', label: 'college.internationalsSite' },
        { path: '/virtualTour', label: 'college.virtualTour' },
      ]}
    />
  );
}

/** The subpages that tell nothing yet, in one line instead of tabs. */
function EmptyTabsLine() {
  const t = useTranslations();
  const { formatList } = useFormats();
  const { college, sex } = useCollegePage();
  const empty = emptyTabs(college, sex).map((tab) => t(`college.${tab}`));
  if (empty.length === 0) return null;
  return <Text color="fg.muted">{t('college.emptyTabs', { names: formatList(empty) })}</Text>;
}
