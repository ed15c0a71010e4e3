import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import type { Interest, Rung as LadderRung } from '@touchline/domain/person/views/interest';
import type { ToldCount } from '@touchline/domain/person/views/view-kinds';
import { completenessOf, isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import { INK, NumberFigure } from '../../../components/numbers/number-figure';
import { useLanguage } from '../../../i18n/language-provider';
import { useFormats } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { collegeAddress } from '../../../lib/addresses/college-address';
import { playerWizardAddress } from '../../../lib/addresses/player-wizard-address';
import { useSessionState } from '../../../session/session-context';
import type { OwnProfile } from '../../../session/session-state';
import { ButtonLink, PageLink } from '../../../ui/links';
import { Section } from '../../../ui/page-layout';
import { FailedState } from '../../../ui/states/failures';
import { SkeletonBlock, SkeletonRegion } from '../../../ui/states/skeletons';
import { useLongDate } from '../../../ui/use-dates';
import { INTEREST_TEXTS } from './interest-texts';
import { WeeklyMail } from './weekly-mail';

/** The rungs of the ladder, from being seen in passing to being written to. */
const RUNGS = ['lists', 'opens', 'videos', 'saves', 'wrote'] as const satisfies readonly LadderRung[];

const BAR = { width: 12, step: 16, height: 36 } as const;

/** How often a player was seen in the last eight weeks, free for every player; nothing for other members. */
export function InterestSection() {
  const { profile } = useSessionState();
  return profile !== null && isPlayer(profile.type) ? <OwnInterest profile={profile} /> : null;
}

function OwnInterest({ profile }: { readonly profile: OwnProfile }) {
  const texts = INTEREST_TEXTS[useLanguage().language];
  const callApi = useApi();
  const query = useQuery({
    queryKey: ['profileInterest', profile._id],
    queryFn: ({ signal }) => callApi('profileInterest', { params: { profileId: profile._id }, signal }),
  });
  return (
    <Section title={texts.title} intro={texts.intro}>
      {query.data !== undefined ? (
        <>
          <Ladder interest={query.data} profile={profile} />
          <WeeklyMail />
        </>
      ) : query.error !== null ? (
        <FailedState failure={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonRegion label={texts.title}>
          <SkeletonBlock height="20rem" />
        </SkeletonRegion>
      )}
    </Section>
  );
}

function Ladder({ interest, profile }: { readonly interest: Interest; readonly profile: OwnProfile }) {
  const texts = INTEREST_TEXTS[useLanguage().language];
  const { lists, opens, videos, saves, wrote } = interest.total;
  const isComplete = completenessOf(profile).missing.length === 0;
  const isUnseen = lists === 0 && opens === 0 && videos === 0 && saves === 'few' && wrote === 0;
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="card" p={{ base: '5', md: '6' }}>
      {isUnseen ? (
        <>
          <Box mb="4">{texts.none}</Box>
          <ButtonLink
            to={isComplete ? `/profile/${profile.username}` : playerWizardAddress(profile.type)}
            variant="outline"
            colorPalette="ink"
          >
            {isComplete ? texts.share : texts.fill}
          </ButtonLink>
        </>
      ) : (
        <Box display="grid" gap="5">
          {RUNGS.map((rung) => (
            <Rung key={rung} interest={interest} rung={rung} />
          ))}
          <NamedColleges colleges={interest.colleges} profile={profile} />
          <PageLink
            to="/account?view=boosts"
            display="inline-flex"
            alignItems="center"
            minH="11"
            color="pitch.fg"
            fontWeight="medium"
          >
            {texts.boosts}
          </PageLink>
        </Box>
      )}
    </Box>
  );
}

/** The colleges that coaches named; without Premium what it would show. */
function NamedColleges({ colleges, profile }: { readonly colleges: Interest['colleges']; readonly profile: OwnProfile }) {
  const texts = INTEREST_TEXTS[useLanguage().language];
  if (colleges === null)
    return (
      <PageLink to="/plus" display="inline-flex" alignItems="center" minH="11" color="pitch.fg" fontWeight="medium">
        {texts.premium}
      </PageLink>
    );
  const sex = profile.sportsTypeGender === 'Male' ? 'male' : 'female';
  return (
    <Box>
      <Box fontWeight="semibold">{texts.colleges}</Box>
      {colleges.length === 0 ? (
        <Box color="fg.muted">{texts.noColleges}</Box>
      ) : (
        <Box as="ul" listStyleType="none" aria-label={texts.colleges}>
          {colleges.map(({ collegeId, name, pathName }) => (
            <Box key={collegeId} as="li">
              <PageLink to={collegeAddress(pathName, sex)} display="inline-flex" alignItems="center" minH="11" color="pitch.fg">
                {name}
              </PageLink>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** One rung: its count in eight weeks, and a bar for each of them. */
function Rung({ interest: { weeks, total }, rung }: { readonly interest: Interest; readonly rung: LadderRung }) {
  const { formatNumber } = useFormats();
  const day = useLongDate();
  const texts = INTEREST_TEXTS[useLanguage().language];
  const textOf = (count: ToldCount) => (count === 'few' ? texts.few : formatNumber(count));
  const most = Math.max(1, ...weeks.map((week) => sizeOf(week[rung], rung)));
  const latest = weeks.at(-1);
  const sentence = textOf(total[rung]);
  return (
    <NumberFigure
      title={texts.rungs[rung]}
      sentence={
        latest === undefined || latest[rung] === 'few' ? sentence : `${sentence} · ${textOf(latest[rung])} ${texts.thisWeek}`
      }
      rows={[
        [texts.weeks, sentence],
        ...weeks.map((week) => [`${day(week.from)} – ${day(week.to)}`, textOf(week[rung])] as const),
      ]}
    >
      <svg
        viewBox={`0 0 ${weeks.length * BAR.step} ${BAR.height}`}
        width="100%"
        height={BAR.height}
        preserveAspectRatio="none"
        focusable="false"
        style={{ display: 'block' }}
      >
        {weeks.map((week, at) => {
          const size = sizeOf(week[rung], rung);
          const height = size === 0 ? 2 : Math.max(5, (size / most) * BAR.height);
          const fill = size === 0 ? INK.line : at === weeks.length - 1 ? INK.strong : INK.quiet;
          const x = at * BAR.step;
          return <rect key={week.from} {...{ x, height, fill }} y={BAR.height - height} width={BAR.width} />;
        })}
      </svg>
    </NumberFigure>
  );
}

/** How high a count is drawn. Fewer than five saves are drawn as none, because the count does not tell them apart. */
function sizeOf(count: ToldCount, rung: LadderRung): number {
  if (count !== 'few') return count;
  return rung === 'saves' ? 0 : 1;
}
