import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-context';
import { useWords } from '../../i18n/use-words';
import { Content } from '../../ui/content';
import { PageTitle } from '../../ui/page-title';
import { headOfCollegeSearch } from './college-search-head';
import { CollegeResults } from './college-results';
import { ResultCount } from './result-count';
import { searchAddressOf } from './search-address';
import { SearchBox } from './search-box';

/** /colleges: the search for colleges, all of it in the address (specification §2). */
export function CollegeSearchScreen() {
  const say = useWords();
  const { language } = useLanguage();
  const [params] = useSearchParams();
  return (
    <Content py={{ base: '8', md: '14' }}>
      <PageTitle text={headOfCollegeSearch(searchAddressOf(params), language).title} />
      <Heading as="h1" textStyle="h1">
        {say('search.title')}
      </Heading>
      <Text color="fg.muted" mt="2" mb="6">
        {say('search.intro')}
      </Text>
      <SearchBox />
      <ResultCount />
      <CollegeResults />
    </Content>
  );
}
