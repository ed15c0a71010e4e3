import { Box } from '@chakra-ui/react/box';
import { PAGE_SIZE } from '@touchline/domain/search/page-of';
import { useSearchParams } from 'react-router-dom';
import { useWords } from '../../i18n/use-words';
import { CollegeList } from '../../pieces/college-list';
import { CollegeListSkeleton } from '../../pieces/college-list-skeleton';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { FailedState } from '../../ui/failed-state';
import { ResultPages } from './result-pages';
import { searchAddressOf, withSearch } from './search-address';
import { useCollegeResults } from './use-college-results';

const SKELETON_ROWS = 10;

/** What the address's search finds: count, rows and pages; or that it is loading, empty or failed. */
export function CollegeResults() {
  const say = useWords();
  const [params] = useSearchParams();
  const { search, page } = searchAddressOf(params);
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useCollegeResults({ search, page });
  if (isPending) return <CollegeListSkeleton rows={SKELETON_ROWS} label={say('search.loading')} />;
  if (data === undefined) {
    return <FailedState failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  const { items, total } = data;
  if (items.length > 0) {
    return (
      <Box aria-busy={isPlaceholderData}>
        <CollegeList items={items} label={say('search.results')} />
        {total > PAGE_SIZE && <ResultPages pages={Math.ceil(total / PAGE_SIZE)} />}
      </Box>
    );
  }
  const isPastEnd = total > 0;
  const wayOut = withSearch(params, isPastEnd ? { search, page: 1 } : { search: '', page: 1 }).toString();
  return (
    <EmptyState
      scene="corner"
      title={isPastEnd ? say('search.pastEndTitle', { page }) : say('search.emptyTitle', { search })}
      text={say(isPastEnd ? 'search.pastEndText' : 'search.emptyText')}
      action={<ButtonLink to={{ search: wayOut }}>{say(isPastEnd ? 'search.firstPage' : 'search.showAll')}</ButtonLink>}
    />
  );
}
