import { Buffer } from 'node:buffer';
import { describe, expect, test } from 'vitest';
import { depthOf, hasPrototypeKey, isObject, pick, sameJson, storedSizeOf, utf8Length } from './json';

const parse = (text: string): unknown => JSON.parse(text);

test('what is picked of a value has the named properties and no others', () => {
  expect(pick({ a: 1, b: null, c: 'three' }, ['c', 'b'])).toEqual({ b: null, c: 'three' });
});

test('an object is neither null nor a list', () => {
  expect([{}, Object.create(null), parse('{"a":1}')].map(isObject)).toEqual([true, true, true]);
  expect([null, [], 'text', 5, undefined, () => null].map(isObject)).toEqual([false, false, false, false, false, false]);
});

describe('two values are equal', () => {
  test.each([
    [null, null],
    [1, 1],
    ['a', 'a'],
    [[], []],
    [
      [1, [2]],
      [1, [2]],
    ],
    [{}, {}],
    [
      { a: 1, b: { c: null } },
      { b: { c: null }, a: 1 },
    ],
  ])('%j and %j', (left, right) => {
    expect([sameJson(left, right), sameJson(right, left)]).toEqual([true, true]);
  });
});

describe('two values differ', () => {
  test.each([
    [null, false],
    [0, '0'],
    [1, true],
    [[], {}],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, 1]],
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { b: 1 }],
    [{ a: null }, {}],
    [{ a: undefined }, { b: undefined }],
    [{ toString: null }, {}],
    [{ 0: 'a' }, ['a']],
  ])('%j and %j', (left, right) => {
    expect([sameJson(left, right), sameJson(right, left)]).toEqual([false, false]);
  });

  test('by a key that only an object’s prototype has', () => {
    expect(sameJson({ constructor: 1 }, { a: 1 })).toBe(false);
    expect(sameJson(parse('{"__proto__":1}'), parse('{"a":1}'))).toBe(false);
  });
});

describe('how deep a value nests', () => {
  test.each([
    ['"text"', 0],
    ['null', 0],
    ['[]', 1],
    ['{}', 1],
    ['[[]]', 2],
    ['[{"a":[]},[]]', 3],
    ['{"a":{"b":{"c":1}},"d":1}', 3],
  ])('%s: %i', (text, depth) => {
    expect(depthOf(parse(text))).toBe(depth);
  });

  test('a hundred thousand levels are counted without running out of stack', () => {
    expect(depthOf(parse('['.repeat(100_000) + ']'.repeat(100_000)))).toBe(100_000);
  });
});

test('a key that could reach a prototype is found wherever it stands, a text with its name is harmless', () => {
  for (const text of ['{"__proto__":1}', '[{"a":{"constructor":1}}]', '{"a":[[{"prototype":null}]]}'])
    expect(hasPrototypeKey(parse(text)), text).toBe(true);
  for (const text of ['{"a":"__proto__"}', '["constructor"]', '"prototype"', '{"proto":1}', 'null'])
    expect(hasPrototypeKey(parse(text)), text).toBe(false);
});

describe('the bytes of a well-formed text in UTF-8', () => {
  test.each(['', 'abc', 'ä', 'ß–…', '日本', '👍', 'a👍b', '\u{1F1E9}\u{1F1EA}', '\u007F\u0080\u07FF\u0800\uFFFF'])(
    'of %j',
    (text) => {
      expect(utf8Length(text)).toBe(Buffer.byteLength(text));
    },
  );
});

describe('the bytes of a value by Firestore’s published rules', () => {
  test.each([
    [null, 1],
    [true, 1],
    [5, 8],
    [1.5, 8],
    ['', 1],
    ['abc', 4],
    ['ä', 3],
    [[], 0],
    [['a', 1], 10],
    [{}, 0],
    [{ a: null }, 3],
    [{ name: 'Ann', tags: ['x', 'y'] }, 5 + 4 + 5 + 2 + 2],
    [{ a: { b: { c: 1 } } }, 2 + 2 + 2 + 8],
  ])('of %j: %i', (value, bytes) => {
    expect(storedSizeOf(value)).toBe(bytes);
  });
});
