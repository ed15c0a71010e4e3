import { Box } from '@chakra-ui/react/box';
import { Words } from '../../i18n/use-translations';
import { PageLink } from '../../ui/page-link';

const EXAMPLES = ['California', 'Ohio', 'Wildcats'] as const;

/** Searches to start with: two states and a nickname, as links. */
export function ExampleSearches() {
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="5" mt="3" color="hero.muted">
      <span>
        <Words id="landing.examples" />
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
