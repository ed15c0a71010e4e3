import { Box } from '@chakra-ui/react/box';
import { fieldsOfStudy } from '@touchline/domain/college/fields-of-study';
import { useLanguage } from '../../../i18n/language-provider';
import { useTranslations } from '../../../i18n/use-translations';
import { Chip } from '../../../ui/chip';
import { Section } from '../../../ui/page-layout';
import { EditableSection, LinkSection } from '../editable-section';
import { FactSection } from '../fact-section';
import { ACADEMIC_FACTS, KIND_FACTS } from '../facts';
import { GalleryStrip } from '../gallery-strip';
import { useCollegePage } from '../use-college-page';
import { hasText } from '../value-in';
import { VideoGrid } from '../videos';
import { ClaimInvitation, hasStory, TabLink, Teaser, TeamTeaser } from './overview-teasers';
import { WithSidebar } from './tab-layout';

/** Most colleges teach twenty fields and more; the Academics tab lists them all. */
const FIELDS_SHOWN = 8;

/** The Overview tab: team and staff, studies and costs, campus, and links to the other tabs. */
export function OverviewTab() {
  const t = useTranslations();
  const { language } = useLanguage();
  const { college, sex, editing } = useCollegePage();
  const { campus, academics, tags, youtubeVideoURL } = college;
  const fields = fieldsOfStudy(academics.cipCodes, language);
  return (
    <WithSidebar
      sidebar={
        <>
          <FactSection title="college.facts" facts={KIND_FACTS} knownOnly />
          <FactSection title="college.admissionTitle" facts={ACADEMIC_FACTS.admission.slice(2, 4)} knownOnly />
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
          <LinkSection
            title="college.links"
            links={[
              { path: '/collegeURL', label: 'college.website' },
              { path: '/applyURL', label: 'college.applySite' },
              { path: '/financialAidURL', label: 'college.financialAidSite' },
              { path: '/internationalsURL', label: 'college.internationalsSite' },
              { path: '/virtualTour', label: 'college.virtualTour' },
            ]}
          />
        </>
      }
    >
      {editing !== null && !hasStory(college) && <editing.PageInvitation college={college} sex={sex} />}
      <TeamTeaser />
      <EditableSection
        title={t('college.video')}
        isEmpty={youtubeVideoURL === null}
        fields={() => [
          { path: '/youtubeVideoURL', label: t('college.videoLink'), kind: { type: 'video' }, value: youtubeVideoURL },
        ]}
      >
        <VideoGrid links={youtubeVideoURL === null ? [] : [youtubeVideoURL]} />
      </EditableSection>
      <Teaser title="college.studiesTitle" text={academics.description} tab="academics" more="college.moreAcademics" />
      {!hasText(academics.description) && fields.length > 0 && (
        <Section title={t('college.fields')} action={<TabLink tab="academics" label="college.academics" />}>
          <Box as="ul" display="flex" flexWrap="wrap" gap="2">
            {fields.slice(0, FIELDS_SHOWN).map((name) => (
              <Box as="li" key={name} maxW="full">
                <Chip tone="pitch">{name}</Chip>
              </Box>
            ))}
          </Box>
        </Section>
      )}
      <FactSection title="college.costsTitle" facts={ACADEMIC_FACTS.costs.slice(0, 4)} knownOnly />
      <Teaser
        title="college.campus"
        text={campus.description}
        lead={campus.subtitleValue}
        tab="campus"
        more="college.moreCampus"
      />
      <GalleryStrip albumName="Campus" />
      {!hasStory(college) && editing === null && <ClaimInvitation />}
    </WithSidebar>
  );
}
