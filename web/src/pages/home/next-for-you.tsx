import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import type { Language } from '@touchline/domain/kernel/language';
import { completenessOf, isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import { isCoach } from '@touchline/domain/person/roles/coach-role';
import { useLanguage } from '../../i18n/language-provider';
import { useApi } from '../../lib/api/api-client';
import { VisitQueries } from '../../lib/api/visit-queries';
import { useSessionState } from '../../session/session-context';
import type { OwnProfile } from '../../session/session-state';
import { PageLink } from '../../ui/links';
import { Content, ScrollStrip } from '../../ui/page-layout';

interface Step {
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

const TEXTS = {
  en: {
    title: 'What is next for you',
    profile: (percent: number): Omit<Step, 'to'> => ({
      title: `Your profile: ${percent}%`,
      text: percent === 100 ? 'Complete. Keep it up to date.' : 'See what the next percent is.',
    }),
    finish: { title: 'Finish your page', text: 'See what your college’s page still lacks.' },
    claim: { title: 'Claim your college', text: 'Edit its page where it is read.' },
    recruits: { title: 'Find players', text: 'By position, year, level and video.' },
    saved: (count: number): Omit<Step, 'to'> => ({
      title: count === 1 ? '1 saved college' : `${count} saved colleges`,
      text: 'Plan the next step for each.',
    }),
    none: { title: 'Save your first college', text: 'Colleges that you save get a plan of their own.' },
    step: (name: string) => `Next: ${name}`,
    admin: { title: 'Admin', text: 'Requests, reports and users.' },
    collections: { title: 'Collections', text: 'By the sea, in your field, under your budget.' },
  },
  de: {
    title: 'Was für dich ansteht',
    profile: (percent: number): Omit<Step, 'to'> => ({
      title: `Dein Profil: ${percent} %`,
      text: percent === 100 ? 'Vollständig. Halte es aktuell.' : 'Sieh, womit es weitergeht.',
    }),
    finish: { title: 'Mach deine Seite fertig', text: 'Sieh, was der Seite deines Colleges noch fehlt.' },
    claim: { title: 'College übernehmen', text: 'Bearbeite die Seite dort, wo sie gelesen wird.' },
    recruits: { title: 'Talente finden', text: 'Nach Position, Jahrgang, Niveau und Video.' },
    saved: (count: number): Omit<Step, 'to'> => ({
      title: count === 1 ? '1 gemerktes College' : `${count} gemerkte Colleges`,
      text: 'Plane für jedes den nächsten Schritt.',
    }),
    none: { title: 'Merk dir dein erstes College', text: 'Gemerkte Colleges bekommen einen eigenen Plan.' },
    step: (name: string) => `Als Nächstes: ${name}`,
    admin: { title: 'Admin', text: 'Anfragen, Meldungen und Konten.' },
    collections: { title: 'Sammlungen', text: 'Am Meer, in deinem Fach, im Budget.' },
  },
} as const satisfies Record<Language, object>;

type Texts = (typeof TEXTS)[Language];

/** What a signed-in user does next: their own page first, then players or saved colleges. */
export function NextForYou() {
  return (
    <VisitQueries>
      <NextSteps />
    </VisitQueries>
  );
}

function NextSteps() {
  const texts = TEXTS[useLanguage().language];
  const { profile, isAdmin } = useSessionState();
  const saved = useOwnSavedColleges();
  if (profile === null) return null;
  const steps = [
    ...(isAdmin ? [{ to: '/admin', ...texts.admin }] : []),
    ...ownSteps(profile, texts),
    ...(saved === null ? [] : [savedStep(saved, texts)]),
    { to: '/exploreColleges', ...texts.collections },
  ];
  return (
    <Content py="6">
      <Heading as="h2" textStyle="h3" mb="3">
        {texts.title}
      </Heading>
      <ScrollStrip label={texts.title} mx={{ base: '-4', md: '0' }} px={{ base: '4', md: '0' }} py="1">
        <Box as="ul" listStyleType="none" display="flex" gap="3">
          {steps.map(({ to, title, text }) => (
            <Box
              as="li"
              key={to}
              position="relative"
              flex={{ base: '0 0 15rem', lg: '1 1 0' }}
              minH="24"
              bg="bg.panel"
              borderWidth="1px"
              borderRadius="card"
              p="4"
            >
              <PageLink
                to={to}
                fontWeight="semibold"
                overflowWrap="anywhere"
                _before={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'card' }}
              >
                {title}
              </PageLink>
              <Box textStyle="small" color="fg.muted" mt="1" overflowWrap="anywhere">
                {text}
              </Box>
            </Box>
          ))}
        </Box>
      </ScrollStrip>
    </Content>
  );
}

type SavedColleges = AnswerOf<'savedColleges'>['items'];

/** The saved colleges of the user; null while they load, and of coaches, who save none. */
function useOwnSavedColleges(): SavedColleges | null {
  const callApi = useApi();
  const { user, profile } = useSessionState();
  const { data } = useQuery({
    queryKey: ['savedColleges', user?.uid ?? null],
    queryFn: async ({ signal }) => (await callApi('savedColleges', { signal })).items,
    enabled: profile !== null && !isCoach(profile),
  });
  return data ?? null;
}

function ownSteps(profile: OwnProfile, texts: Texts): readonly Step[] {
  const { type, username } = profile;
  const own = `/profile/${username}/about`;
  if (isPlayer(type)) return [{ to: own, ...texts.profile(completenessOf(profile).percent) }];
  if (!isCoach(profile)) return [];
  const isAccepted = profile.roles.some(({ status }) => status === 'Accepted');
  return [
    isAccepted ? { to: '/coachonboardingwizard', ...texts.finish } : { to: '/claimCollege', ...texts.claim },
    { to: '/', ...texts.recruits },
  ];
}

/** The saved colleges: the soonest step that the user planned, else how many they are. */
function savedStep(items: SavedColleges, texts: Texts): Step {
  const to = '/mycolleges';
  if (items.length === 0) return { to: '/colleges', ...texts.none };
  const [soonest] = items
    .flatMap(({ college, nextStep }) => (nextStep === null ? [] : [{ name: college?.name ?? '', ...nextStep }]))
    .toSorted((one, other) => (one.on ?? '9999').localeCompare(other.on ?? '9999'));
  if (soonest === undefined) return { to, ...texts.saved(items.length) };
  return { to, title: texts.step(soonest.text), text: soonest.name };
}
