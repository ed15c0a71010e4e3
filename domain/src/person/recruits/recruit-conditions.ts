import { DAY_MS } from '../../kernel/day';
import { UPDATED_WITHIN, type RecruitFacet } from './recruit-facets';
import { citizenKey, LAST_YEAR, type RecruitSet } from './recruit-index';
import { chosenIn, type RecruitQuery, type RecruitSort } from './recruit-query';
import { keysOfTyped } from './recruit-words';

/**
 * A condition of a query: a field is one of the values, its list contains one of them, or it is at least, or at most,
 * the first.
 */
export interface RecruitCondition {
  readonly field: string;
  readonly op: 'isOneOf' | 'containsOneOf' | 'from' | 'upTo';
  readonly values: readonly (string | number | boolean)[];
}

/** What the database is asked: conditions that all hold, where `anyOf` has several one of them; and the order. */
interface RecruitConditions {
  readonly all: readonly RecruitCondition[];
  readonly anyOf: readonly RecruitCondition[];
  readonly order: { readonly field: string; readonly isDescending: boolean };
}

/** The filters that every reader may use: what they ask for is always shown. */
const OF_EVERY_SET: ReadonlySet<RecruitFacet> = new Set(['gender', 'type', 'verified']);

/**
 * The conditions of a possible query on the keys of one set (`possibleQuery`), as of a time (ISO 8601); null where its
 * text holds nothing to look for.
 */
export function recruitConditions({ text, filters, sort }: RecruitQuery, set: RecruitSet, at: string): RecruitConditions | null {
  const keys = keysOfTyped(text);
  if (keys !== null && keys.length === 0) return null;
  const chosen = chosenIn(filters);
  return {
    all: [
      ...(keys === null ? [] : [{ field: `search.${set}.keys`, op: 'containsOneOf' as const, values: keys }]),
      ...chosen.filter(([facet]) => facet !== 'position').map(([facet, values]) => conditionOf(facet, values, set, at)),
      ...(keys === null && filters.year === undefined ? withoutSchoolLeavers(sort, set) : []),
    ],
    anyOf: (filters.position ?? []).map((position) => ({
      field: `search.${set}.at.${position}`,
      op: 'isOneOf' as const,
      values: [true],
    })),
    order: orderOf(sort, set),
  };
}

/** The field by which an order sorts. */
function orderOf(sort: RecruitSort, set: RecruitSet): RecruitConditions['order'] {
  if (sort === 'year') return { field: `search.${set}.byYear`, isDescending: false };
  return { field: sort === 'updated' ? 'search.updated' : 'search.rank', isDescending: true };
}

/**
 * Leaves out the players whose class is over, where nobody asks for a year or a name. It is a condition on the field of
 * the order, so that it needs no index of its own; the order by the last change has no such value.
 */
function withoutSchoolLeavers(sort: RecruitSort, set: RecruitSet): readonly RecruitCondition[] {
  if (sort === 'updated') return [];
  const { field } = orderOf(sort, set);
  return [sort === 'year' ? { field, op: 'upTo', values: [LAST_YEAR] } : { field, op: 'from', values: [0] }];
}

function conditionOf(facet: RecruitFacet, values: readonly string[], set: RecruitSet, at: string): RecruitCondition {
  const [value = ''] = values;
  if (facet === 'citizenship') return { field: `search.${set}.keys`, op: 'containsOneOf', values: values.map(citizenKey) };
  if (facet === 'updated') return { field: 'search.updated', op: 'from', values: [daysBefore(at, value)] };
  if (facet === 'gpa') return { field: `search.${set}.gpa.${value}`, op: 'isOneOf', values: [true] };
  const field = OF_EVERY_SET.has(facet) ? `search.${facet}` : `search.${set}.${facet}`;
  return { field, op: 'isOneOf', values: ['video', 'verified', 'english'].includes(facet) ? [true] : values };
}

function daysBefore(at: string, within: string): string {
  const days = Object.entries(UPDATED_WITHIN).find(([name]) => name === within)?.[1] ?? 0;
  return new Date(Date.parse(at) - days * DAY_MS).toISOString();
}
