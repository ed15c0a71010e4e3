import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { CompareTraySlot } from '../../../components/compare/compare-slot';
import { Content } from '../../../ui/page-layout';
import { ChosenCollegeFilters, DeferredFilterDrawer } from '../filters/deferred-filters';
import { ResultCount } from '../results-toolbar';
import { useCollegeQuery } from '../search-address';
import { useCatalogueSearch, useCollegeResults } from '../use-college-results';
import { MapResults, MapSwitch } from './deferred-map';
import { useMapTexts } from './map-texts';

/** /collegeMap: the college search on a map, for phones (S2-05). Its address takes the parameters of /colleges. */
export function CollegeMapScreen() {
  const texts = useMapTexts();
  const { query } = useCollegeQuery();
  const catalogue = useCatalogueSearch();
  const results = useCollegeResults(query, catalogue);
  const { data } = results;
  return (
    <Content pt="5" pb="8">
      <Heading as="h1" textStyle="h2" fontWeight="800" overflowWrap="anywhere">
        {query.text === '' ? texts.title : texts.titleOf(query.text)}
      </Heading>
      <ResultCount total={data?.total ?? null} readAs={data?.readAs ?? null} />
      <Box display="flex" flexWrap="wrap" gap="3" my="3">
        <DeferredFilterDrawer counts={data?.facets ?? null} total={data?.total ?? 0} read={data?.read ?? null} isAlways />
        <MapSwitch isMap />
      </Box>
      <MapResults results={results} catalogue={catalogue} layout="strip" />
      {/* Below the map, which stays where it is as its part is searched. */}
      <Box mt="4">
        <ChosenCollegeFilters counts={data?.facets ?? null} read={data?.read ?? null} />
      </Box>
      <CompareTraySlot />
    </Content>
  );
}
