import type { Language } from '@touchline/domain/kernel/refusal/api-messages';
import { deferredSection } from '../../lib/deferred-section';
import { Content } from '../../ui/page-layout';
import type { HeadContext, PageHead } from '../page-definition';
import { LandingHero } from './landing-hero';
import type { FoundColleges } from './use-typed-colleges';

const SampleProfiles = deferredSection(async () => (await import('./sample-profiles')).SampleProfiles);
const Audiences = deferredSection(async () => (await import('./audiences')).Audiences);
const PricesAndLeagues = deferredSection(async () => (await import('./landing-sections')).PricesAndLeagues);
const LandingClosing = deferredSection(async () => (await import('./landing-sections')).LandingClosing);

/** All below the headline, the search and its table. */
export const deferred = [SampleProfiles, Audiences, PricesAndLeagues, LandingClosing];

/** /home: what Touchline is, for whom and at what price (S2-01). Its search works before hydration. */
export function View({ data: first }: { readonly data: FoundColleges }) {
  return (
    <>
      <LandingHero first={first} />
      <Content py={{ base: '16', lg: '7rem' }}>
        <SampleProfiles />
      </Content>
      <Audiences first={first} />
      <PricesAndLeagues />
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
export function head({ language }: HeadContext<FoundColleges>): PageHead {
  return { ...TEXTS[language], structuredData: siteData };
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
