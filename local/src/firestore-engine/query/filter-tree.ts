import { canonicalField } from '../names/canonical-field';
import { isNaNValue, NULL, doubleOf, type Value } from '../values/value';
import { invalid } from '../wire/firestore-error';
import type { FieldFilter, FilterMessage } from '../wire/messages';
import type { Condition, Operator } from './condition';

/** A filter as Firestore understands it: conditions below `all` and `any`. What is said twice at one place, in whatever order, stands there once. */
export type FilterTree =
  | { readonly kind: 'condition'; readonly id: string; readonly condition: Condition }
  | { readonly kind: 'all' | 'any'; readonly id: string; readonly parts: readonly FilterTree[] };

/** The most values that `in` and `array-contains-any` take, which is also the most alternatives of a query. */
export const MOST_ALTERNATIVES = 30;
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

/** Reads a filter; no filter is one that demands nothing. INVALID_ARGUMENT for what has no meaning whatever the data. */
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

/** Numbers that JSON makes equal stay different: 0 and -0, NaN and the infinities. Maps are the same whatever the order of their fields. */
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
