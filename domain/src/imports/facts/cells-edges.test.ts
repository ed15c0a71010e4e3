import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  listCell,
  numberCell,
  phoneOf,
  required,
  spacedTextCell,
  textCell,
  usableCells,
  wholeCell,
  wholeDollars,
  wordCell,
} from './cells';

/** The value of a cell, or the reasons why it is refused. */
function read<Value>(column: z.ZodMiniType<Value, string>, cell: string): unknown {
  const result = z.safeParse(column, cell);
  return result.success ? result.data : result.error.issues.map(({ message }) => message);
}

describe('a number', () => {
  test.each([
    ['0', 0],
    ['1', 1],
    [' 0.25 ', 0.25],
    ['+0.5', 0.5],
    ['5e-1', 0.5],
    ['5E-1', 0.5],
    ['0.01e+2', 1],
    ['0.01e2', 1],
    ['01', 1],
  ])('is read from %j as %d', (cell, value) => {
    expect(read(numberCell(0, 1), cell)).toBe(value);
  });

  test.each(['.5', '1.', '0.5.', '--1', '1e', '1e+', 'e1', '1 0', 'x0', '0x', '½'])('is not %j', (cell) => {
    expect(read(numberCell(-100, 100), cell)).toEqual([`"${cell}" is not a number`]);
  });

  test('lies between its bounds, which belong to it', () => {
    expect([read(numberCell(-2, 3), '-2'), read(numberCell(-2, 3), '3')]).toEqual([-2, 3]);
    expect(read(numberCell(-2, 3), '-2.1')).toEqual(['"-2.1" is not between -2 and 3']);
    expect(read(numberCell(-2, 3), '3.1')).toEqual(['"3.1" is not between -2 and 3']);
  });

  test('is whole where it has to be', () => {
    expect([read(wholeCell(0, 9), '7.0'), read(wholeCell(0, 9), 'NA')]).toEqual([7, null]);
    expect(read(wholeCell(0, 9), '7.5')).toEqual(['"7.5" is not a whole number']);
  });
});

describe('a text', () => {
  test('is trimmed, its runs of blanks are one, and up to its limit it is taken', () => {
    expect(read(textCell(5), ' a  \t b ')).toBe('a b');
    expect(read(spacedTextCell(5), ' a  b ')).toBe('a  b');
    expect(read(textCell(5), 'abcde')).toBe('abcde');
    expect(read(textCell(5), 'abcdef')).toEqual(['"abcdef" is longer than 5 characters']);
    expect(read(spacedTextCell(5), 'abcdef')).toEqual(['"abcdef" is longer than 5 characters']);
  });

  test('has characters that can be stored and seen', () => {
    expect(read(textCell(9), 'a\u0007b')).toEqual(['"a b" holds characters that are no text']);
    expect(read(textCell(9), '\u200b')).toEqual(['"\u200b" holds characters that are no text']);
    expect(read(textCell(9), 'a\uFFFDb')).toEqual(['"a\uFFFDb" is not UTF-8 text']);
  });

  test('is quoted on one line, at most forty characters of it', () => {
    expect(read(numberCell(0, 1), 'a\n\u0007 b')).toEqual(['"a b" is not a number']);
    expect(read(numberCell(0, 1), ' x ')).toEqual(['"x" is not a number']);
    expect(read(numberCell(0, 1), 'x'.repeat(40))).toEqual([`"${'x'.repeat(40)}" is not a number`]);
    expect(read(numberCell(0, 1), 'x'.repeat(41))).toEqual([`"${'x'.repeat(40)}…" is not a number`]);
  });

  test('is refused where it is required and missing', () => {
    expect(read(required(textCell(9)), ' ')).toEqual(['is empty']);
    expect(read(required(textCell(9)), 'a')).toBe('a');
    expect(read(required(numberCell(0, 1)), '0')).toBe(0);
  });
});

test('a word is read in any case; the refusal names the known ones', () => {
  const word = wordCell({ Yes: true, 'Not Known': false });
  expect([read(word, 'YES'), read(word, 'not known'), read(word, 'NULL')]).toEqual([true, false, null]);
  expect(read(word, 'no')).toEqual(['"no" is none of Yes, Not Known']);
});

test('a list has its entries between bars, blanks around them do not count, and one broken entry refuses it', () => {
  const list = listCell((entry) => (entry === 'x' ? null : entry), 'a list');
  expect([read(list, 'a| b |c'), read(list, 'a'), read(list, '')]).toEqual([['a', 'b', 'c'], ['a'], null]);
  expect(read(list, 'a|x')).toEqual(['"a|x" is not a list']);
});

test('what cannot be stored is named with its column; an empty or missing cell is not', () => {
  const row: { a: string | null; b: string | null; c: string | null; d?: string } = { a: 'one', b: 'two', c: null };
  const { usable, unusable } = usableCells(row);
  const onlyOne = (cell: string) => (cell === 'one' ? 1 : null);
  expect([usable('a', onlyOne), usable('b', onlyOne), usable('c', onlyOne), usable('d', onlyOne)]).toEqual([1, null, null, null]);
  expect(unusable).toEqual(['b']);
});

test('an amount is rounded to whole dollars; a negative one is none', () => {
  expect([wholeDollars(0), wholeDollars(2.5), wholeDollars(2.4), wholeDollars(-0.1)]).toEqual([0, 3, 2, null]);
});

test.each([
  ['6507232300123456', null],
  ['26507232300', null],
  ['1507232300', null],
  ['6501232300', null],
  ['x 650.723.2300 ext. 5', '+1 650-723-2300'],
])('the phone number %j is stored as %j', (cell, stored) => {
  expect(phoneOf(cell)).toBe(stored);
});
