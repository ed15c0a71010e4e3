import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closeTerms, isPrefixWithinEdits, isWithinEdits, termsBeginningWithinOneEdit, termsWithinEdits } from './close-terms';

const aWord = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '1'), minLength: 1, maxLength: 6 });
const someTerms = fc.uniqueArray(aWord, { maxLength: 40 });

test('the look-up finds exactly what comparing with every term finds', () => {
  const seen = { near: 0, nothingNear: 0, begun: 0, nothingBegun: 0 };
  fc.assert(
    fc.property(someTerms, aWord, fc.constantFrom(1, 2), (terms, typed, edits) => {
      const index = closeTerms(terms);
      seen[termsWithinEdits(index, typed, edits).length > 0 ? 'near' : 'nothingNear'] += 1;
      seen[termsBeginningWithinOneEdit(index, typed).length > 0 ? 'begun' : 'nothingBegun'] += 1;
      const named = (ids: readonly number[]) => ids.map((id) => index.terms[id]).toSorted();
      expect(named(termsWithinEdits(index, typed, edits))).toEqual(
        terms.filter((term) => isWithinEdits(typed, term, edits)).toSorted(),
      );
      expect(named(termsBeginningWithinOneEdit(index, typed))).toEqual(
        terms.filter((term) => isPrefixWithinEdits(typed, term, 1)).toSorted(),
      );
    }),
    { seed: 5, numRuns: 1000 },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(150);
});

test('a text longer than every term finds nothing', () => {
  expect(termsWithinEdits(closeTerms(['duke', 'stanford']), 'a'.repeat(500), 2)).toEqual([]);
  expect(termsWithinEdits(closeTerms([]), 'duke', 1)).toEqual([]);
});

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

const anyWord = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });

test('it agrees with the textbook distance', () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(anyWord, anyWord, fc.constantFrom(0, 1, 2), (a, b, edits) => {
      const kind = `${edits} edits: ${distance(a, b) <= edits}`;
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
      expect(isWithinEdits(a, b, edits)).toBe(distance(a, b) <= edits);
    }),
    { seed: 3, numRuns: 3000 },
  );
  expect(seen.size).toBe(6);
  expect(Math.min(...seen.values())).toBeGreaterThan(20);
});

test('a beginning is near when some beginning of the term is', () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(anyWord, anyWord, fc.constantFrom(0, 1, 2), (typed, term, edits) => {
      const beginnings = Array.from({ length: term.length + 1 }, (_, end) => term.slice(0, end));
      const isNear = beginnings.some((beginning) => distance(typed, beginning) <= edits);
      const kind = `${edits} edits: ${isNear}`;
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
      expect(isPrefixWithinEdits(typed, term, edits)).toBe(isNear);
    }),
    { seed: 4, numRuns: 3000 },
  );
  expect(seen.size).toBe(6);
  expect(Math.min(...seen.values())).toBeGreaterThan(20);
});
