import { expect, test } from 'vitest';
import { stateSpellings } from './states';

test('a state is known by its postal code and by its name', () => {
  expect(stateSpellings('OH')).toEqual(['OH', 'Ohio']);
  expect(stateSpellings(' north carolina ')).toEqual(['NC', 'North Carolina']);
  expect(stateSpellings('qc')).toEqual(['QC', 'Quebec']);
});

test('any other text stays as it is', () => {
  expect(stateSpellings('Bavaria')).toEqual(['Bavaria']);
  expect(stateSpellings('constructor')).toEqual(['constructor']);
});
