import { queryOptions } from '@tanstack/react-query';
import type { CollegeQuery } from '@touchline/domain/search/college-query';
import type { CallApi } from '../../lib/api-client';

/** The query key of the first colleges that a text finds, without filters: for pages other than /colleges. */
export function collegeResultsKey(search: string, page: number) {
  return ['searchColleges', search, page] as const;
}

/**
 * The query key of a page of results with facet counts, under which the server seeds /colleges. Needs no table of
 * facets.
 */
export function collegeSearchKey(query: CollegeQuery) {
  return ['collegeSearch', query] as const;
}

/** The query for a page of results with facet counts. */
export function collegeSearchQuery(callApi: CallApi, query: CollegeQuery) {
  return queryOptions({
    queryKey: collegeSearchKey(query),
    queryFn: ({ signal }) => callApi('searchColleges', { query: sentQuery(query), signal }),
  });
}

function sentQuery({ text, filters, near, within, sort, page }: CollegeQuery) {
  return {
    q: text,
    page,
    facets: 'true' as const,
    ...(sort === 'relevance' ? {} : { sort }),
    ...(near === null ? {} : { near: `${near.lat},${near.lng}` }),
    ...(within === null ? {} : { within: String(within) }),
    ...Object.fromEntries(Object.entries(filters).map(([name, values = []]) => [name, [...values]])),
  };
}
