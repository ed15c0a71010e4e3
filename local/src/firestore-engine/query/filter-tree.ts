import { canonicalField } from '../names/field-path';
import { doubleOf, isNaNValue, NULL, type Value } from '../values/value';
import { type FirestoreError, invalid } from '../wire/firestore-error';
import type { FieldFilter, FilterMessage } from '../wire/messages';

/**
 * A filter as Firestore understands it: conditions below `all` and `any`. What is said twice at one place, in whatever
 * order, stands there once.
 */
export type FilterTree =
  | { readonly kind: 'condition'; readonly id: string; readonly condition: Condition }
  | { readonly kind: 'all' | 'any'; readonly id: string; readonly parts: readonly FilterTree[] };

/** The most values that `in` and `array-contains-any` take, which is also the most alternatives of a query. */
const MOST_ALTERNATIVES = 30;
const MOST_EXCLUDED = 10;

const PLAIN: Readonly<Record<string, Operator>> = {
  EQUAL: '==',
  NOT_EQUAL: '!=',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  ARRAY_CONTAINS: 'array-contains',
};

/**
 * Reads a filter; no filter is one that demands nothing. INVALID_ARGUMENT for what has no meaning whatever the data.
 */
export function filterTreeOf(filter: FilterMessage | null): FilterTree {
  if (filter === null) return composite('all', []);
  if (filter.fieldFilter !== undefined) return ofField(filter.fieldFilter);
  if (filter.unaryFilter !== undefined) return leaf(unary(filter.unaryFilter));
  const { op, filters } = filter.compositeFilter ?? { op: '', filters: [] };
  if (filters.length === 0 && op !== 'AND') throw invalid('A composite filter needs at least one filter.');
  if (op !== 'AND' && op !== 'OR') throw invalid('A composite filter needs AND or OR.');
  return composite(op === 'AND' ? 'all' : 'any', filters.map(filterTreeOf));
}

function composite(kind: 'all' | 'any', parts: readonly FilterTree[]): FilterTree {
  const byId = new Map(parts.map((part) => [part.id, part]));
  return { kind, id: `${kind}(${[...byId.keys()].toSorted().join()})`, parts: [...byId.values()] };
}

function leaf(condition: Condition): FilterTree {
  return { kind: 'condition', id: JSON.stringify(condition, exactly), condition };
}

/**
 * Numbers that JSON makes equal stay different: 0 and -0, NaN and the infinities. Maps are the same whatever the order
 * of their fields.
 */
function exactly(_name: string, value: unknown): unknown {
  if (typeof value === 'number') return `${Object.is(value, -0) ? '-' : ''}${value}`;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)));
}

function ofField({ field: reference, op, value }: FieldFilter): FilterTree {
  const field = canonicalField(reference?.fieldPath ?? '');
  if (value === null) throw invalid(`The filter on ${field} has no value.`);
  const plain = PLAIN[op];
  if (plain !== undefined) return leaf(conditionOn(field, plain, value, plain === 'array-contains'));
  if (op === 'NOT_IN') return leaf(outside(field, listOf(op, value, MOST_EXCLUDED)));
  if (op !== 'IN' && op !== 'ARRAY_CONTAINS_ANY') throw invalid(`The operator ${op} is not known.`);
  const values = listOf(op, value, MOST_ALTERNATIVES);
  return composite(
    'any',
    values.map((one) => leaf(conditionOn(field, op === 'IN' ? '==' : 'array-contains', one, true))),
  );
}

/** A condition on one value. As an element, NULL and NaN equal nothing, and so are the same condition. */
function conditionOn(field: string, op: Operator, value: Value, isElement: boolean): Condition {
  const isNever = isElement && !isComparable(value);
  return { field, op, values: [isNever ? NULL : value], isNever };
}

/** `not-in`. Outside of NULL alone there is nothing, and it is no inequality: nothing sorts by it. */
function outside(field: string, values: readonly Value[]): Condition {
  if (values.every(({ valueType }) => valueType === 'nullValue')) return conditionOn(field, '==', NULL, true);
  return { field, op: 'not-in', values, isNever: false };
}

/** NULL and NaN in a list equal nothing. */
export function isComparable(value: Value): boolean {
  return value.valueType !== 'nullValue' && !isNaNValue(value);
}

function listOf(op: string, value: Value, most: number): readonly Value[] {
  const values = value.valueType === 'arrayValue' ? value.arrayValue.values : [];
  if (values.length === 0) throw invalid(`'${op}' requires an non-empty ArrayValue.`);
  if (values.length > most) throw invalid(`'${op}' supports up to ${most} comparison values.`);
  return values;
}

function unary({ op, field: reference }: { op: string; field?: { fieldPath: string } }): Condition {
  const field = canonicalField(reference?.fieldPath ?? '');
  switch (op) {
    case 'IS_NULL':
      return conditionOn(field, '==', NULL, false);
    case 'IS_NAN':
      return conditionOn(field, '==', doubleOf(NaN), false);
    case 'IS_NOT_NULL':
      return conditionOn(field, '!=', NULL, false);
    case 'IS_NOT_NAN':
      return conditionOn(field, '!=', doubleOf(NaN), false);
    default:
      throw invalid(`The operator ${op} is not known.`);
  }
}

type Operator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'not-in' | 'array-contains';

/**
 * What one field must be. `in` and `array-contains-any` do not exist here: they are alternatives. `not-in` has several
 * values, all others one.
 */
export interface Condition {
  readonly field: string;
  readonly op: Operator;
  readonly values: readonly Value[];
  /**
   * Whether nothing can meet it: NULL and NaN in a list of alternatives equal nothing, and yet count as alternatives.
   */
  readonly isNever: boolean;
}

/** Conditions that must all hold. */
export type Conjunction = readonly Condition[];

export function isRange({ op }: Condition): boolean {
  return op === '<' || op === '<=' || op === '>' || op === '>=';
}

/** Whether a result is sorted by the field even where its query does not say so. */
export function isInequality(condition: Condition): boolean {
  return isRange(condition) || condition.op === '!=' || condition.op === 'not-in';
}

/**
 * Alternatives may be this many while `all` of several parts are joined, part by part: some of them may turn out to be
 * the same.
 */
const MOST_ON_THE_WAY = 2 * MOST_ALTERNATIVES;

/** Conditions that must all hold, by their ids: said twice, one stands here once. */
type Joint = ReadonlyMap<string, Condition>;

/** A filter as alternatives (its disjunctive normal form), at most 30 different ones. */
export function alternativesOf(tree: FilterTree): readonly Conjunction[] {
  const alternatives = [...expanded(tree).values()].map((joint) => [...joint.values()]);
  if (alternatives.length > MOST_ALTERNATIVES) throw tooMany(alternatives.length);
  return alternatives;
}

/**
 * Alternatives by id. A condition that stands alone is another alternative than the same one as all of an `all`, as
 * Firestore counts.
 */
function expanded(tree: FilterTree): ReadonlyMap<string, Joint> {
  if (tree.kind === 'condition') return new Map([[tree.id, new Map([[tree.id, tree.condition]])]]);
  const parts = tree.parts.map(expanded);
  if (tree.kind === 'any') return new Map(parts.flatMap((part) => [...part]));
  let joined: ReadonlyMap<string, Joint> = byId([new Map()]);
  for (const part of parts) {
    if (joined.size * part.size > MOST_ON_THE_WAY) throw tooMany(joined.size * part.size);
    joined = byId([...joined.values()].flatMap((left) => [...part.values()].map((right) => new Map([...left, ...right]))));
  }
  return joined;
}

function byId(joints: readonly Joint[]): ReadonlyMap<string, Joint> {
  return new Map(joints.map((joint) => [`all(${[...joint.keys()].toSorted().join()})`, joint]));
}

function tooMany(count: number): FirestoreError {
  return invalid(
    `Too many disjunctions after normalization. Result had ${count} disjunctions which is more than the maximum of ${MOST_ALTERNATIVES}`,
  );
}
