import { CAMP_FACET_NAMES, CAMP_FACETS, type CampFacet } from '@touchline/domain/search/camps/camp-facets';
import { ALL_CAMPS, type CampQuery, campQueryOf, paramsOfCampQuery } from '@touchline/domain/search/camps/camp-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** `camp` is the id of a camp, `planner` the ids of a plan with commas between them, `view=calendar` the month. */
const STATES = ['camp', 'planner', 'view'] as const;
const OF_QUERY = ['search', 'from', 'to', 'near', 'within', 'college', 'past', 'sort', 'page'] as const;

/** The parameters that /camps reads. */
export const CAMP_PARAMETERS: readonly string[] = [...OF_QUERY, ...STATES, ...CAMP_FACET_NAMES];

export type CampView = 'list' | 'calendar';

/** The view that an address asks for. */
export function campViewOf(params: URLSearchParams): CampView {
  return params.get('view') === 'calendar' ? 'calendar' : 'list';
}

/** The query of a search without any filter but its text. */
export function withoutCampFilters({ text }: CampQuery): CampQuery {
  return { ...ALL_CAMPS, text };
}

/** The number of chosen filters. */
export function campFiltersChosen({ filters, from, to, near, within, college }: CampQuery): number {
  const values = CAMP_FACET_NAMES.reduce((sum, name) => sum + (filters[name]?.length ?? 0), 0);
  return (
    values + (from === null && to === null ? 0 : 1) + (near !== null && within !== null ? 1 : 0) + (college === null ? 0 : 1)
  );
}

/** The query with a value of a group toggled, on the first page. */
export function toggledCampFilter(query: CampQuery, name: CampFacet, value: string): CampQuery {
  const chosen = query.filters[name] ?? [];
  const others = chosen.filter((one) => one !== value);
  const added = CAMP_FACETS[name].choice === 'one' ? [value] : [...others, value].sort();
  const values = others.length < chosen.length ? others : added;
  const { [name]: _before, ...filters } = query.filters;
  return { ...query, filters: values.length === 0 ? filters : { ...filters, [name]: values }, page: 1 };
}

interface To {
  readonly pathname: string;
  readonly search: string;
}

/** The search in the address of /camps, and links to other states of the page. */
interface CampAddress {
  readonly query: CampQuery;
  readonly view: CampView;
  readonly linkTo: (query: CampQuery, view?: CampView) => To;
  /** A camp; the search stays in the address, for the way back. */
  readonly toCamp: (id: string) => To;
  readonly toPlan: (ids: readonly string[]) => To;
}

/** Reads the address of /camps. */
export function useCampAddress(): CampAddress {
  const [params] = useSearchParams();
  return useMemo(() => {
    const query = campQueryOf(params);
    const view = campViewOf(params);
    const address = (pairs: readonly (readonly [string, string])[]): To => {
      const next = new URLSearchParams(params.get('lang') === 'de' ? { lang: 'de' } : {});
      for (const [name, value] of pairs) next.append(name, value);
      return { pathname: '/camps', search: next.toString().replaceAll('%2C', ',') };
    };
    const ofView = (one: CampView) => (one === 'calendar' ? [['view', 'calendar'] as const] : []);
    return {
      query,
      view,
      linkTo: (next, shown = view) => address([...paramsOfCampQuery(next), ...ofView(shown)]),
      toCamp: (id) => address([['camp', id], ...paramsOfCampQuery(query), ...ofView(view)]),
      toPlan: (ids) => address([['planner', ids.join(',')]]),
    };
  }, [params]);
}
