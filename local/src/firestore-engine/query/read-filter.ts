import { canonicalField } from '../names/canonical-field';
import { isNaNValue, NULL, doubleOf, type Value } from '../values/value';
import { type FirestoreError, invalid } from '../wire/firestore-error';
import type { FieldFilter, FilterMessage } from '../wire/messages';
import type { Condition, Conjunction, Operator } from './condition';

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

/** A filter as alternatives (its disjunctive normal form), at most 30. */
export function alternativesOf(filter: FilterMessage | null): readonly Conjunction[] {
  const alternatives = (filter === null ? [[]] : expanded(filter)).map(withoutTwins);
  if (alternatives.length > MOST_ALTERNATIVES) throw tooMany(alternatives.length);
  return alternatives;
}

/** Numbers that JSON makes equal stay different: 0 and -0, NaN and the infinities. */
function exactNumbers(_name: string, value: unknown): unknown {
  return typeof value === 'number' ? `${Object.is(value, -0) ? '-' : ''}${value}` : value;
}

/** A condition that is said twice counts once. */
function withoutTwins(conditions: Conjunction): Conjunction {
  const idOf = ({ field, op, values, isListed }: Condition): string =>
    JSON.stringify([field, op, values, isListed], exactNumbers);
  const ids = conditions.map(idOf);
  return conditions.filter((_, at) => ids.indexOf(ids[at] ?? '') === at);
}

function expanded(filter: FilterMessage): readonly Conjunction[] {
  if (filter.fieldFilter !== undefined) return ofField(filter.fieldFilter);
  if (filter.unaryFilter !== undefined) return [[unary(filter.unaryFilter)]];
  const { op, filters } = filter.compositeFilter ?? { op: '', filters: [] };
  if (filters.length === 0 && op !== 'AND') throw invalid('A composite filter needs at least one filter.');
  const parts = filters.map(expanded);
  if (op === 'OR') return parts.flat();
  if (op !== 'AND') throw invalid('A composite filter needs AND or OR.');
  const count = parts.reduce((product, part) => product * part.length, 1);
  if (count > MOST_ALTERNATIVES) throw tooMany(count);
  return parts.reduce<readonly Conjunction[]>(
    (all, part) => all.flatMap((left) => part.map((right) => [...left, ...right])),
    [[]],
  );
}

function ofField({ field: reference, op, value }: FieldFilter): readonly Conjunction[] {
  const field = canonicalField(reference?.fieldPath ?? '');
  if (value === null) throw invalid(`The filter on ${field} has no value.`);
  const plain = PLAIN[op];
  if (plain !== undefined) {
    return [[{ field, op: plain, values: [value], isNever: plain === 'array-contains' && !isComparable(value) }]];
  }
  if (op === 'NOT_IN') return [[{ field, op: 'not-in', values: listOf(op, value, MOST_EXCLUDED) }]];
  if (op !== 'IN' && op !== 'ARRAY_CONTAINS_ANY') throw invalid(`The operator ${op} is not known.`);
  const plainOp = op === 'IN' ? '==' : 'array-contains';
  return listOf(op, value, MOST_ALTERNATIVES).map((one) => [
    { field, op: plainOp, values: [one], isListed: true, isNever: !isComparable(one) },
  ]);
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

function unary({ op, field: reference }: { op: string; field?: { fieldPath: string } }): Conjunction[number] {
  const field = canonicalField(reference?.fieldPath ?? '');
  switch (op) {
    case 'IS_NULL':
      return { field, op: '==', values: [NULL] };
    case 'IS_NAN':
      return { field, op: '==', values: [doubleOf(NaN)] };
    case 'IS_NOT_NULL':
      return { field, op: '!=', values: [NULL] };
    case 'IS_NOT_NAN':
      return { field, op: '!=', values: [doubleOf(NaN)] };
    default:
      throw invalid(`The operator ${op} is not known.`);
  }
}

function tooMany(count: number): FirestoreError {
  return invalid(
    `Too many disjunctions after normalization. Result had ${count} disjunctions which is more than the maximum of ${MOST_ALTERNATIVES}`,
  );
}
