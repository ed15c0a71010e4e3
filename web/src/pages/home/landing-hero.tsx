import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
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

/**
 * The headline, the search, and next to it the map of all colleges, which lights up by what is typed. What is found
 * has its space before, so that nothing moves.
 */
export function LandingHero({ first }: { readonly first: TypedFinds }) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { found, isPrevious } = useTypedColleges(search, first);
  return (
    <Box className="on-dark" bg="hero" color="hero.fg" position="relative" overflow="hidden">
      <Content
        position="relative"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 32rem) minmax(0, 1fr)' }}
        gap={{ base: '6', lg: '12' }}
        alignItems="center"
        py={{ base: '8', md: '12', lg: '16' }}
      >
        <Box maxW="40rem">
          <Heading as="h1" textStyle="display" maxW={{ lg: '15ch' }}>
            <Translated id="landing.headline" />
          </Heading>
          <Text fontSize={{ base: 'md', md: 'lg' }} lineHeight="1.55" color="hero.muted" mt={{ base: '3', md: '5' }} maxW="32rem">
            <Translated id="landing.lead" />
          </Text>
          <Box mt={{ base: '5', md: '8' }}>
            <LandingSearch onTyped={setTyped} />
          </Box>
          <Box mt="2" minH={{ base: '11.5rem', sm: '11rem' }}>
            {search === '' ? <ExampleSearches /> : <TypedHits search={search} found={found} isPrevious={isPrevious} />}
          </Box>
        </Box>
        <Box aspectRatio="3 / 2" minW="0">
          <DotMap all={first.dots} lit={search === '' ? null : found.dots} total={first.answer?.total ?? null} />
        </Box>
      </Content>
    </Box>
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
