import { DAY_MS } from '../../kernel/day';
import { UPDATED_WITHIN, type RecruitFacet } from './recruit-facets';
import { isObject } from '../../kernel/json/json';
import { citizenKey, LAST_YEAR, type RecruitIndex, type RecruitSet } from './recruit-index';
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
export interface RecruitConditions {
  readonly all: readonly RecruitCondition[];
  readonly anyOf: readonly RecruitCondition[];
  readonly order: { readonly field: string; readonly isDescending: boolean };
}

/** The filters that every reader may use: what they ask for is always shown. */
const OF_EVERY_SET: ReadonlySet<RecruitFacet> = new Set(['gender', 'type', 'verified']);

/** Positions are alternatives; who has confirmed grades stands in no profile. */
const BY_OTHER_MEANS: ReadonlySet<RecruitFacet> = new Set(['position', 'confirmed']);

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
      ...chosen.filter(([facet]) => !BY_OTHER_MEANS.has(facet)).map(([facet, values]) => conditionOf(facet, values, set, at)),
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

/** Whether a player whose index is given meets conditions, as the database decides it. */
export function meetsConditions(index: RecruitIndex, { all, anyOf }: Pick<RecruitConditions, 'all' | 'anyOf'>): boolean {
  const isMet = (condition: RecruitCondition) => meets(valueAt(index, condition.field), condition);
  return all.every(isMet) && (anyOf.length === 0 || anyOf.some(isMet));
}

function meets(value: unknown, { op, values }: RecruitCondition): boolean {
  if (op === 'containsOneOf') return Array.isArray(value) && value.some((one) => values.some((wanted) => wanted === one));
  const [bound] = values;
  if (op === 'from') return (comparedTo(value, bound) ?? -1) >= 0;
  if (op === 'upTo') return (comparedTo(value, bound) ?? 1) <= 0;
  return values.some((wanted) => wanted === value);
}

/** How a value is to a bound: below, above or at zero; null where the database compares them with nothing. */
function comparedTo(value: unknown, bound: unknown): number | null {
  if (typeof value === 'number' && typeof bound === 'number') return value - bound;
  if (typeof value !== 'string' || typeof bound !== 'string') return null;
  return value === bound ? 0 : value < bound ? -1 : 1;
}

/** The value by which an order sorts a player. */
export function orderValueOf(index: RecruitIndex, { field }: RecruitConditions['order']): number | string {
  const value = valueAt(index, field);
  return typeof value === 'number' ? value : String(value);
}

/** The value of a field of the database (`search.open.year`) in an index. */
function valueAt(index: RecruitIndex, field: string): unknown {
  return field.split('.').reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), { search: index });
}
