import { queryOptions } from '@tanstack/react-query';
import type { CallApi } from '../../lib/api-client';

/** The query key of a page of results: what the server seeds for /colleges. */
export function collegeResultsKey(search: string, page: number) {
  return ['searchColleges', search, page] as const;
}

/** How a page of results is asked for. */
export function collegeResultsQuery(callApi: CallApi, search: string, page: number) {
  return queryOptions({
    queryKey: collegeResultsKey(search, page),
    queryFn: ({ signal }) => callApi('searchColleges', { query: { q: search, page }, signal }),
  });
}
