import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closeTerms, termsBeginningWithinOneEdit, termsWithinEdits } from './close-terms';
import { isPrefixWithinEdits, isWithinEdits } from './is-within-edits';

const aWord = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '1'), minLength: 1, maxLength: 6 });
const someTerms = fc.uniqueArray(aWord, { maxLength: 40 });

test('the look-up finds exactly what comparing with every term finds', () => {
  fc.assert(
    fc.property(someTerms, aWord, fc.constantFrom(1, 2), (terms, typed, edits) => {
      const index = closeTerms(terms);
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
});

test('a text longer than every term finds nothing', () => {
  expect(termsWithinEdits(closeTerms(['duke', 'stanford']), 'a'.repeat(500), 2)).toEqual([]);
  expect(termsWithinEdits(closeTerms([]), 'duke', 1)).toEqual([]);
});
