import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Translated } from '../../i18n/use-translations';
import { deferredSection } from '../../lib/hydration/deferred-section';
import { PageLink } from '../../ui/links';
import { Content } from '../../ui/page-layout';
import { LandingSearch } from './landing-search';
import type { TypedFinds } from './load-landing';
import { useTypedColleges } from './use-typed-colleges';

/** The map, and what is found while somebody types. */
export const DotMap = deferredSection(async () => (await import('./dot-map')).DotMap);
const TypedHits = deferredSection(async () => (await import('./typed-hits')).TypedHits);

/** The drawn match (local/src/pictures/landing-match-cli.ts): on top of phones, behind the headline from 992 px on. */
const MATCH = {
  position: { base: 'relative', lg: 'absolute' },
  inset: { lg: '0' },
  height: { base: '15rem', md: '24rem', lg: 'auto' },
  _after: {
    content: '""',
    position: 'absolute',
    inset: '0',
    backgroundImage: {
      base: 'linear-gradient(to top, var(--tl-colors-hero), transparent 45%)',
      lg: 'linear-gradient(90deg, var(--tl-colors-hero) 38%, transparent 66%)',
    },
  },
} as const;

/**
 * What the site is for: a match, the headline and the search; below it the map of all colleges, which lights up by what
 * is typed. What is found has its space before, so that nothing moves.
 */
export function LandingHero({ first }: { readonly first: TypedFinds }) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { found, isPrevious } = useTypedColleges(search, first);
  return (
    <>
      <Box className="on-dark" bg="hero" color="hero.fg" position="relative" overflow="hidden">
        <Box aria-hidden {...MATCH}>
          <chakra.img
            src="/landing-match.svg"
            alt=""
            fetchPriority="high"
            width="full"
            height="full"
            objectFit="cover"
            objectPosition={{ base: '78% 70%', lg: '100% 70%' }}
          />
        </Box>
        <Content position="relative" mt={{ base: '-8', md: '-16', lg: '0' }} pb={{ base: '2', lg: '6' }} pt={{ lg: '16' }}>
          <Box maxW={{ base: '40rem', lg: '32rem' }}>
            <Heading as="h1" textStyle="display" maxW={{ lg: '15ch' }}>
              <Translated id="landing.headline" />
            </Heading>
            <Text
              fontSize={{ base: 'md', md: 'lg' }}
              lineHeight="1.55"
              color="hero.muted"
              mt={{ base: '3', md: '5' }}
              maxW="32rem"
            >
              <Translated id="landing.lead" />
            </Text>
            <Box mt={{ base: '5', md: '8' }}>
              <LandingSearch onTyped={setTyped} />
            </Box>
            <Box mt="2" minH={{ base: '11.5rem', sm: '11rem' }}>
              {search === '' ? <ExampleSearches /> : <TypedHits search={search} found={found} isPrevious={isPrevious} />}
            </Box>
          </Box>
        </Content>
      </Box>
      <Content py={{ base: '12', lg: '5.5rem' }}>
        <DotMap all={first.dots} lit={search === '' ? null : found.dots} total={first.answer?.total ?? null} />
      </Content>
    </>
  );
}

const EXAMPLES = ['California', 'Ohio', 'Wildcats'] as const;

/** Example searches as links: two states and a nickname; below them the way to the collections. */
function ExampleSearches() {
  return (
    <>
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="5" color="hero.muted">
        <span>
          <Translated id="landing.examples" />
        </span>
        {EXAMPLES.map((example) => (
          <ExampleLink key={example} to={`/colleges?search=${example}`} text={example} />
        ))}
      </Box>
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="5" color="hero.muted">
        <span>
          <Translated id="landing.collections" />
        </span>
        <ExampleLink to="/colleges?sea=true" text={<Translated id="landing.sea" />} />
        <ExampleLink to="/colleges?acceptance=from50" text={<Translated id="landing.acceptance" />} />
        <ExampleLink to="/exploreColleges" text={<Translated id="landing.allCollections" />} />
      </Box>
    </>
  );
}

function ExampleLink({ to, text }: { readonly to: string; readonly text: ReactNode }) {
  return (
    <PageLink
      to={to}
      color="hero.fg"
      textDecoration="underline"
      textDecorationThickness="1px"
      _hover={{ textDecorationThickness: '2px' }}
      lineHeight="2.75rem"
    >
      {text}
    </PageLink>
  );
}
