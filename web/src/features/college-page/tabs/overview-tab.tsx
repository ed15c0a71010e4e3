import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { fieldsOfStudy } from '@touchline/domain/college/fields-of-study';
import type { WordKey } from '../../../i18n/english';
import { useLanguage } from '../../../i18n/language-context';
import { useTranslations } from '../../../i18n/use-translations';
import { ButtonLink } from '../../../ui/button-link';
import { Chip } from '../../../ui/chip';
import { PageLink } from '../../../ui/page-link';
import { Section } from '../../../ui/section';
import { useCollegeInHand, useTeamInHand } from '../college-in-hand';
import { type CollegeTab, tabAddress } from '../college-tabs';
import { EditableSection } from '../editable-section';
import { FactSection } from '../fact-section';
import { ACADEMIC_FACTS, KIND_FACTS } from '../facts';
import { firstParagraph } from '../first-paragraph';
import { GalleryStrip } from '../gallery-strip';
import { isTold } from '../is-told';
import { LinkSection } from '../link-section';
import { StaffCards } from '../staff-cards';
import { VideoGrid } from '../video-grid';
import { Beside } from './beside';

const STAFF_SHOWN = 6;
/** Colleges of any size teach twenty fields and more; the academics tab has them all. */
const FIELDS_SHOWN = 8;

/** A college in one look: its team and staff, what studying here means and costs, where it is, and the ways on. */
export function OverviewTab() {
  const t = useTranslations();
  const { language } = useLanguage();
  const { college, sex, editing } = useCollegeInHand();
  const { campus, academics, tags, youtubeVideoURL } = college;
  const fields = fieldsOfStudy(academics.cipCodes, language);
  return (
    <Beside
      side={
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
              { path: '/collegeURL', word: 'college.website' },
              { path: '/applyURL', word: 'college.applySite' },
              { path: '/financialAidURL', word: 'college.financialAidSite' },
              { path: '/internationalsURL', word: 'college.internationalsSite' },
              { path: '/virtualTour', word: 'college.virtualTour' },
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
      {!isTold(academics.description) && fields.length > 0 && (
        <Section title={t('college.fields')} action={<More tab="academics" word="college.academics" />}>
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
      {!hasStory(college) && editing === null && <Claim />}
    </Beside>
  );
}

function TeamTeaser() {
  const t = useTranslations();
  const inHand = useTeamInHand();
  const { sex } = useCollegeInHand();
  if (inHand === null)
    return <Text color="fg.muted">{t(sex === 'male' ? 'college.noAthleticsMale' : 'college.noAthleticsFemale')}</Text>;
  const { description, coaches } = inHand.team;
  if (!isTold(description) && coaches.length === 0) return null;
  return (
    <Section title={t(`college.${sex}`)} action={<More tab="athletics" word="college.moreAthletics" />}>
      {isTold(description) && (
        <Text maxW="text" fontSize="lg" mb="6">
          {firstParagraph(description)}
        </Text>
      )}
      <StaffCards coaches={coaches.slice(0, STAFF_SHOWN)} isShort />
    </Section>
  );
}

interface TeaserProps {
  readonly title: WordKey;
  readonly text: string | null;
  readonly lead?: string | null;
  readonly tab: CollegeTab;
  readonly more: WordKey;
}

function Teaser({ title, text, lead = null, tab, more }: TeaserProps) {
  const t = useTranslations();
  if (!isTold(text)) return null;
  return (
    <Section title={t(title)} action={<More tab={tab} word={more} />}>
      {isTold(lead) && (
        <Box textStyle="h3" color="pitch.fg" maxW="text" mb="3">
          {lead}
        </Box>
      )}
      <Text maxW="text">{firstParagraph(text)}</Text>
    </Section>
  );
}

function More({ tab, word }: { readonly tab: CollegeTab; readonly word: WordKey }) {
  const { college, sex } = useCollegeInHand();
  return (
    <PageLink to={tabAddress(college.pathName, sex, { tab, album: null })} color="pitch.fg" fontWeight="medium" py="2.5">
      {useTranslations()(word)}
    </PageLink>
  );
}

function Claim() {
  const t = useTranslations();
  return (
    <Box
      className="on-dark"
      bg="hero"
      color="hero.fg"
      borderRadius="card"
      p={{ base: '5', md: '8' }}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
    >
      <Box maxW="26rem" fontSize="lg">
        {t('college.claimText')}
      </Box>
      <ButtonLink to="/claimCollege" colorPalette="flare">
        {t('college.claimAction')}
      </ButtonLink>
    </Box>
  );
}

function hasStory({ academics, facilities, campus, city, athletics }: ReturnType<typeof useCollegeInHand>['college']): boolean {
  const texts = [academics, facilities, campus, city, ...athletics.sport].map(({ description }) => description);
  return texts.some(isTold);
}
