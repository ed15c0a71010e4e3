import { COMPARE, DIFFERENCES } from '@touchline/domain/college/comparison/compare-address';
import { COLLEGE_FACET_NAMES, COLLEGE_FACETS, type CollegeFacet } from '@touchline/domain/search/college-facets';
import { ALL_COLLEGES, type CollegeQuery, collegeQueryOf, paramsOfQuery } from '@touchline/domain/search/college-query';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Presentation only: `view=all` shows all results on one page, `view=map` a map next to them. */
export const VIEW = 'view';
export const SEARCH_PARAMETERS = [
  ...['search', 'league', 'division', 'near', 'within', 'area', 'sort', 'page', VIEW, COMPARE, DIFFERENCES],
  ...COLLEGE_FACET_NAMES,
];

/** The view that shows a map next to the results; links of the search keep it. */
export const MAP_VIEW = 'map';
/** The map of the college search on phones (S2-05); it takes the parameters of the search. */
export const MAP_PATH = '/collegeMap';
export const LIST_PATH = '/colleges';

/** The parameters of another query, in the language of these; of the views only the map stays. */
function withQuery(params: URLSearchParams, query: CollegeQuery): URLSearchParams {
  const next = new URLSearchParams(params.get('lang') === 'de' ? { lang: 'de' } : {});
  for (const [name, value] of paramsOfQuery(query)) next.append(name, value);
  if (params.get(VIEW) === MAP_VIEW) next.set(VIEW, MAP_VIEW);
  return next;
}

/** The query with a value of a group toggled, on the first page. */
export function toggled(query: CollegeQuery, name: CollegeFacet, value: string): CollegeQuery {
  const chosen = query.filters[name] ?? [];
  const others = chosen.filter((one) => one !== value);
  const added = COLLEGE_FACETS[name].choice === 'one' ? [value] : [...others, value].sort();
  const values = others.length < chosen.length ? others : added;
  const { [name]: _before, ...filters } = query.filters;
  return { ...query, filters: values.length === 0 ? filters : { ...filters, [name]: values }, page: 1 };
}

/** The same text without any filter, order or position, also without those that words of it ask for. */
export function withoutFilters({ text }: CollegeQuery, read: { readonly text: string } | null): CollegeQuery {
  return { ...ALL_COLLEGES, text: read?.text ?? text };
}

/** The number of chosen filters. */
export function filtersChosen({ filters, near, within, area }: CollegeQuery): number {
  const values = COLLEGE_FACET_NAMES.reduce((sum, name) => sum + (filters[name]?.length ?? 0), 0);
  return values + (near !== null && within !== null ? 1 : 0) + (area === null ? 0 : 1);
}

/** The query in the address, and links to other queries. */
interface CollegeQueryAddress {
  readonly query: CollegeQuery;
  /** The target of a link to a query. */
  readonly linkTo: (query: CollegeQuery) => { readonly search: string };
}

/** Reads the query of the college search from the address. */
export function useCollegeQuery(): CollegeQueryAddress {
  const [params] = useSearchParams();
  const query = useMemo(() => collegeQueryOf(params), [params]);
  const linkTo = useCallback((next: CollegeQuery) => ({ search: withQuery(params, next).toString() }), [params]);
  return { query, linkTo };
}
