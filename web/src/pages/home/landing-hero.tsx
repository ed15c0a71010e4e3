import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useDeferredValue, useState } from 'react';
import { PitchLines } from '../../components/pitch-lines';
import { Translated } from '../../i18n/use-translations';
import { PageLink } from '../../ui/links';
import { Content } from '../../ui/page-layout';
import { LandingSearch } from './landing-search';
import { LandingTable } from './landing-table';
import type { FoundColleges } from './use-typed-colleges';

/** Large enough for its arc to run between the search and the table on a wide screen. */
const CIRCLE = {
  right: 'calc(-1 * clamp(26rem, 61vw, 55.4rem))',
  top: '50%',
  height: 'clamp(58rem, 136vw, 123rem)',
  transform: 'translateY(-50%)',
};

/**
 * The headline, the search, and next to it the table of colleges that follows what is typed. On a phone the search is
 * low, within reach of the thumb.
 */
export function LandingHero({ first }: { readonly first: FoundColleges }) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  return (
    <Box className="on-dark" bg="hero" color="hero.fg" position="relative" overflow="hidden">
      <PitchLines part="centre" style={CIRCLE} opacity={0.2} />
      <Content
        position="relative"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 40rem) minmax(0, 1fr)' }}
        gap={{ base: '8', lg: '12' }}
        alignItems="center"
        pb={{ base: '12', lg: '5.5rem' }}
        pt={{ base: '0', lg: '5rem' }}
      >
        <Box
          display="flex"
          flexDirection="column"
          justifyContent="space-between"
          minH={{ base: 'clamp(26rem, calc(100svh - 9rem), 40rem)', md: '0' }}
          pt={{ base: '10', md: '16', lg: '0' }}
          maxW="40rem"
        >
          <Box>
            <Heading as="h1" textStyle="display" maxW={{ lg: '15ch' }}>
              <Translated id="landing.headline" />
            </Heading>
            <Text fontSize="lg" lineHeight="1.55" color="hero.muted" mt="5" maxW="32rem">
              <Translated id="landing.lead" />
            </Text>
          </Box>
          <Box mt="10">
            <LandingSearch onTyped={setTyped} />
            <ExampleSearches />
          </Box>
        </Box>
        <LandingTable search={search} first={first} />
      </Content>
    </Box>
  );
}

const EXAMPLES = ['California', 'Ohio', 'Wildcats'] as const;

/** Example searches as links: two states and a nickname. */
function ExampleSearches() {
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="5" mt="3" color="hero.muted">
      <span>
        <Translated id="landing.examples" />
      </span>
      {EXAMPLES.map((example) => (
        <PageLink
          key={example}
          to={`/colleges?search=${example}`}
          color="hero.fg"
          textDecoration="underline"
          textDecorationThickness="1px"
          _hover={{ textDecorationThickness: '2px' }}
          lineHeight="2.75rem"
        >
          {example}
        </PageLink>
      ))}
    </Box>
  );
}
