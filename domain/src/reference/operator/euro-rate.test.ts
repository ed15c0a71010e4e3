import { expect, test } from 'vitest';
import { inEuros, isOldRate, isValidRate } from './euro-rate';

/** An example, no rate of any day. */
const EXAMPLE = { dollars: 1.25, day: '2026-02-28', source: 'https://rates.example.org/eur' };

test('a rate is shown if it is a number that can be meant, with a day and a link', () => {
  expect(isValidRate(EXAMPLE)).toBe(true);
  for (const dollars of [0, -1, 0.01, 80, Number.NaN, Number.POSITIVE_INFINITY])
    expect(isValidRate({ ...EXAMPLE, dollars })).toBe(false);
  expect(isValidRate({ ...EXAMPLE, day: '2026-02-30' })).toBe(false);
  expect(isValidRate({ ...EXAMPLE, source: 'the bank' })).toBe(false);
});

test('a rate is old after a year, leap days included', () => {
  expect(isOldRate('2026-02-28', '2027-02-28')).toBe(false);
  expect(isOldRate('2026-02-28', '2027-03-01')).toBe(true);
  expect(isOldRate('2024-02-29', '2025-02-28')).toBe(false);
  expect(isOldRate('2024-02-29', '2025-03-01')).toBe(true);
});

test('dollars become whole euros', () => {
  expect([0, 1, 50_000, -79].map((dollars) => inEuros(dollars, 1.25))).toEqual([0, 1, 40_000, -63]);
});
