import { describe, expect, test } from 'vitest';
import { csvOf, unguarded } from './csv';
import { csvRecordsOf } from './read-csv';

const recordsOf = (text: string) => {
  const read = csvRecordsOf(text);
  return 'brokenOn' in read ? [] : read;
};
const cellsOf = (text: string) => recordsOf(text).map(({ cells }) => cells);

describe('reading a table', () => {
  test.each([
    [
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      '\uFEFFa;b\r\nc;"d;e"\r\n\r\n',
      [
        ['a', 'b'],
        ['c', 'd;e'],
      ],
    ],
    [
      'a\tb\rc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,"say ""hi"", please"\n"two\nlines",',
      [
        ['a', 'say "hi", please'],
        ['two\nlines', ''],
      ],
    ],
    ['', []],
    [' , ,\n', []],
  ])('%j', (text, expected) => {
    expect(cellsOf(text)).toEqual(expected);
  });

  test('says on which line each record begins', () => {
    expect(recordsOf('a,b\n\n"x\ny",1\nlast,2').map(({ line }) => line)).toEqual([1, 3, 5]);
  });

  test.each([
    ['a,"b', 1],
    ['"a"b,c', 1],
    ['a,b\n\n"c\nd', 3],
  ])('is refused where a quote is wrong, with the line of its record: %j', (text, brokenOn) => {
    expect(csvRecordsOf(text)).toEqual({ brokenOn });
  });

  test('reads what we write', () => {
    const rows = [
      ['a', 'b "c", d'],
      ['line\nbreak', 'e;f'],
    ];
    expect(cellsOf(csvOf(rows))).toEqual(rows);
    const formulas = [['=1+1', 'A; =2', '-3', "'quoted'"]];
    expect(cellsOf(csvOf(formulas)).map((cells) => cells.map(unguarded))).toEqual(formulas);
  });

  test('a huge file takes linear time', () => {
    expect(csvRecordsOf('casey@lakes.example,Five Lakes University,women,headcoach\n'.repeat(10_000))).toHaveLength(10_000);
  });
});
