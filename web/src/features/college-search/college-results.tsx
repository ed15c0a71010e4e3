import { Box } from '@chakra-ui/react/box';
import type { CollegeListItem } from '@touchline/domain/search/college-list-item';
import { PAGE_SIZE } from '@touchline/domain/search/page-of';
import { Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslations } from '../../i18n/use-translations';
import { CollegeList } from '../../components/college-list';
import { CollegeListSkeleton } from '../../components/college-list-skeleton';
import { SaveSlot } from '../../components/saving/save-slot';
import { FailedState } from '../../ui/failed-state';
import { Pagination } from '../../ui/pagination';
import type { CatalogueEngine } from './catalogue-engine';
import { LazyAllColleges } from './lazy-all-colleges';
import { NoResults } from './no-results';
import { VIEW } from './search-address';
import { useCollegeFacts } from './use-college-facts';
import { useCollegeQuery } from './use-college-query';
import type { ShownResults } from './use-college-results';
import { ViewLink } from './view-link';

const SKELETON_ROWS = 10;

/** The save button at the end of a college's row. */
const saveAction = ({ _id, name }: CollegeListItem) => <SaveSlot collegeId={_id} name={name} />;

interface CollegeResultsProps {
  readonly results: ShownResults;
  readonly engine: CatalogueEngine | null;
}

/** What the address's search finds: rows with their pages, or all rows on one page; or that it is loading, empty or failed. */
export function CollegeResults({ results, engine }: CollegeResultsProps) {
  const t = useTranslations();
  const { query, linkTo } = useCollegeQuery();
  const [params] = useSearchParams();
  const factsOf = useCollegeFacts(query);
  const isWhole = params.get(VIEW) === 'all';
  const whole = useMemo(() => (isWhole ? (engine?.all(query) ?? null) : null), [isWhole, engine, query]);
  const { data, error, isFetching, isPrevious, retry } = results;
  if (data === undefined) {
    if (error !== null) return <FailedState failure={error} isRetrying={isFetching} onRetry={retry} />;
    return <CollegeListSkeleton rows={SKELETON_ROWS} label={t('search.loading')} hasFacts />;
  }
  const { items, total, similar } = data;
  if (items.length === 0) return <NoResults total={total} similar={similar} />;
  const paged = <CollegeList items={items} label={t('search.results')} factsOf={factsOf} actionOf={saveAction} />;
  if (whole !== null) {
    return (
      <>
        <Suspense fallback={paged}>
          <LazyAllColleges items={whole} label={t('search.results')} factsOf={factsOf} />
        </Suspense>
        <ViewLink isWhole total={total} />
      </>
    );
  }
  return (
    <Box aria-busy={isPrevious}>
      {paged}
      {total > PAGE_SIZE && (
        <Box mt="6">
          <Pagination page={query.page} pages={Math.ceil(total / PAGE_SIZE)} toPage={(page) => linkTo({ ...query, page })} />
          <ViewLink isWhole={false} total={total} />
        </Box>
      )}
    </Box>
  );
}
