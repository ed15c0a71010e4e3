import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useSearchParams } from 'react-router-dom';
import { useTranslations } from '../../i18n/use-translations';
import { CompareTraySlot } from '../../components/compare/compare-slot';
import { FROM_TABLE } from '../../components/college/table-width';
import { SearchColumns } from '../../components/search/search-columns';
import { SearchTitle } from '../../components/search/search-title';
import { WatchSlot } from '../../components/watching/watch-slot';
import { PageLink } from '../../ui/links';
import { Content } from '../../ui/page-layout';
import { SkipLink } from '../../ui/skip-link';
import {
  ChosenCollegeFilters,
  CollegeSortChoice,
  DeferredFilterDrawer,
  FacetPanel,
  QuickFilters,
} from './filters/deferred-filters';
import { CollegeResults } from './college-results';
import { MapResults, MapSwitch } from './map/deferred-map';
import { ResultCount } from './results-toolbar';
import { MAP_VIEW, useCollegeQuery, VIEW } from './search-address';
import { SearchBox } from './search-box';
import { useCatalogueSearch, useCollegeResults } from './use-college-results';

const loadWatch = async () => ({ Watch: (await import('./filters/watch-colleges')).WatchColleges });

/** /colleges: the college search. Its whole state is in the address (S2-03, docs/search.md). */
export function CollegeSearchScreen() {
  const t = useTranslations();
  const { query } = useCollegeQuery();
  const catalogue = useCatalogueSearch();
  const results = useCollegeResults(query, catalogue);
  const counts = results.data?.facets ?? null;
  const read = results.data?.read ?? null;
  const [params] = useSearchParams();
  const isMap = params.get(VIEW) === MAP_VIEW;
  return (
    <Content py={{ base: '5', md: '14' }} css={{ [FROM_TABLE]: { maxWidth: '90rem' } }}>
      <SearchTitle text={t('search.title')} />
      <Text color="fg.muted" mt="2" mb={{ base: '4', md: '6' }}>
        {t('search.intro')}{' '}
        <PageLink to="/exploreColleges" color="pitch.fg" fontWeight="medium" textDecoration="underline">
          {t('colleges.collections')}
        </PageLink>
      </Text>
      <SearchBox isInstant={catalogue !== null} />
      <SkipLink to="results">{t('colleges.skipToResults')}</SkipLink>
      <Box mt={{ base: '3', md: '4' }} mb={{ base: '2', md: '6' }}>
        <QuickFilters counts={counts}>
          <DeferredFilterDrawer counts={counts} total={results.data?.total ?? 0} read={read} isAlways={isMap} />
          <MapSwitch isMap={isMap} />
        </QuickFilters>
      </Box>
      <SearchColumns
        resultsId="results"
        filtersTitle={t('colleges.filters')}
        filters={isMap ? null : counts !== null && <FacetPanel counts={counts} read={read} />}
        count={
          <Box display="flex" flexWrap={{ md: 'wrap' }} alignItems="center" columnGap={{ md: '3' }}>
            <ResultCount total={results.data?.total ?? null} readAs={results.data?.readAs ?? null} />
            <WatchSlot load={loadWatch} with={{ counts }} />
          </Box>
        }
        controls={<CollegeSortChoice />}
        isOneLine
      >
        <ChosenCollegeFilters counts={counts} read={read} />
        {isMap ? (
          <MapResults results={results} catalogue={catalogue} layout="half" />
        ) : (
          <CollegeResults results={results} catalogue={catalogue} />
        )}
      </SearchColumns>
      <CompareTraySlot />
    </Content>
  );
}
