import { Buffer } from 'node:buffer';
import { describe, expect, test } from 'vitest';
import { storedSizeOf, utf8Length } from './stored-size';

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
