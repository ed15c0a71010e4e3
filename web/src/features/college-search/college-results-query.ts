import { queryOptions } from '@tanstack/react-query';
import type { CollegeQuery } from '@touchline/domain/search/college-query';
import type { CallApi } from '../../lib/api-client';

/** The query key of the first colleges that a text finds, without filters: what pages beside /colleges ask for. */
export function collegeResultsKey(search: string, page: number) {
  return ['searchColleges', search, page] as const;
}

/** The query key of a page of results with counts: what the server seeds for /colleges. Other pages seed with it too, so it needs no table of filters. */
export function collegeSearchKey(query: CollegeQuery) {
  return ['collegeSearch', query] as const;
}

/** How a page of results is asked for. */
export function collegeSearchQuery(callApi: CallApi, query: CollegeQuery) {
  return queryOptions({
    queryKey: collegeSearchKey(query),
    queryFn: ({ signal }) => callApi('searchColleges', { query: sentQuery(query), signal }),
  });
}

function sentQuery({ text, filters, near, within, sort, page }: CollegeQuery) {
  return {
    ...{ q: text, page, facets: 'true' as const },
    ...(sort === 'relevance' ? {} : { sort }),
    ...(near === null ? {} : { near: `${near.lat},${near.lng}` }),
    ...(within === null ? {} : { within: String(within) }),
    ...Object.fromEntries(Object.entries(filters).map(([name, values = []]) => [name, [...values]])),
  };
}
