import { Box } from '@chakra-ui/react/box';
import type { Language } from '@touchline/domain/kernel/language';
import { deferredSection } from '../../lib/hydration/deferred-section';
import { useSessionState } from '../../session/session-context';
import { isAuthenticated } from '../../session/session-state';
import { Content } from '../../ui/page-layout';
import { pageCard } from '../page-card';
import type { HeadContext, PageHead } from '../page-definition';
import { DotMap, LandingHero } from './landing-hero';
import type { LandingData } from './load-landing';

const NextForYou = deferredSection(async () => (await import('./next-for-you')).NextForYou);
const FigureLists = deferredSection(async () => (await import('./figure-lists')).FigureLists);
const DailyTable = deferredSection(async () => (await import('./daily-table')).DailyTable);
const FeaturedPlayers = deferredSection(async () => (await import('./featured-players')).FeaturedPlayers);
const SampleProfiles = deferredSection(async () => (await import('./sample-profiles')).SampleProfiles);
const Audiences = deferredSection(async () => (await import('./audiences')).Audiences);
const Leagues = deferredSection(async () => (await import('./landing-sections')).Leagues);
const PricesAndQuestions = deferredSection(async () => (await import('./landing-sections')).PricesAndQuestions);
const LandingClosing = deferredSection(async () => (await import('./landing-sections')).LandingClosing);

/** The map, and all below the headline and the search. */
export const deferred = [
  DotMap,
  Leagues,
  FeaturedPlayers,
  SampleProfiles,
  DailyTable,
  FigureLists,
  Audiences,
  PricesAndQuestions,
  LandingClosing,
];

/** The space of what is next for a signed-in user: reserved before the first paint, so that nothing moves. */
const SIGNED_IN_ONLY = { display: 'none', 'html[data-signed-in] &': { display: 'block', minHeight: '12.5rem' } } as const;

/** /home: what Touchline is, for whom and at what price (S2-01). Its search works before hydration. */
export function View({ data }: { readonly data: LandingData }) {
  const isSignedIn = isAuthenticated(useSessionState());
  return (
    <>
      <LandingHero first={data} />
      <Box css={SIGNED_IN_ONLY}>{isSignedIn && <NextForYou />}</Box>
      <Leagues />
      <Content>{data.featured.length > 0 ? <FeaturedPlayers players={data.featured} /> : <SampleProfiles />}</Content>
      {data.daily !== null && (
        <Content pt={{ base: '12', lg: '5.5rem' }}>
          <DailyTable daily={data.daily} />
        </Content>
      )}
      {data.lists !== null && (
        <Content pt={{ base: '12', lg: '5.5rem' }}>
          <FigureLists lists={data.lists} />
        </Content>
      )}
      <Box height={{ base: '12', lg: '5.5rem' }} />
      <Audiences />
      <PricesAndQuestions />
      <LandingClosing />
    </>
  );
}

const TEXTS = {
  en: {
    title: 'Find the team that needs you',
    description:
      'Touchline brings college soccer together: colleges of NCAA, NAIA, NJCAA and U SPORTS with their teams, towns and costs. Search free, without an account.',
  },
  de: {
    title: 'Finde das Team, das dich braucht',
    description:
      'Touchline bringt den College-Fußball zusammen: Colleges aus NCAA, NAIA, NJCAA und U SPORTS mit Teams, Orten und Kosten. Kostenlos suchen, ohne Konto.',
  },
} as const satisfies Record<Language, { title: string; description: string }>;

/** The head of /home, whose structured data name the site and its search. */
export function head({ language }: HeadContext<LandingData>): PageHead {
  return { ...TEXTS[language], image: pageCard('home', language), structuredData: siteData };
}

function siteData(origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Touchline',
    url: `${origin}/home`,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}/colleges?search={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
}
