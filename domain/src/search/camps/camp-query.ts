import { isCalendarDate } from '../../kernel/text/text-traits';
import type { GeoPoint } from '../../reference/geography/miles-between';
import { geoPointOf, LONGEST_QUERY, MOST_VALUES, SEARCH_MILES, type SearchMiles } from '../search-limits';
import { CAMP_FACET_NAMES, CAMP_FACETS, type CampFacet, type CampFilters } from './camp-facets';

/** Orders of the camp search; camps whose value is unknown come last. Of past camps the latest is the soonest. */
export const CAMP_SORTS = ['soonest', 'price', 'distance'] as const;
export type CampSort = (typeof CAMP_SORTS)[number];

/**
 * What a camp search looks for. `from` and `to` (YYYY-MM-DD) hold camps that lie between them as a whole; `within`
 * (miles) and the order `distance` measure from `near` and have no effect without it; `college` is an id.
 */
export interface CampQuery {
  readonly text: string;
  readonly filters: CampFilters;
  readonly from: string | null;
  readonly to: string | null;
  readonly near: GeoPoint | null;
  readonly within: SearchMiles | null;
  readonly college: string | null;
  /** The archive: camps that are over. */
  readonly isPast: boolean;
  readonly sort: CampSort;
  /** From 1. */
  readonly page: number;
}

/** Every camp to come, the next first. */
export const ALL_CAMPS: CampQuery = {
  text: '',
  filters: {},
  from: null,
  to: null,
  near: null,
  within: null,
  college: null,
  isPast: false,
  sort: 'soonest',
  page: 1,
};

/** Anything that returns all values of a parameter, as URLSearchParams do. */
interface Params {
  readonly getAll: (name: string) => readonly string[];
}

/** An id that a college can have. */
export const isCollegeId = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,119}$/.test(text);

/** Reads an address; invalid values are ignored. Its parameters are those of `paramsOfCampQuery`. */
export function campQueryOf(params: Params): CampQuery {
  const first = (name: string) => params.getAll(name)[0] ?? '';
  const day = (name: string) => (isCalendarDate(first(name)) ? first(name) : null);
  const page = first('page');
  return {
    text: first('search').trim().slice(0, LONGEST_QUERY),
    filters: campFiltersIn((name) => params.getAll(name)),
    from: day('from'),
    to: day('to'),
    near: geoPointOf(first('near')),
    within: SEARCH_MILES.find((miles) => String(miles) === first('within')) ?? null,
    college: isCollegeId(first('college')) ? first('college') : null,
    isPast: first('past') === 'true',
    sort: CAMP_SORTS.find((sort) => sort === first('sort')) ?? 'soonest',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** The choices among the values of parameters, each once and in one order; values that a group lacks are left out. */
export function campFiltersIn(valuesOf: (name: CampFacet) => readonly string[]): CampFilters {
  return Object.fromEntries(
    CAMP_FACET_NAMES.flatMap((name) => {
      const { choice, isValue } = CAMP_FACETS[name];
      const values = [...new Set(valuesOf(name))]
        .filter(isValue)
        .sort()
        .slice(0, choice === 'one' ? 1 : MOST_VALUES);
      return values.length === 0 ? [] : [[name, values] as const];
    }),
  );
}

/** The parameters of a query in one order, so that equal queries have equal parameters. Defaults are left out. */
export function paramsOfCampQuery(query: CampQuery): readonly (readonly [string, string])[] {
  const { text, filters, from, to, near, within, college, isPast, sort, page } = query;
  const given = (name: string, value: string | null) => (value === null || value === '' ? [] : [[name, value] as const]);
  return [
    ...given('search', text),
    ...CAMP_FACET_NAMES.flatMap((name) => (filters[name] ?? []).map((value) => [name, value] as const)),
    ...given('from', from),
    ...given('to', to),
    ...given('near', near === null ? null : `${near.lat},${near.lng}`),
    ...given('within', within === null ? null : String(within)),
    ...given('college', college),
    ...given('past', isPast ? 'true' : null),
    ...given('sort', sort === 'soonest' ? null : sort),
    ...given('page', page === 1 ? null : String(page)),
  ];
}
