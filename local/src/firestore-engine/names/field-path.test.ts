import { expect, test } from 'vitest';
import { arrayOf, doubleOf, integerOf, mapOf, textOf } from '../values/value';
import { fieldAt, withField, withoutField } from './field-path';

const one = integerOf(1);
const vector = mapOf({ __type__: textOf('__vector__'), value: arrayOf([doubleOf(1)]) });

test('a path leads through maps, and what is put there copies the touched branch only', () => {
  const fields = { m: mapOf({ x: one }), n: mapOf({}) };
  expect(fieldAt(fields, ['m', 'x'])).toBe(one);
  expect(fieldAt(fields, ['n', 'x'])).toBeUndefined();
  const changed = withField(fields, ['m', 'y'], one);
  expect(changed).toEqual({ m: mapOf({ x: one, y: one }), n: mapOf({}) });
  expect(changed.n).toBe(fields.n);
  expect(withoutField(changed, ['m', 'y'])).toEqual(fields);
});

test('a vector is one value: no path leads into it, and what is put into it takes its place', () => {
  expect(fieldAt({ v: vector }, ['v', 'value'])).toBeUndefined();
  expect(withField({ v: vector }, ['v', 'x'], one)).toEqual({ v: mapOf({ x: one }) });
  const fields = { v: vector };
  expect(withoutField(fields, ['v', 'value'])).toBe(fields);
});
