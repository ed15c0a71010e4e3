import { describe, expect, test } from 'vitest';
import { ageOn, comesOfAgeOn, isDateOfBirth, isOldEnough, passesAgeRule } from './age-rules';

test('[S5-02] a date of birth is a real day of a year 19xx or 20xx', () => {
  expect(['1900-01-01', '2099-12-31', '2012-02-29'].map(isDateOfBirth)).toEqual([true, true, true]);
  expect(
    ['1899-12-31', '2100-01-01', '2101-01-01', '0000-00-00', '2010-02-30', '2011-02-29', '2010-1-1', ''].map(isDateOfBirth),
  ).toEqual(Array(8).fill(false));
});

describe('[S5-03] [S9-01] the least age of 13', () => {
  test.each([
    ['2013-06-15', '2026-06-15', true],
    ['2013-06-16', '2026-06-15', false],
    ['2013-06-15', '2026-06-14', false],
    ['2012-12-31', '2026-01-01', true],
    ['2012-02-29', '2025-02-28', false],
    ['2012-02-29', '2025-03-01', true],
    ['2030-01-01', '2026-06-15', false],
    ['2010-1-1', '2026-06-15', false],
    ['2010-02-30', '2026-06-15', false],
  ])('born %s, on %s: %s', (dateOfBirth, today, answer) => {
    expect(isOldEnough(dateOfBirth, today)).toBe(answer);
  });
});

test('[S5-10] [S9-01] the extra rule asks for 16 years and a 10-character date', () => {
  expect(passesAgeRule('2010-06-15', '2026-06-15')).toBe(true);
  expect(passesAgeRule('2010-06-16', '2026-06-15')).toBe(false);
  expect(passesAgeRule('2010-6-15', '2026-06-15')).toBe(false);
  expect(passesAgeRule('2010-06-15 ', '2026-06-15')).toBe(false);
});

test('nobody has lived a year before being born', () => {
  expect(ageOn('2027-01-01', '2026-06-15')).toBeLessThan(0);
});

test.each([
  ['2009-04-17', '2027-04-17'],
  ['2008-02-29', '2026-03-01'],
  ['2004-12-31', '2022-12-31'],
])('who is born on %s comes of age on %s', (dateOfBirth, day) => {
  expect(comesOfAgeOn(dateOfBirth)).toBe(day);
  expect(ageOn(dateOfBirth, day)).toBe(18);
});
