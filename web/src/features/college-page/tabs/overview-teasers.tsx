import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { College } from '@touchline/domain/college/college';
import { freshmenLine, seasonLine } from '@touchline/domain/season/season-line';
import { competitionParts } from '../../../components/college/college-summary';
import { Crest } from '../../../components/college/crest';
import { ContactSlot } from '../../../components/contact-clock/contact-slot';
import { FoldedPart } from '../../../components/folded-part';
import type { MessageKey } from '../../../i18n/english';
import { useLanguage } from '../../../i18n/language-provider';
import { useTranslations } from '../../../i18n/use-translations';
import { claimAddress, collegeAddress } from '../../../lib/addresses/college-address';
import { ButtonLink, PageLink } from '../../../ui/links';
import { ScrollStrip, Section } from '../../../ui/page-layout';
import { type CollegeTab, tabAddress } from '../college-tabs';
import { EditableSection } from '../editable-section';
import { conferenceMiles, LEAST_TRIPS } from '../overview/conference-miles';
import { TeamRanks } from '../overview/team-ranks';
import { Correctable } from '../suggestions/correctable';
import { StaffCards } from '../team/staff-cards';
import { hasTabContent } from '../tabs-with-content';
import { useCollegePage, useCollegeTeam } from '../use-college-page';
import { hasText } from '../../../lib/value-in';
import { VideoGrid } from '../../../components/videos';
import { Blocks } from '../../../ui/tab-layout';

const STAFF_SHOWN = 3;
/** An opening ends with the sentence that this many characters lie in. */
const OPENING = 110;

interface TeamChapterProps {
  /**
   * Whether a team without a story shows the crests of its conference, and the chapter leads on to the team; false on
   * the Athletics tab, where a table of the conference stands next.
   */
  readonly hasCrests?: boolean;
}

/**
 * The chapter of the chosen team: what its coaches may do today, what it plays in, its newest season, how far it
 * travels, the start of its story, staff and film. Nothing on the Athletics tab where only the name of its conference
 * is known, which a map of trips says too.
 */
export function TeamChapter({ hasCrests = true }: TeamChapterProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const chosen = useCollegeTeam();
  const { college, comparison, sex, editing } = useCollegePage();
  const title = t('college.chapterTeam');
  if (chosen === null) {
    const other = sex === 'male' ? 'female' : 'male';
    return (
      <Section title={title}>
        <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="6" rowGap="3">
          <Text fontSize="lg">{t(sex === 'male' ? 'college.noAthleticsMale' : 'college.noAthleticsFemale')}</Text>
          {college.athletics.sport.length > 0 && (
            <ButtonLink to={tabAddress(college.pathName, other, { tab: 'overview', album: null })} variant="outline">
              {t('college.teamOther')}
            </ButtonLink>
          )}
        </Box>
      </Section>
    );
  }
  const { description, coaches, conference, division } = chosen.team;
  const plays = competitionParts({
    ...college,
    division: division ?? college.division,
    conference: conference ?? college.conference,
  });
  const isWithoutContent = !hasText(description) && coaches.length === 0;
  const ranks = comparison?.ranks ?? [];
  const isToldByTrips = !hasCrests && conferenceMiles(comparison?.conference ?? [], college).length >= LEAST_TRIPS;
  if (isToldByTrips && isWithoutContent && ranks.length === 0 && college.youtubeVideoURL === null) return null;
  const season = seasonLine(ranks, language);
  const freshmen = hasCrests ? (comparison?.freshmen ?? null) : null;
  const hasMore = hasCrests && (editing !== null || hasTabContent('athletics', college, sex));
  return (
    <Section title={title} {...(hasMore ? { action: <TabLink tab="athletics" label="college.moreAthletics" /> } : {})}>
      <Blocks>
        <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '4', md: '6' }}>
          <ContactSlot team={{ league: college.league, division: division ?? college.division, sex }} />
          {(hasText(description) || coaches.length > 0 || plays.length > 0) && (
            <>
              {plays.length > 0 && (
                <Box hideBelow={hasCrests && (!isWithoutContent || season !== null) ? 'md' : undefined}>
                  <Correctable
                    path={`/athletics/sport/${sex}/${division === null ? 'conference' : 'division'}`}
                    isOnOverview={hasCrests}
                  >
                    <Text fontSize="lg" fontWeight="semibold">
                      {t('college.plays', { names: plays.join(' · ') })}
                    </Text>
                  </Correctable>
                </Box>
              )}
              {season !== null && (
                <Text fontSize="lg" fontWeight="semibold" fontVariantNumeric="tabular-nums">
                  {season}
                </Text>
              )}
              {freshmen !== null && <Text>{freshmenLine(freshmen, language)}</Text>}
              {isWithoutContent && <ConferenceTravel isMapped={!hasCrests} />}
              {isWithoutContent && hasCrests && <ConferenceCrests />}
              {hasText(description) && (
                <Text maxW="text" fontSize="lg" overflowWrap="anywhere">
                  {openingOf(description)}
                </Text>
              )}
              <StaffCards coaches={coaches.slice(0, STAFF_SHOWN)} isShort />
              <TeamRanks />
            </>
          )}
        </Box>
        <CollegeVideo />
      </Blocks>
    </Section>
  );
}

/** The college's own video; folded in narrow windows, except for editors. */
function CollegeVideo() {
  const t = useTranslations();
  const { college, editing } = useCollegePage();
  const { youtubeVideoURL } = college;
  const title = t('college.video');
  const video = <VideoGrid links={youtubeVideoURL === null ? [] : [youtubeVideoURL]} />;
  if (editing === null) {
    return youtubeVideoURL === null ? null : (
      <FoldedPart title={title} level="h3" count="">
        {video}
      </FoldedPart>
    );
  }
  return (
    <EditableSection
      title={title}
      isEmpty={youtubeVideoURL === null}
      fields={() => [
        { path: '/youtubeVideoURL', label: t('college.videoLink'), kind: { type: 'video' }, value: youtubeVideoURL },
      ]}
    >
      {video}
    </EditableSection>
  );
}

/**
 * How far the others of the conference are away: the nearest and the farthest, where all of them are known; nothing
 * where a map of the trips follows. The overview says it in wide windows alone: phones read it with the team's trips.
 */
function ConferenceTravel({ isMapped }: { readonly isMapped: boolean }) {
  const t = useTranslations();
  const { college, comparison } = useCollegePage();
  const conference = comparison?.conference ?? [];
  const others = conferenceMiles(conference, college);
  const [nearest, farthest] = [others[0], others.at(-1)];
  if (nearest === undefined || farthest === undefined || others.length < 2) return null;
  if (others.length + 1 < conference.length || (isMapped && others.length >= LEAST_TRIPS)) return null;
  return (
    <Text maxW="text" hideBelow={isMapped ? undefined : 'md'}>
      {t('college.travelConference', {
        nearest: nearest.college.name,
        near: nearest.miles,
        farthest: farthest.college.name,
        far: farthest.miles,
      })}
    </Text>
  );
}

/** The crests of the others in the conference, each a link to its page: what is known of a team without a story. */
function ConferenceCrests() {
  const t = useTranslations();
  const { college, sex, comparison } = useCollegePage();
  const others = (comparison?.conference ?? []).filter(({ _id }) => _id !== college._id);
  if (others.length === 0) return null;
  return (
    <Box>
      <Text textStyle="small" color="fg.muted" mb="1">
        {t('college.conferenceWith')}
      </Text>
      <ScrollStrip label={t('college.conferenceWith')} mx={{ base: '-4', md: '0' }} px={{ base: '4', md: '0' }}>
        <Box
          as="ul"
          display="flex"
          flexWrap={{ base: 'nowrap', md: 'wrap' }}
          width={{ base: 'max-content', md: 'auto' }}
          gap="1"
          ms="-1.5"
        >
          {others.map((one) => (
            <Box as="li" key={one._id}>
              <PageLink to={collegeAddress(one.pathName, sex)} title={one.name} boxSize="14" display="grid" placeItems="center">
                <Crest college={one} size={44} />
                <VisuallyHidden>{one.name}</VisuallyHidden>
              </PageLink>
            </Box>
          ))}
        </Box>
      </ScrollStrip>
    </Box>
  );
}

/** A link to another tab of the same college and team. */
export function TabLink({ tab, label }: { readonly tab: CollegeTab; readonly label: MessageKey }) {
  const { college, sex } = useCollegePage();
  return (
    <PageLink to={tabAddress(college.pathName, sex, { tab, album: null })} color="pitch.fg" fontWeight="medium" py="2.5">
      {useTranslations()(label)}
    </PageLink>
  );
}

/** Invites coaches to claim a page that has no story yet. */
export function ClaimInvitation() {
  const t = useTranslations();
  const { college } = useCollegePage();
  return (
    <Box
      data-screen-only=""
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
      <ButtonLink to={claimAddress(college._id)} colorPalette="chalk">
        {t('college.claimAction')}
      </ButtonLink>
    </Box>
  );
}

/** True where the college has published any longer text. */
export function hasStory({ academics, facilities, campus, city, athletics }: College): boolean {
  const texts = [academics, facilities, campus, city, ...athletics.sport].map(({ description }) => description);
  return texts.some(hasText);
}

/** The first sentences of a longer text, about three lines: its tab has all of it. */
function openingOf(text: string): string {
  const [paragraph = ''] = text.trim().split(/\n\s*\n/, 1);
  const end = paragraph.slice(OPENING).search(/[.!?…](?=\s)/);
  return end < 0 ? paragraph : paragraph.slice(0, OPENING + end + 1);
}
