import type { MessageCode } from '../../kernel/refusal/api-messages';
import { MOST_RECRUIT_VALUES, RECRUIT_FACET_NAMES, RECRUIT_FACETS, type RecruitFacet } from './recruit-facets';

/** Orders of the search: by completeness, by the last change, by graduation year with the next one first. */
export const RECRUIT_SORTS = ['relevance', 'updated', 'year'] as const;
export type RecruitSort = (typeof RECRUIT_SORTS)[number];

/** The longest text of a search, in characters; profiles on one page; the most results that are counted. */
export const LONGEST_RECRUIT_TEXT = 200;
export const RECRUIT_PAGE_SIZE = 20;
export const MOST_COUNTED = 1000;

type RecruitFilters = Readonly<Partial<Record<RecruitFacet, readonly string[] | undefined>>>;

/** What a search of recruits looks for. */
export interface RecruitQuery {
  readonly text: string;
  readonly filters: RecruitFilters;
  readonly sort: RecruitSort;
}

/** Every player, the most complete profiles first. */
export const ALL_RECRUITS: RecruitQuery = { text: '', filters: {}, sort: 'relevance' };

/** The query without each of its filters, and without its text, in turn. */
export function withoutEach(
  query: RecruitQuery,
): readonly { readonly filter: RecruitFacet | 'text'; readonly query: RecruitQuery }[] {
  return [
    ...(query.text === '' ? [] : [{ filter: 'text' as const, query: { ...query, text: '' } }]),
    ...chosenIn(query.filters).map(([filter]) => ({
      filter,
      query: { ...query, filters: { ...query.filters, [filter]: undefined } },
    })),
  ];
}

/** Anything that returns all values of a parameter, as URLSearchParams do. */
interface Params {
  readonly getAll: (name: string) => readonly string[];
}

/**
 * Why the database cannot answer a query in this form, as the message that says so; null where it can. One list of keys
 * serves either a text or citizenships; several values widen one filter alone, and not the text of several words; how
 * long ago a profile changed goes with the order by that.
 */
export function refusedCombination({ text, filters, sort }: RecruitQuery): MessageCode | null {
  if (text.trim() !== '' && filters.citizenship !== undefined) return 'searchTextOrCitizenship';
  if (filters.updated !== undefined && sort !== 'updated') return 'searchUpdatedNeedsItsOrder';
  return severalIn(filters).length > 1 ? 'searchSeveralInOne' : null;
}

/**
 * A query as the database can answer it: of a text and citizenships the text stays, how long ago a profile changed
 * brings its order, and of several filters with several values the first keeps them all.
 */
export function possibleQuery({ text, filters, sort }: RecruitQuery): RecruitQuery {
  const [widened] = severalIn(filters);
  const entries = chosenIn(filters).flatMap(([name, values]): [string, readonly string[]][] => {
    if (name === 'citizenship' && text.trim() !== '') return [];
    return [[name, name === widened ? values : values.slice(0, 1)]];
  });
  return { text, filters: Object.fromEntries(entries), sort: filters.updated === undefined ? sort : 'updated' };
}

/** The filters that are chosen, with their values, in the order of the page. */
export function chosenIn(filters: RecruitFilters): readonly (readonly [RecruitFacet, readonly string[]])[] {
  return RECRUIT_FACET_NAMES.flatMap((name) => {
    const values = filters[name] ?? [];
    return values.length === 0 ? [] : [[name, values] as const];
  });
}

function severalIn(filters: RecruitFilters): readonly RecruitFacet[] {
  return chosenIn(filters).flatMap(([name, values]) => (values.length > 1 ? [name] : []));
}

/**
 * Reads an address: `q`, `sort` and the parameters of RECRUIT_FACETS. What no filter takes is left out, and what the
 * database cannot answer is made possible.
 */
export function recruitQueryOf(params: Params): RecruitQuery {
  const first = (name: string): string => params.getAll(name)[0] ?? '';
  return possibleQuery({
    text: first('q').trim().slice(0, LONGEST_RECRUIT_TEXT),
    filters: recruitFiltersIn((name) => params.getAll(name)),
    sort: RECRUIT_SORTS.find((sort) => sort === first('sort')) ?? 'relevance',
  });
}

/** The filters among the values of parameters, each once and in one order, without values that no filter takes. */
export function recruitFiltersIn(valuesOf: (name: RecruitFacet) => readonly string[]): RecruitFilters {
  return Object.fromEntries(
    RECRUIT_FACET_NAMES.flatMap((name) => {
      const { isValue, choice } = RECRUIT_FACETS[name];
      const values = [...new Set(valuesOf(name))]
        .filter((value) => isValue(value))
        .toSorted()
        .slice(0, choice === 'one' ? 1 : MOST_RECRUIT_VALUES);
      return values.length === 0 ? [] : [[name, values] as const];
    }),
  );
}

/** The parameters of a query in one order, so that equal queries have equal parameters. Defaults are left out. */
export function paramsOfRecruitQuery({ text, filters, sort }: RecruitQuery): readonly (readonly [string, string])[] {
  return [
    ...(text === '' ? [] : [['q', text] as const]),
    ...chosenIn(filters).flatMap(([name, values]) => values.map((value) => [name, value] as const)),
    ...(sort === 'relevance' ? [] : [['sort', sort] as const]),
  ];
}
