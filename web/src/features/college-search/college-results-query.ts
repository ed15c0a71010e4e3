import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Payer } from '@touchline/domain/college/price/year-price';
import type { CollegeQuery } from '@touchline/domain/search/college-query';
import type { CollegeSearchAnswer } from '@touchline/domain/search/college-search-answer';
import type { CallApi } from '../../lib/api/api-client';
import type { CatalogueSearch } from './catalogue-search';
import { sentQuery } from './sent-query';

/**
 * The query key of a page of results with facet counts, under which the server seeds /colleges. Needs no table of
 * facets.
 */
export function collegeSearchKey(query: CollegeQuery) {
  return ['collegeSearch', query] as const;
}

/**
 * The query for a page of results with facet counts: by the catalogue in the browser where there is one (and by the API
 * where it cannot answer), else by the API. The catalogue's answers are not cached, because it holds the user's own
 * edits.
 */
export function collegeSearchQuery(
  callApi: CallApi,
  query: CollegeQuery,
  catalogue: CatalogueSearch | null,
  payer: Payer | null,
) {
  return queryOptions({
    queryKey: catalogue === null ? collegeSearchKey(query) : (['catalogueSearch', query, payer] as const),
    queryFn: async ({ signal }): Promise<CollegeSearchAnswer> => {
      try {
        if (catalogue !== null) return await catalogue.answer(query, payer);
      } catch (failure) {
        if (signal.aborted) throw failure;
      }
      return callApi('searchColleges', { query: sentQuery(query), signal });
    },
    ...(catalogue === null ? {} : { gcTime: 0 }),
  });
}

/** The query for all colleges that a query finds; disabled until the catalogue is in the browser. */
export function allCollegesQuery(query: CollegeQuery, catalogue: CatalogueSearch | null, payer: Payer | null) {
  return queryOptions({
    queryKey: ['allColleges', query, payer],
    queryFn: catalogue === null ? skipToken : () => catalogue.all(query, payer),
    retry: false,
    gcTime: 0,
  });
}
