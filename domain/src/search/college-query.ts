import { COLLEGE_FACET_NAMES, COLLEGE_FACETS, type CollegeFacet, type CollegeFilters } from './college-facets';
import { levelsOfParams } from './competition-levels';
import type { GeoPoint } from '../reference/geography/miles-between';
import { areaText, type GeoArea, geoAreaOf } from './geo-area';
import { geoPointOf, LONGEST_QUERY, MOST_VALUES, PAGE_SIZE, SEARCH_MILES, type SearchMiles } from './search-limits';

/**
 * Orders of the college search; in each, colleges whose value is unknown come last. `graduation` and `acceptance` begin
 * with the highest rate, `netPrice` with the lowest price, `ranking` with the best rank in a list of results,
 * `strength` with the strongest quarter of a division, of the team that is asked for.
 */
export const COLLEGE_SORTS = [
  'relevance',
  'name',
  'netPrice',
  'graduation',
  'acceptance',
  'distance',
  'ranking',
  'strength',
] as const;
export type CollegeSort = (typeof COLLEGE_SORTS)[number];

/** A college search. `within` (miles) and the order `distance` measure from `near` and have no effect without it. */
export interface CollegeQuery {
  readonly text: string;
  readonly filters: CollegeFilters;
  readonly near: GeoPoint | null;
  readonly within: SearchMiles | null;
  /** The part of the map in which the colleges lie; a college without a position lies in no part. */
  readonly area: GeoArea | null;
  readonly sort: CollegeSort;
  /** From 1. */
  readonly page: number;
}

/** Every college, the most prominent first, first page. */
export const ALL_COLLEGES: CollegeQuery = {
  ...{ text: '', filters: {}, near: null, within: null, area: null, sort: 'relevance' },
  page: 1,
};

/** Anything that returns all values of a parameter, as URLSearchParams do. */
interface Params {
  readonly getAll: (name: string) => readonly string[];
}

/**
 * Reads an address (parameters `search`, `page`, `sort`, `near`, `within`, `area` and those of COLLEGE_FACETS, and
 * the earlier `league` and `division`). Invalid values are ignored.
 */
export function collegeQueryOf(params: Params): CollegeQuery {
  const first = (name: string) => params.getAll(name)[0] ?? '';
  const page = first('page');
  return {
    text: first('search').trim().slice(0, LONGEST_QUERY),
    filters: filtersIn((name) => params.getAll(name), params.getAll('league'), params.getAll('division')),
    near: geoPointOf(first('near')),
    within: SEARCH_MILES.find((miles) => String(miles) === first('within')) ?? null,
    area: geoAreaOf(first('area')),
    sort: COLLEGE_SORTS.find((sort) => sort === first('sort')) ?? 'relevance',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/**
 * The chosen values of parameters, each once and in a fixed order, so that equal choices give equal filters. Unknown
 * values are left out. `leagues` and `divisions` are those of earlier addresses.
 */
export function filtersIn(
  chosenIn: (name: CollegeFacet) => readonly string[],
  leagues: readonly string[],
  divisions: readonly string[],
): CollegeFilters {
  const earlier = levelsOfParams(leagues, divisions);
  const valuesOf = (name: CollegeFacet) => (name === 'level' ? [...chosenIn(name), ...earlier] : chosenIn(name));
  return Object.fromEntries(
    COLLEGE_FACET_NAMES.flatMap((name) => {
      const { choice, isValue } = COLLEGE_FACETS[name];
      const values = [...new Set(valuesOf(name))]
        .filter(isValue)
        .sort()
        .slice(0, choice === 'one' ? 1 : MOST_VALUES);
      return values.length === 0 ? [] : [[name, values] as const];
    }),
  );
}

/** The parameters of a query in a fixed order, so that equal queries have equal parameters. Defaults are left out. */
export function paramsOfQuery({
  text,
  filters,
  near,
  within,
  area,
  sort,
  page,
}: CollegeQuery): readonly (readonly [string, string])[] {
  return [
    ...(text === '' ? [] : [['search', text] as const]),
    ...COLLEGE_FACET_NAMES.flatMap((name) => (filters[name] ?? []).map((value) => [name, value] as const)),
    ...(near === null ? [] : [['near', `${near.lat},${near.lng}`] as const]),
    ...(within === null ? [] : [['within', String(within)] as const]),
    ...(area === null ? [] : [['area', areaText(area)] as const]),
    ...(sort === 'relevance' ? [] : [['sort', sort] as const]),
    ...(page === 1 ? [] : [['page', String(page)] as const]),
  ];
}

/** The entries of a page, pages counted from 1; a page past the end is empty. */
export function pageOf<Entry>(list: readonly Entry[], page: number): readonly Entry[] {
  return list.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
}
