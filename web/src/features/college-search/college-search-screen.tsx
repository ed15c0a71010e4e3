import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import type { WordKey } from '../../i18n/english';
import { useWords } from '../../i18n/use-words';
import { Content } from '../../ui/content';
import { PageTitle } from '../../ui/page-title';
import { CollegeResults } from './college-results';
import { ResultCount } from './result-count';
import { SearchBox } from './search-box';

/** /colleges: the search for colleges, all of it in the address (specification §2). */
export function CollegeSearchScreen({ title = 'search.title' }: { readonly title?: WordKey }) {
  const say = useWords();
  return (
    <Content py={{ base: '8', md: '14' }}>
      <PageTitle text={say(title)} />
      <Box maxW="42.5rem">
        <Heading as="h1" size={{ base: '3xl', md: '4xl' }} fontWeight="bold" letterSpacing="-0.01em">
          {say(title)}
        </Heading>
        <Text color="fg.muted" mt="2" mb="6">
          {say('search.intro')}
        </Text>
        <SearchBox />
      </Box>
      <ResultCount />
      <CollegeResults />
    </Content>
  );
}
