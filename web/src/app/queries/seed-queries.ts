import type { QueryClient } from '@tanstack/react-query';
import { collegeKey } from '../../features/college-page/college-query';
import { collegeResultsKey, collegeSearchKey } from '../../features/college-search/college-results-query';
import { ApiRefusal } from '../../lib/api-refusal';
import type { InlineData } from '../../lib/page-data';

const NOT_FOUND = 404;

/** Puts what the server knew under the very keys that the screens ask for, so that server and browser draw the same from the first moment. */
export function seedQueries(queries: QueryClient, { data, readAtMs: updatedAt }: InlineData): void {
  switch (data.kind) {
    case 'plain':
      return;
    case 'home':
    case 'search':
      queries.setQueryData(collegeResultsKey('', 1), data.found, { updatedAt });
      return;
    case 'colleges':
      queries.setQueryData(collegeSearchKey(data.query), data.found, { updatedAt });
      return;
    case 'college':
      queries.setQueryData(collegeKey(data.college.pathName), data.college, { updatedAt });
      return;
    case 'noCollege':
      queries.setQueryData(collegeResultsKey(data.similar, 1), data.found, { updatedAt });
      seedNotFound(queries, collegeKey(data.pathName), updatedAt);
  }
}

/** A query that has been refused with 404 and is not asked again when its page appears. */
function seedNotFound(queries: QueryClient, queryKey: readonly string[], updatedAt: number): void {
  queries.setQueryDefaults(queryKey, { retryOnMount: false });
  const query = queries.getQueryCache().build(queries, { queryKey });
  query.setState({
    ...query.state,
    status: 'error',
    error: new ApiRefusal(NOT_FOUND),
    errorUpdatedAt: updatedAt,
    errorUpdateCount: 1,
  });
}
