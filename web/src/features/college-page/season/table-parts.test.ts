import { expect, test } from 'vitest';
import { tableParts } from './table-parts';

const lines = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const shown = (count: number, own: number) =>
  tableParts(lines(count), own).map(({ lines: [first, ...rest], isFolded }) => {
    const range = `${first ?? 0}–${rest.at(-1) ?? first ?? 0}`;
    return isFolded ? `(${range})` : range;
  });

test.each([
  ['the own team leads', 17, 0, ['1–6', '(7–17)']],
  ['the own team is the last one that stands open anyway', 17, 5, ['1–7', '(8–17)']],
  ['the own team stands in the middle', 17, 9, ['1–3', '(4–8)', '9–11', '(12–17)']],
  ['the own team is the last', 17, 16, ['1–3', '(4–15)', '16–17']],
  ['too few stand between to fold them', 12, 6, ['1–8', '(9–12)']],
  ['too few stand below to fold them', 8, 0, ['1–8']],
  ['the own team is not in the table', 10, -1, ['1–6', '(7–10)']],
  ['a small conference', 5, 4, ['1–5']],
])('a table is folded where %s', (_, count, own, parts) => {
  expect(shown(count, own)).toEqual(parts);
});

test('the parts are the whole table in its order, and the own team never folds', () => {
  for (let count = 1; count <= 20; count += 1)
    for (let own = -1; own < count; own += 1) {
      const parts = tableParts(lines(count), own);
      expect(parts.flatMap((part) => part.lines)).toEqual(lines(count));
      if (own !== -1) expect(parts.find((part) => part.lines.includes(own + 1))?.isFolded).toBe(false);
    }
});
