import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceOfAdmission, CHANCES, MOSTLY, OFTEN, RARELY } from './chance-of-admission';
import { aKnownCollege } from './testing/a-fit-college';

const none = { sat: null, act: null };
const chanceAt = (acceptanceRate: number | null, own = {}) =>
  chanceOfAdmission(aKnownCollege({ acceptanceRate }), { ...none, ...own })?.chance ?? null;

describe('reach, match or likely', () => {
  test('none without an admission rate, and none between where no test can be compared', () => {
    expect(chanceAt(null, { sat: 1600 })).toBeNull();
    expect([RARELY - 1, RARELY, MOSTLY - 1, MOSTLY].map((rate) => chanceAt(rate))).toEqual(['reach', null, null, 'likely']);
    const noTests = aKnownCollege({ acceptanceRate: 50, satLow: null, actHigh: null });
    expect(chanceOfAdmission(noTests, { sat: 1500, act: 30 })).toBeNull();
  });

  test('by the rate and where the test stands', () => {
    const at = (rate: number) => [1000, 1200, 1400].map((sat) => chanceAt(rate, { sat }));
    expect(at(RARELY - 1)).toEqual(['reach', 'reach', 'reach']);
    expect(at(RARELY)).toEqual(['reach', 'match', 'match']);
    expect(at(OFTEN)).toEqual(['reach', 'match', 'likely']);
    expect(at(MOSTLY)).toEqual(['match', 'likely', 'likely']);
  });

  test('of two tests the one that stands better counts, with all that it was compared with', () => {
    expect(chanceOfAdmission(aKnownCollege({ acceptanceRate: 50 }), { sat: 1000, act: 30 })).toEqual({
      chance: 'likely',
      rate: 50,
      test: { name: 'act', own: 30, low: 22, high: 28, standing: 'above' },
    });
  });

  test('never gets worse with a better test or a higher rate', () => {
    const rank = (rate: number, sat: number) => CHANCES.indexOf(chanceAt(rate, { sat }) ?? 'reach');
    const score = fc.integer({ min: 400, max: 1600 });
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100), score, score, (rate, more, sat, better) => {
        expect(rank(rate + more, Math.max(sat, better))).toBeGreaterThanOrEqual(rank(rate, Math.min(sat, better)));
      }),
      { seed: 230 },
    );
  });
});
