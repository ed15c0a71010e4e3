import { expect, test } from 'vitest';
import { buildCollegeIndex } from './college-index';
import { matchWord } from './match-word';
import { searchColleges } from './search-colleges';
import { aSearchableCollege } from '../testing/known-colleges';

const index = buildCollegeIndex(['Trent', 'Tern', 'Trens', 'Brent'].map((name) => aSearchableCollege(`${name} College`)));

/** How well what was typed fits a term; null where it does not. */
function fitOf(typed: string, term: string): number | null {
  const { fits } = matchWord(index, typed, false, false);
  return [...fits].find(([token]) => index.tokens.terms[token] === term)?.[1] ?? null;
}

test('[S2-03] swapped letters fit better than a wrong one, and a wrong first letter fits worst', () => {
  expect(fitOf('trnet', 'trent')).toBeCloseTo(0.8, 10);
  expect(fitOf('trend', 'trent')).toBeCloseTo(0.73, 10);
  expect(fitOf('crent', 'trent')).toBeCloseTo(0.65, 10);
  expect(fitOf('crend', 'trent')).toBeNull();
});

test('[S2-03] of two colleges one edit away the one with swapped letters comes first', () => {
  const near = buildCollegeIndex([aSearchableCollege('Danyl College'), aSearchableCollege('Denly College')]);
  expect(searchColleges(near, 'denyl college').map(({ name }) => name)).toEqual(['Denly College', 'Danyl College']);
});
