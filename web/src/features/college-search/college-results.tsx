import { Box } from '@chakra-ui/react/box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CollegeListItem } from '@touchline/domain/college/college-list-item';
import { academicsCost } from '@touchline/domain/kernel/format/money';
import { milesBetween } from '@touchline/domain/reference/geography/miles-between';
import { askedTeam } from '@touchline/domain/search/asked-team';
import type { CollegeQuery } from '@touchline/domain/search/college-query';
import { PAGE_SIZE } from '@touchline/domain/search/search-limits';
import { lazy, Suspense, useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CollegeActions } from '../../components/college-actions';
import { CollegeList, CollegeListSkeleton } from '../../components/college-list';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import type { Fact } from '../../ui/facts';
import { FailedState } from '../../ui/failures';
import type { CatalogueSearch } from './catalogue-search';
import { allCollegesQuery } from './college-results-query';
import { NoResults, PageLinks } from './deferred-filters';
import { useCollegeQuery, VIEW } from './search-address';
import type { ShownResults } from './use-college-results';

/** The list of all results, downloaded on demand. */
const LazyAllColleges = lazy(async () => ({ default: (await import('./all-colleges')).AllColleges }));

const SKELETON_ROWS = 10;

/** The buttons in a college's row. */
const rowActions = ({ _id, name }: CollegeListItem) => <CollegeActions collegeId={_id} name={name} />;

interface CollegeResultsProps {
  readonly results: ShownResults;
  readonly catalogue: CatalogueSearch | null;
}

/** The results of the search: rows in pages, or all rows on one page; or a loading, empty or failed state. */
export function CollegeResults({ results, catalogue }: CollegeResultsProps) {
  const t = useTranslations();
  const { query } = useCollegeQuery();
  const [params] = useSearchParams();
  const factsOf = useCollegeFacts(query);
  const sex = askedTeam(query.filters);
  const isWhole = params.get(VIEW) === 'all';
  const all = useQuery({ ...allCollegesQuery(query, catalogue), placeholderData: keepPreviousData, enabled: isWhole });
  const whole = isWhole ? all.data : undefined;
  const { data, error, isFetching, isPrevious, retry } = results;
  if (data === undefined) {
    if (error !== null) return <FailedState failure={error} isRetrying={isFetching} onRetry={retry} />;
    return <CollegeListSkeleton rows={SKELETON_ROWS} label={t('search.loading')} hasFacts />;
  }
  const { items, total, similar } = data;
  if (items.length === 0) return <NoResults total={total} similar={similar} />;
  const paged = <CollegeList items={items} label={t('search.results')} factsOf={factsOf} actionOf={rowActions} sex={sex} />;
  if (whole !== undefined) {
    return (
      <>
        <Suspense fallback={paged}>
          <LazyAllColleges items={whole} label={t('search.results')} factsOf={factsOf} sex={sex} />
        </Suspense>
        <PageLinks isWhole total={total} />
      </>
    );
  }
  return (
    <Box aria-busy={isPrevious}>
      {paged}
      {total > PAGE_SIZE && (
        <Box mt="6">
          <PageLinks isWhole={false} total={total} />
        </Box>
      )}
    </Box>
  );
}

/**
 * The four numbers of a college in a list. The last is the rank where the list is sorted by it (a sample rank says so),
 * else the distance where the user's position is known, else the number of students.
 */
function useCollegeFacts({ near, sort }: CollegeQuery): (college: CollegeListItem) => readonly Fact[] {
  const t = useTranslations();
  const { language } = useLanguage();
  return useCallback(
    ({ netPrice, graduationRate, acceptanceRate, students, lat, lng, rank, isSampleRank }) => {
      const number = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
      const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
      const percent = (rate: number | null) => (rate === null ? null : share.format(rate / 100));
      const miles = near === null || lat === null || lng === null ? null : Math.round(milesBetween(near, { lat, lng }));
      return [
        { label: t('colleges.fact.netPrice'), value: netPrice === null ? null : academicsCost(netPrice, language) },
        { label: t('colleges.fact.graduation'), value: percent(graduationRate) },
        { label: t('colleges.fact.acceptance'), value: percent(acceptanceRate) },
        sort === 'ranking'
          ? {
              label: t(isSampleRank ? 'colleges.fact.sampleRank' : 'colleges.fact.rank'),
              value: rank === null ? null : t('colleges.rank', { rank }),
            }
          : near === null
            ? { label: t('colleges.fact.students'), value: students === null ? null : number.format(students) }
            : { label: t('colleges.fact.distance'), value: miles === null ? null : t('colleges.miles', { miles }) },
      ];
    },
    [t, language, near, sort],
  );
}
