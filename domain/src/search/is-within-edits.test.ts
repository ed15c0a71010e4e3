import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPrefixWithinEdits, isWithinEdits } from './is-within-edits';

/** The textbook table: least number of insertions, deletions, substitutions and transpositions of neighbours. */
function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const cell = (i: number, j: number) => table[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const isSwap = a.charAt(i - 1) === b.charAt(j - 2) && a.charAt(i - 2) === b.charAt(j - 1);
      const steps = [cell(i - 1, j) + 1, cell(i, j - 1) + 1, cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)];
      table[i]?.splice(j, 1, Math.min(...steps, isSwap && i > 1 && j > 1 ? cell(i - 2, j - 2) + 1 : Infinity));
    }
  }
  return cell(a.length, b.length);
}

const aWord = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });

test('it agrees with the textbook distance', () => {
  fc.assert(
    fc.property(aWord, aWord, fc.constantFrom(0, 1, 2), (a, b, edits) => {
      expect(isWithinEdits(a, b, edits)).toBe(distance(a, b) <= edits);
    }),
    { seed: 3, numRuns: 3000 },
  );
});

test('a beginning is near when some beginning of the term is', () => {
  fc.assert(
    fc.property(aWord, aWord, fc.constantFrom(0, 1, 2), (typed, term, edits) => {
      const beginnings = Array.from({ length: term.length + 1 }, (_, end) => term.slice(0, end));
      expect(isPrefixWithinEdits(typed, term, edits)).toBe(beginnings.some((beginning) => distance(typed, beginning) <= edits));
    }),
    { seed: 4, numRuns: 3000 },
  );
});
