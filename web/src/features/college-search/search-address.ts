import { COLLEGE_FACET_NAMES, COLLEGE_FACETS, type CollegeFacet } from '@touchline/domain/search/college-facets';
import { ALL_COLLEGES, type CollegeQuery, paramsOfQuery } from '@touchline/domain/search/college-query';

/** Presentation only: `view=all` shows all results on one page. */
export const VIEW = 'view';
const OWN = ['search', 'near', 'within', 'sort', 'page', VIEW, ...COLLEGE_FACET_NAMES];

/** The same parameters asking for another search, in pages; what is none of the search's (the language) stays. */
export function withQuery(params: URLSearchParams, query: CollegeQuery): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of OWN) next.delete(name);
  for (const [name, value] of paramsOfQuery(query)) next.append(name, value);
  return next;
}

/** The query with a value of a group chosen, or no longer chosen; back on the first page. */
export function toggled(query: CollegeQuery, name: CollegeFacet, value: string): CollegeQuery {
  const chosen = query.filters[name] ?? [];
  const others = chosen.filter((one) => one !== value);
  const added = COLLEGE_FACETS[name].choice === 'one' ? [value] : [...others, value].sort();
  const values = others.length < chosen.length ? others : added;
  const { [name]: _before, ...filters } = query.filters;
  return { ...query, filters: values.length === 0 ? filters : { ...filters, [name]: values }, page: 1 };
}

/** The same text without any filter, order or place. */
export function withoutFilters({ text }: CollegeQuery): CollegeQuery {
  return { ...ALL_COLLEGES, text };
}

/** How many filters are chosen. */
export function filtersChosen({ filters, near, within }: CollegeQuery): number {
  const values = COLLEGE_FACET_NAMES.reduce((sum, name) => sum + (filters[name]?.length ?? 0), 0);
  return values + (near !== null && within !== null ? 1 : 0);
}
