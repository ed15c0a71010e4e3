import { RELIGIOUS_AFFILIATIONS } from '@touchline/domain/reference/religious-affiliations';
import { expect, test } from 'vitest';
import { affiliationName } from './affiliation-name';

test('an affiliation with a German word is German on German pages; a church keeps its own name', () => {
  expect(affiliationName('Roman Catholic', 'de')).toBe('Römisch-katholisch');
  expect(affiliationName('Other religious affiliation', 'de')).toBe('Andere Religionsgemeinschaft');
  expect(affiliationName('Roman Catholic', 'en')).toBe('Roman Catholic');
  expect(affiliationName('Christian and Missionary Alliance Church', 'de')).toBe('Christian and Missionary Alliance Church');
});

test('every affiliation that stays as it is stored is the name of a church', () => {
  const names = RELIGIOUS_AFFILIATIONS.entries.map(({ name }) => name);
  const untranslated = names.filter((name) => affiliationName(name, 'de') === name);
  expect(untranslated.filter((name) => /\b(other|multiple|catholic|orthodox|denominational)\b/i.test(name))).toEqual([]);
});
