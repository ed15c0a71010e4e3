import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noAthleticAid } from './athletic-aid';
import { DEGREE_YEARS, fourYears, NO_GUESSES, ownYear } from './own-guesses';

const price = fc.integer({ min: -5000, max: 150_000 });
const guess = fc.option(fc.integer({ min: 0, max: 150_000 }));
const guesses = fc.record({ merit: guess, athletic: guess, travel: guess });

describe('the own guesses of a family', () => {
  test('four years are the sum of four times the year', () => {
    fc.assert(
      fc.property(price, guesses, (amount, own) => {
        const year = ownYear(amount, own) ?? Number.NaN;
        expect(fourYears(year)).toBe(Array.from({ length: DEGREE_YEARS }, () => year).reduce((sum, one) => sum + one, 0));
      }),
      { seed: 228 },
    );
  });

  test('more aid never costs more, more travel never less, and aid alone never makes a price negative', () => {
    fc.assert(
      fc.property(price, guesses, fc.integer({ min: 0, max: 50_000 }), (amount, own, more) => {
        const year = ownYear(amount, own) ?? Number.NaN;
        expect(ownYear(amount, { ...own, merit: (own.merit ?? 0) + more })).toBeLessThanOrEqual(year);
        expect(ownYear(amount, { ...own, athletic: (own.athletic ?? 0) + more })).toBeLessThanOrEqual(year);
        expect(ownYear(amount, { ...own, travel: (own.travel ?? 0) + more })).toBe(year + more);
        expect(ownYear(amount, { ...own, travel: null })).toBeGreaterThanOrEqual(Math.min(amount, 0));
      }),
      { seed: 228 },
    );
  });

  test('without a guess the price stays, and unknown stays unknown', () => {
    fc.assert(
      fc.property(price, (amount) => ownYear(amount, NO_GUESSES) === amount),
      { seed: 228 },
    );
    fc.assert(
      fc.property(guesses, (own) => ownYear(null, own) === null),
      { seed: 228 },
    );
    expect(fourYears(null)).toBeNull();
  });
});

test('no athletic scholarships in Division III and the Ivy League; elsewhere there may be some', () => {
  const teams = [
    ['ncaa', 3, 'UAA'],
    ['njcaa', 3, null],
    ['ncaa', 1, 'Ivy League'],
    ['ncaa', 1, 'ACC'],
    ['naia', null, null],
    ['usports', null, null],
    [null, null, null],
  ] as const;
  expect(teams.map(([league, division, conference]) => noAthleticAid({ league, division, conference }))).toEqual([
    ...['ncaa-d3', 'njcaa-d3', 'ivy'],
    ...[null, null, null, null],
  ]);
});
