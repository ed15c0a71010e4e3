import { describe, expect, test } from 'vitest';
import { SITE_IMPORTS } from '../reference/limits';
import { firstLines, piecesOf } from './site-import';

describe('the pieces of a file', () => {
  test('together are the file, and no character of two halves is torn apart', () => {
    const text = `ab😀cd😀`;
    for (const most of [2, 3, 4, 5]) {
      const pieces = piecesOf(text, most);
      expect(pieces.join('')).toBe(text);
      for (const piece of pieces) expect(() => encodeURIComponent(piece), piece).not.toThrow();
    }
  });

  test('an empty file has none', () => {
    expect(piecesOf('')).toEqual([]);
  });
});

test('of many and long lines the first are kept, each cut, and all are counted', () => {
  const { total, first } = firstLines(Array.from({ length: 500 }, () => 'x'.repeat(1000)));
  expect([total, first.length, first[0]?.length]).toEqual([500, SITE_IMPORTS.linesKept, SITE_IMPORTS.lineMax]);
  expect(first[0]?.endsWith('…')).toBe(true);
});
