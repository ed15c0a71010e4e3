import { Box } from '@chakra-ui/react/box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CollegeListItem } from '@touchline/domain/college/catalogue/college-list-item';
import { askedTeam } from '@touchline/domain/search/asked-team';
import { PAGE_SIZE } from '@touchline/domain/search/search-limits';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CollegeActions } from '../../components/college/college-actions';
import { CollegeList, CollegeListSkeleton } from '../../components/college/college-list';
import { usePayer } from '../../components/price/use-payer';
import { useIsFitOn } from '../../components/fit/use-is-fit-on';
import { useTranslations } from '../../i18n/use-translations';
import { FailedState } from '../../ui/states/failures';
import type { CatalogueSearch } from './catalogue-search';
import { allCollegesQuery } from './college-results-query';
import { NoResults, PageLinks } from './filters/deferred-filters';
import { useCollegeQuery, VIEW } from './search-address';
import { useCollegeFacts } from './use-college-facts';
import type { ShownResults } from './use-college-results';

/** The results with the fit of each college, downloaded where it is switched on. */
const LazyFitResults = lazy(async () => ({ default: (await import('./fit/fit-results')).FitResults }));

/** The list of all results, downloaded on demand. */
const LazyAllColleges = lazy(async () => ({ default: (await import('./all-colleges')).AllColleges }));

const SKELETON_ROWS = 10;

/** The buttons in a college's row. */
const rowActions = ({ _id, name }: CollegeListItem) => <CollegeActions collegeId={_id} name={name} />;

interface CollegeResultsProps {
  readonly results: ShownResults;
  readonly catalogue: CatalogueSearch | null;
}

/** The results of the search, with the fit of each college where the player has switched that on. */
export function CollegeResults(props: CollegeResultsProps) {
  const isOn = useIsFitOn();
  const found = <FoundColleges {...props} />;
  if (!isOn) return found;
  return (
    <Suspense fallback={found}>
      <LazyFitResults {...props} found={found} />
    </Suspense>
  );
}

/** The results: rows in pages, or all rows on one page; or a loading, empty or failed state. */
function FoundColleges({ results, catalogue }: CollegeResultsProps) {
  const t = useTranslations();
  const { query } = useCollegeQuery();
  const [params] = useSearchParams();
  const factsOf = useCollegeFacts(query);
  const payer = usePayer();
  const isWhole = params.get(VIEW) === 'all';
  const all = useQuery({ ...allCollegesQuery(query, catalogue, payer), placeholderData: keepPreviousData, enabled: isWhole });
  const whole = isWhole ? all.data : undefined;
  const { data, error, isFetching, isPrevious, retry } = results;
  if (data === undefined) {
    if (error !== null) return <FailedState failure={error} isRetrying={isFetching} onRetry={retry} />;
    return <CollegeListSkeleton rows={SKELETON_ROWS} label={t('search.loading')} hasFacts />;
  }
  const { items, total, similar, read } = data;
  if (items.length === 0) return <NoResults total={total} similar={similar} read={read} />;
  const sex = askedTeam(query.filters, read);
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
