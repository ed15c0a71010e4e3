import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslations } from '../../i18n/use-translations';
import { CompareTraySlot } from '../../components/compare/compare-slot';
import { Content } from '../../ui/page-layout';
import { SkipLink } from '../../ui/skip-link';
import { ActiveFilters, FacetPanel } from './deferred-filters';
import { CollegeResults } from './college-results';
import { QuickFilters } from './quick-filters';
import { FilterDrawer, ResultCount, SortChoice } from './results-toolbar';
import { useCollegeQuery } from './search-address';
import { SearchBox } from './search-box';
import { useCatalogueSearch, useCollegeResults } from './use-college-results';

/** The filters stay beside the results and scroll on their own, so that no half of the page is empty. */
const OWN_SCROLL = {
  position: 'sticky',
  top: '4',
  height: 'calc(100vh - 2rem)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  px: '1',
  mx: '-1',
} as const;

/** /colleges: the college search. Its whole state is in the address (S2-03, docs/search.md). */
export function CollegeSearchScreen() {
  const t = useTranslations();
  const { query } = useCollegeQuery();
  const catalogue = useCatalogueSearch();
  const results = useCollegeResults(query, catalogue);
  const counts = results.data?.facets ?? null;
  return (
    <Content py={{ base: '8', md: '14' }}>
      <Heading as="h1" textStyle="h1">
        {t('search.title')}
      </Heading>
      <Text color="fg.muted" mt="2" mb="6">
        {t('search.intro')}
      </Text>
      <SearchBox isInstant={catalogue !== null} />
      <SkipLink to="results">{t('colleges.skipToResults')}</SkipLink>
      <Box mt="4" mb="6">
        <QuickFilters counts={counts} />
      </Box>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '17.5rem minmax(0, 1fr)' }}
        gap="8"
        alignItems="start"
      >
        <Box as="aside" aria-labelledby="college-filters" hideBelow="lg" {...OWN_SCROLL}>
          <Heading as="h2" id="college-filters" textStyle="h3" mb="3">
            {t('colleges.filters')}
          </Heading>
          {counts !== null && <FacetPanel counts={counts} />}
        </Box>
        <Box id="results" tabIndex={-1} minW="0" outline="none" scrollMarginTop="6rem">
          <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3" mb="4" minH="11">
            <ResultCount total={results.data?.total ?? null} readAs={results.data?.readAs ?? null} />
            <Box display="flex" flexWrap="wrap" gap="3" minW="0" width={{ base: 'full', sm: 'auto' }}>
              <FilterDrawer counts={counts} total={results.data?.total ?? 0} />
              <SortChoice />
            </Box>
          </Box>
          <ActiveFilters />
          <CollegeResults results={results} catalogue={catalogue} />
        </Box>
      </Box>
      <CompareTraySlot />
    </Content>
  );
}
