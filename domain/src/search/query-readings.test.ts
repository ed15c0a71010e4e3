import { expect, test } from 'vitest';
import { buildCollegeIndex } from './college-index';
import { queryReadings } from './query-readings';
import { KNOWN_COLLEGES } from './testing/known-colleges';

const INDEX = buildCollegeIndex(KNOWN_COLLEGES);

test('words are read as typed first, then with neighbours joined to a known word', () => {
  expect(queryReadings(INDEX, ['stan', 'ford', 'cardinal'])).toEqual([
    ['stan', 'ford', 'cardinal'],
    ['stanford', 'cardinal'],
  ]);
});

test('an unknown word is read as two known ones, a known word never', () => {
  expect(queryReadings(INDEX, ['northcarolina', 'state'])).toEqual([
    ['northcarolina', 'state'],
    ['north', 'carolina', 'state'],
  ]);
  expect(queryReadings(INDEX, ['davidson'])).toEqual([['davidson']]);
});

test('the number of readings is bounded', () => {
  expect(
    queryReadings(
      INDEX,
      Array.from({ length: 16 }, () => 'northcarolina'),
    ),
  ).toHaveLength(6);
});
