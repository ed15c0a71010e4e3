import { expect, test } from 'vitest';
import { correctedQuery } from './corrected-query';
import { aSearchableCollege } from '../testing/known-colleges';

const STANFORD = aSearchableCollege('Stanford University', { nickname: 'Cardinal', city: 'Stanford', state: 'CA' });
const MELLON = aSearchableCollege('Carnegie Mellon University', { aliases: ['CMU'], city: 'Pittsburgh', state: 'PA' });
const LAVAL = aSearchableCollege('Université Laval', { city: 'Québec' });

test.each([
  ['Standford', STANFORD, 'Stanford'],
  ['standford univ', STANFORD, 'Stanford univ'],
  ['carnegie melon', MELLON, 'carnegie Mellon'],
  ['Carnigie Melon Univercity', MELLON, 'Carnegie Mellon University'],
  ['mellno', MELLON, 'Mellon'],
  ['standf', STANFORD, 'Stanford'],
  ['pitsburg of the', MELLON, 'Pittsburgh of the'],
])('[S2-03] %j is read with the word of the college in place of the typo', (typed, found, read) => {
  expect(correctedQuery(typed, found)).toBe(read);
});

test.each([
  ['Stanford', STANFORD],
  ['STANFORD  university', STANFORD],
  ['stan', STANFORD],
  ['cmu', MELLON],
  ['universite laval', LAVAL],
  ['the Cardinal', STANFORD],
  ['', STANFORD],
  ['?!', STANFORD],
])('%j is read as typed', (typed, found) => {
  expect(correctedQuery(typed, found)).toBeNull();
});

test('words that have nothing to do with the college are no typo of its own', () => {
  expect(correctedQuery('standford zzyzx', STANFORD)).toBeNull();
});
