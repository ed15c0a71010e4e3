import { Box } from '@chakra-ui/react/box';
import { MOST_COUNTED } from '@touchline/domain/person/recruits/recruit-query';
import { SearchColumns } from '../../components/search/search-columns';
import { SearchTitle } from '../../components/search/search-title';
import { WatchSlot } from '../../components/watching/watch-slot';
import { useTranslations } from '../../i18n/use-translations';
import { Content } from '../../ui/page-layout';
import { SkipLink } from '../../ui/skip-link';
import { TabsNav } from '../../ui/tabs-nav';
import {
  ChosenRecruitFilters,
  RecruitDrawer,
  RecruitCards,
  RecruitFilters,
  RecruitOrder,
  RecruitViews,
  SeenRecruits,
  StartOfCoach,
} from './deferred-recruits';
import { RecruitBox } from './recruit-box';
import { RecruitResults } from './recruit-results';
import { useRecruitResults } from './recruit-results-query';

const loadWatch = async () => ({ Watch: (await import('./filters/watch-recruits')).WatchRecruits });

/** Coaches start with filters: where the browser remembers one, their line has its space from the first paint. */
const ROOM_FOR_FILTERS = { 'html[data-navigation="coach"] &': { minHeight: '3.75rem' } } as const;

/** / : the search of recruits (S2-02). Its whole state is in the address (docs/search.md). */
export function RecruitSearchScreen() {
  const t = useTranslations();
  const results = useRecruitResults();
  const total = results.data?.total ?? null;
  const tabs = [
    { to: '/', text: t('recruits.tabRecruits'), isCurrent: true },
    { to: '/colleges', text: t('recruits.tabColleges'), isCurrent: false },
    { to: '/camps', text: t('recruits.tabCamps'), isCurrent: false },
  ];
  return (
    <Content py={{ base: '8', md: '12' }}>
      <SearchTitle text={t('recruits.title')} />
      <Box mt="4" mb="6">
        <TabsNav label={t('recruits.tabs')} tabs={tabs} />
      </Box>
      <RecruitBox />
      <SkipLink to="results">{t('recruits.skipToResults')}</SkipLink>
      <Box mt={{ base: '5', md: '8' }}>
        <SearchColumns
          resultsId="results"
          filtersTitle={t('recruits.filters')}
          filters={<RecruitFilters />}
          count={
            <Box display="flex" alignItems="center" gap="3" width={{ base: 'full', sm: 'auto' }}>
              <RecruitCount total={total} />
              <Box order={{ base: 2, sm: 1 }} ms={{ base: 'auto', sm: '2' }}>
                <RecruitViews preloadCards={RecruitCards.preload} />
              </Box>
              <Box order={{ base: 1, sm: 2 }}>
                <WatchSlot load={loadWatch} with={{}} />
              </Box>
            </Box>
          }
          controls={
            <>
              <RecruitDrawer total={total ?? 0} />
              <RecruitOrder />
            </>
          }
        >
          <Box css={ROOM_FOR_FILTERS}>
            <ChosenRecruitFilters />
          </Box>
          <StartOfCoach />
          <RecruitResults results={results} />
          <SeenRecruits />
        </SearchColumns>
      </Box>
    </Content>
  );
}

/** The number of results, read aloud when it changes; above 1,000 it says so. */
function RecruitCount({ total }: { readonly total: number | null }) {
  const t = useTranslations();
  const isMore = total !== null && total > MOST_COUNTED;
  return (
    <Box role="status" minH="1.625rem" color="fg.muted" fontVariantNumeric="tabular-nums">
      {total !== null && (isMore ? t('recruits.countMore', { count: MOST_COUNTED }) : t('recruits.count', { count: total }))}
    </Box>
  );
}
