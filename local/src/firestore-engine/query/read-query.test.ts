import { describe, expect, test } from 'vitest';
import { arrayOf, doubleOf, integerOf, NULL, type Value } from '../values/value';
import type { FilterMessage } from '../wire/messages';
import type { Query } from './query';
import { readQuery } from './read-query';

const ROOT = 'projects/demo/databases/(default)/documents';
const filter = (fieldPath: string, op: string, value: Value): FilterMessage => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const isIn = (field: string, count: number): FilterMessage =>
  filter(field, 'IN', arrayOf(Array.from({ length: count }, (_, at) => integerOf(at))));
const all = (...filters: FilterMessage[]): FilterMessage => ({ compositeFilter: { op: 'AND', filters } });
const any = (...filters: FilterMessage[]): FilterMessage => ({ compositeFilter: { op: 'OR', filters } });
const refused: unknown = expect.objectContaining({ reason: 'INVALID_ARGUMENT' });

function read(where: FilterMessage, orderedBy: string | null = null): Query {
  return readQuery(ROOT, {
    select: null,
    from: [{ collectionId: 'c', allDescendants: false }],
    where,
    orderBy: orderedBy === null ? [] : [{ field: { fieldPath: orderedBy }, direction: 'ASCENDING' }],
    startAt: null,
    endAt: null,
    offset: 0,
    limit: null,
  });
}

describe('alternatives', () => {
  test('are counted once, however often they are said: 30 may be, 31 not', () => {
    expect(read(any(isIn('n', 30), filter('n', 'EQUAL', integerOf(1)))).alternatives).toHaveLength(30);
    expect(read(all(isIn('n', 7), any(isIn('n', 7)))).alternatives).toHaveLength(28);
    expect(() => read(all(isIn('n', 7), isIn('n', 8)))).toThrow(refused);
  });

  test('that many different ones are refused before they are written out', () => {
    expect(() => read(all(...Array.from({ length: 30 }, (_, at) => isIn(`f${at}`, 30))))).toThrow(refused);
  });

  test('are different where their values are of different kinds, 0 and -0 too', () => {
    const values = [integerOf(0), doubleOf(0), doubleOf(-0)];
    expect(read(any(...values.map((value) => filter('n', 'EQUAL', value)))).alternatives).toHaveLength(3);
  });
});

describe('array filters that must hold together', () => {
  const one = filter('list', 'ARRAY_CONTAINS', integerOf(1));
  const other = filter('n', 'EQUAL', integerOf(2));

  test('are one where they are said twice at one place, in whatever order', () => {
    expect(read(all(one, one)).alternatives).toHaveLength(1);
    expect(read(all(any(one, other), any(other, one))).alternatives).toHaveLength(2);
  });

  test('are one where they are for NULL and NaN, which no array filter finds', () => {
    const none = [NULL, doubleOf(NaN)].map((value) => filter('list', 'ARRAY_CONTAINS', value));
    expect(read(all(...none)).alternatives).toEqual([]);
    expect(() => read(all(one, ...none))).toThrow(refused);
  });

  test('are two, and refused, at two depths', () => {
    for (const where of [all(one, any(one)), all(any(one), any(one, other)), all(any(all(one, other), other), one)])
      expect(() => read(where)).toThrow(refused);
  });
});

describe('not-in', () => {
  test('with NULL alone finds nothing and sorts nothing', () => {
    const { alternatives, order } = read(filter('n', 'NOT_IN', arrayOf([NULL, NULL])), '__name__');
    expect(alternatives).toEqual([]);
    expect(order).toEqual([{ field: '__name__', isDescending: false }]);
  });

  test('with other values sorts by its field, which cannot come behind the name', () => {
    const where = filter('n', 'NOT_IN', arrayOf([NULL, integerOf(1)]));
    expect(read(where).order.map(({ field }) => field)).toEqual(['n', '__name__']);
    expect(() => read(where, '__name__')).toThrow(refused);
  });
});

test.each([
  ['a number', integerOf(5)],
  ['a collection', reference(`${ROOT}/c`)],
  ['a document of another database', reference('projects/other/databases/(default)/documents/c/a')],
])('a name is not compared with %s', (_what, value) => {
  expect(() => read(filter('__name__', 'GREATER_THAN', value))).toThrow(refused);
  expect(() => read(filter('__name__', 'IN', arrayOf([reference(`${ROOT}/c/a`), value])))).toThrow(refused);
});

function reference(referenceValue: string): Value {
  return { valueType: 'referenceValue', referenceValue };
}
