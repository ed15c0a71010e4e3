import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import type { Language } from '@touchline/domain/kernel/refusal/api-messages';
import { PitchLines } from '../../components/pitch-lines';
import { Translated } from '../../i18n/use-translations';
import { ButtonLink } from '../../ui/links';
import { Content } from '../../ui/page-layout';
import type { HeadContext, PageHead } from '../page-definition';
import { Audiences } from './audiences';
import { LandingHero } from './landing-hero';
import { LeagueLine } from './league-line';
import { PlanPrices } from './plan-prices';
import { SampleProfiles } from './sample-profiles';
import type { FoundColleges } from './use-typed-colleges';

/** /home: what Touchline is, for whom and at what price (S2-01). Its search works before hydration. */
export function View({ data: first }: { readonly data: FoundColleges }) {
  return (
    <>
      <LandingHero first={first} />
      <Content py={{ base: '16', lg: '7rem' }}>
        <SampleProfiles />
      </Content>
      <Audiences first={first} />
      <Content py={{ base: '16', lg: '7rem' }}>
        <PlanPrices />
        <Box mt={{ base: '16', lg: '7rem' }}>
          <LeagueLine />
        </Box>
      </Content>
      <LandingClosing />
    </>
  );
}

const PENALTY_AREA = { left: '50%', top: '-1.5rem', height: '34rem', transform: 'translateX(-50%)' };

/** The end of the landing page: one question, one link. */
function LandingClosing() {
  return (
    <Box className="on-dark" bg="hero" color="hero.fg" position="relative" overflow="hidden" textAlign="center">
      <PitchLines part="penalty" style={PENALTY_AREA} opacity={0.12} />
      <Content position="relative" py={{ base: '16', lg: '7rem' }} display="flex" flexDirection="column" alignItems="center">
        <Heading as="h2" textStyle="h1">
          <Translated id="landing.closing" />
        </Heading>
        <Text fontSize="lg" color="hero.muted" mt="4" mb="8">
          <Translated id="landing.closingText" />
        </Text>
        <ButtonLink to="/colleges" colorPalette="flare" size="xl" fontWeight="bold" width={{ base: 'full', sm: 'auto' }}>
          <Translated id="landing.closingAction" />
        </ButtonLink>
      </Content>
    </Box>
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
