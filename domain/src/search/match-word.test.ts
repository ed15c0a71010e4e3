import { expect, test } from 'vitest';
import { buildCollegeIndex } from './college-index';
import { matchWord } from './match-word';
import { searchColleges } from './search-colleges';
import { aSearchableCollege } from './testing/known-colleges';

const index = buildCollegeIndex(['Trent', 'Tern', 'Trens', 'Brent'].map((name) => aSearchableCollege(`${name} College`)));

/** How well what was typed fits each term. */
const fitsOf = (typed: string) =>
  Object.fromEntries([...matchWord(index, typed, false, false).fits].map(([token, fit]) => [index.tokens.terms[token], fit]));

test('[S2-03] swapped letters fit better than a wrong one, and a wrong first letter fits worst', () => {
  expect(fitsOf('trnet')).toMatchObject({ trent: expect.closeTo(0.8, 10) as number });
  expect(fitsOf('trend')).toMatchObject({ trent: expect.closeTo(0.73, 10) as number });
  expect(fitsOf('crent')).toMatchObject({ trent: expect.closeTo(0.65, 10) as number });
});

test('[S2-03] of two colleges one edit away the one with swapped letters comes first', () => {
  const near = buildCollegeIndex([aSearchableCollege('Danyl College'), aSearchableCollege('Denly College')]);
  expect(searchColleges(near, 'denyl college').map(({ name }) => name)).toEqual(['Denly College', 'Danyl College']);
});
