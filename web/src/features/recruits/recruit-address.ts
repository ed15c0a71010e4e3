import { RECRUIT_FACET_NAMES, RECRUIT_FACETS, type RecruitFacet } from '@touchline/domain/person/recruits/recruit-facets';
import {
  ALL_RECRUITS,
  chosenIn,
  paramsOfRecruitQuery,
  possibleQuery,
  type RecruitQuery,
  recruitQueryOf,
} from '@touchline/domain/person/recruits/recruit-query';
import { isObject } from '@touchline/domain/kernel/json/json';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Presentation only: `view=cards` shows cards in place of rows; links of the search keep it. */
const VIEW = 'view';
const CARDS_VIEW = 'cards';
/** The parameters that the server reads; the cursor of a page is for members alone. */
export const RECRUIT_PARAMETERS = ['q', 'sort', VIEW, ...RECRUIT_FACET_NAMES];
const AFTER = 'after';

/** A query of the address as the API takes it. */
export function sentRecruitQuery({ text, filters, sort }: RecruitQuery, after: string | null = null) {
  return {
    q: text,
    ...(sort === 'relevance' ? {} : { sort }),
    ...(after === null ? {} : { after }),
    ...Object.fromEntries(chosenIn(filters).map(([name, values]) => [name, [...values]])),
  };
}

/** The search that an address asks for, on its first page, and how the API takes it. */
export function firstRecruits(params: URLSearchParams) {
  const query = recruitQueryOf(params);
  return { query, sent: sentRecruitQuery(query) };
}

/** The query with a value of a filter chosen, or without it where it is chosen already. */
export function toggledRecruits(query: RecruitQuery, name: RecruitFacet, value: string): RecruitQuery {
  const chosen = query.filters[name] ?? [];
  const others = chosen.filter((one) => one !== value);
  const added = RECRUIT_FACETS[name].choice === 'one' ? [value] : [...others, value].toSorted();
  return withFilter(query, name, others.length < chosen.length ? others : added);
}

/** The query with exactly these values of a filter; none removes it, and with it the order that it brought. */
export function withFilter(query: RecruitQuery, name: RecruitFacet, values: readonly string[]): RecruitQuery {
  const filters = { ...query.filters, [name]: values.length === 0 ? undefined : values };
  return possibleQuery({ ...query, filters, sort: name === 'updated' && values.length === 0 ? 'relevance' : query.sort });
}

/** The same text without any filter or order. */
export function withoutRecruitFilters({ text }: RecruitQuery): RecruitQuery {
  return { ...ALL_RECRUITS, text };
}

/** The number of chosen values. */
export function recruitFiltersChosen({ filters }: RecruitQuery): number {
  return chosenIn(filters).reduce((sum, [, values]) => sum + values.length, 0);
}

/** The query in the address, the cursor of its page (null on the first), its view, and links to others of each. */
export function useRecruitQuery() {
  const [params] = useSearchParams();
  const query = useMemo(() => recruitQueryOf(params), [params]);
  const linkTo = useCallback(
    (next: RecruitQuery, after: string | null = null, areCards = params.get(VIEW) === CARDS_VIEW) => {
      const search = new URLSearchParams(params.get('lang') === 'de' ? { lang: 'de' } : {});
      for (const [name, value] of paramsOfRecruitQuery(next)) search.append(name, value);
      if (after !== null) search.append(AFTER, after);
      if (areCards) search.append(VIEW, CARDS_VIEW);
      return { pathname: '/', search: search.toString() };
    },
    [params],
  );
  return { query, after: params.get(AFTER), areCards: params.get(VIEW) === CARDS_VIEW, linkTo };
}

/**
 * Goes to another query in place. The page shows it before the next event, so that two choices made at once both count.
 */
export function useChooseRecruits(): (query: RecruitQuery) => void {
  const navigate = useNavigate();
  const { linkTo } = useRecruitQuery();
  return (query) => void navigate(linkTo(query), { state: { preserveScroll: true }, flushSync: true });
}

/** The parameters of a query and its view, as a form sends them along. */
export function sentAlong(query: RecruitQuery, areCards: boolean): readonly (readonly [string, string])[] {
  return [...paramsOfRecruitQuery(query), ...(areCards ? [[VIEW, CARDS_VIEW] as const] : [])];
}

/** How many results come before this page: links to further pages say it. Null where the address alone does not. */
export function useResultsBefore(): number | null {
  const [params] = useSearchParams();
  const state: unknown = useLocation().state;
  if (!params.has(AFTER)) return 0;
  return isObject(state) && typeof state.before === 'number' ? state.before : null;
}
