import { describe, expect, test } from 'vitest';
import { csvOf } from './csv';
import { csvRecordsOf } from './read-csv';

const cellsOf = (text: string) => csvRecordsOf(text)?.map(({ cells }) => cells);

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
    expect(csvRecordsOf('a,b\n\n"x\ny",1\nlast,2')?.map(({ line }) => line)).toEqual([1, 3, 5]);
  });

  test.each(['a,"b', '"a"b,c'])('is refused where a quote is wrong: %j', (text) => {
    expect(csvRecordsOf(text)).toBeNull();
  });

  test('reads what we write', () => {
    const rows = [
      ['a', 'b "c", d'],
      ['line\nbreak', 'e;f'],
    ];
    expect(cellsOf(csvOf(rows))).toEqual(rows);
  });

  test('a huge file takes linear time', () => {
    expect(csvRecordsOf('casey@lakes.example,Five Lakes University,women,headcoach\n'.repeat(10_000))).toHaveLength(10_000);
  });
});
