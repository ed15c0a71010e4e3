import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Payer, yearPrice } from '../../college/price/year-price';
import type { FitCollege } from './fit-college';
import { partsOfFit } from './fit-of';
import { FIT_PARTS } from './fit-part';
import { type FitWishes, NO_WISHES } from './fit-wishes';
import { aFitCollege, aKnownCollege } from './testing/a-fit-college';

/** A goalkeeper from Ohio who has said everything. */
const ADA: FitWishes = {
  ...{ sex: 'female', positions: ['GK'], year: 2028, levels: ['ncaa-1'], strength: 'strong', gpa: 3.5, sat: 1200, act: null },
  ...{ payer: { citizenship: 'us', homeState: 'OH', income: null } },
  ...{ field: '52', budget: 25_000, home: 'OH', distance: 'near', regions: ['greatLakes'], isBySea: false },
  ...{ size: 'Small', setting: 'city' },
};
const fitOf = (given: Partial<FitWishes> = {}, college = aKnownCollege()) => partsOfFit(college, { ...ADA, ...given });

describe('the parts of a fit', () => {
  test('have their scores, each the mean of the points of its reasons', () => {
    const parts = fitOf();
    expect(FIT_PARTS.map((part) => parts[part].score)).toEqual([90, 86, 100, 100, 67, 63]);
    for (const part of FIT_PARTS) {
      const { score, reasons } = parts[part];
      expect(score).toBe(Math.round(reasons.reduce((sum, { points }) => sum + points, 0) / reasons.length));
    }
  });

  test('say in every reason what was compared with what', () => {
    const parts = fitOf();
    expect(parts.level.reasons).toEqual([
      { kind: 'league', level: 'ncaa-1', isWished: true, points: 100 },
      { kind: 'strength', ahead: 80, season: 2025, wish: 'strong', points: 80 },
    ]);
    expect(parts.academics.reasons.map(({ kind, points }) => [kind, points])).toEqual([
      ['sat', 75],
      ['gpa', 100],
      ['graduation', 70],
      ['field', 100],
    ]);
    expect(parts.squad.reasons).toEqual([
      { kind: 'opening', line: 'GK', leaving: 3, known: 4, year: 2028, season: 2025, points: 75 },
      { kind: 'freshmen', share: 20, median: 20, season: 2025, points: 50 },
    ]);
  });

  test('of a player who has said nothing ask for what is missing, and have no number', () => {
    const parts = partsOfFit(aKnownCollege(), NO_WISHES);
    const gaps = FIT_PARTS.map((part) => parts[part].gaps.map(({ of, what }) => `${of}:${what}`).join(' '));
    expect(gaps).toEqual(['you:team', 'you:marks', 'you:budget', 'you:place', 'you:campus', 'you:team']);
    expect(FIT_PARTS.map((part) => parts[part].score)).toEqual([null, 70, null, null, null, null]);
  });

  test('of a college of which nothing is known say so, and have no number', () => {
    const parts = fitOf({}, aFitCollege());
    for (const part of FIT_PARTS) {
      expect([part, parts[part].score, parts[part].reasons]).toEqual([part, null, []]);
      expect(parts[part].gaps.length).toBeGreaterThan(0);
    }
  });

  test('a college without a team for the player fits not at all in level and squad', () => {
    const parts = fitOf({ sex: 'male' });
    expect([parts.level.score, parts.squad.score]).toEqual([0, 0]);
    expect(parts.squad.reasons).toEqual([{ kind: 'noTeam', points: 0 }]);
  });

  test('an open need of the coaches for the own position and class is a reason of its own', () => {
    const college = aKnownCollege({ needs: ['mGK2028', 'wGK2027', 'wGK2028'] });
    expect(fitOf({}, college).squad.reasons[0]).toEqual({ kind: 'need', position: 'GK', year: 2028, points: 100 });
    expect(fitOf({ year: 2029 }, college).squad.reasons.map(({ kind }) => kind)).toEqual(['opening', 'freshmen']);
  });

  test('a class after the years that squads tell of is said, not guessed', () => {
    expect(fitOf({ year: 2033 }).squad.gaps).toEqual([{ of: 'college', what: 'laterYear' }]);
  });

  test('of several positions the one with the most room counts', () => {
    const { figures } = aKnownCollege();
    const female = figures?.female ?? null;
    const lines = { GK: null, MF: null, FW: { known: 8, leaving: [0, 8, 8] }, DF: { known: 8, leaving: [0, 2, 8] } };
    const college = aKnownCollege({ figures: { male: null, female: female === null ? null : { ...female, lines } } });
    expect(fitOf({ positions: ['CB', 'FW'] }, college).squad.reasons[0]).toMatchObject({ line: 'FW', points: 100 });
  });
});

describe('the price of a player', () => {
  const family = { byIncome: [9000, null, 15_000, 20_000, 28_000], living: 16_000 };
  const college = (given: Partial<FitCollege> = {}) => aKnownCollege({ family, outOfStateTuition: 30_000, ...given });
  const ofPublic = (given: Partial<FitCollege> = {}) => college({ collegeType: 'public', ...given });
  const from = (homeState: string | null, income: number | null = null): Payer => ({ citizenship: 'us', homeState, income });
  const GERMAN: Payer = { citizenship: 'other', homeState: null, income: null };
  const priced = (payer: Payer | null, of = college()) => {
    const { reasons, gaps } = fitOf({ payer }, of).price;
    return [...reasons.map((one) => (one.kind === 'price' ? one.price : one)), ...gaps.map(({ what }) => what)];
  };

  test('is the net price where that counts people like them, by income where that is given', () => {
    const average = { kind: 'netOfAll', amount: 20_000 };
    expect(priced(from('OH'))).toEqual([average]);
    expect(priced(from('TX'))).toEqual([average]);
    expect(priced(from('OH'), ofPublic())).toEqual([average]);
    expect(priced(from('OH', 20_000), ofPublic())).toEqual([{ kind: 'netOfIncome', amount: 9000, band: 0 }]);
  });

  test('is tuition and living for people from abroad, and from another state at a public college', () => {
    const list = { kind: 'listPrice', amount: 46_000, tuition: 30_000, living: 16_000 };
    expect(priced(GERMAN)).toEqual([list]);
    expect(priced(GERMAN, ofPublic())).toEqual([list]);
    expect(priced(from('TX', 20_000), ofPublic())).toEqual([list]);
    expect(priced(from(null), ofPublic())).toEqual([list]);
  });

  test('is not known where a part of it is not, in other dollars, and until somebody says who pays', () => {
    expect(priced(GERMAN, college({ outOfStateTuition: null }))).toEqual(['tuition']);
    expect(priced(GERMAN, college({ family: null }))).toEqual(['living']);
    expect(priced(from('OH'), college({ netPrice: null }))).toEqual(['netPrice']);
    expect(priced(from('OH'), college({ state: 'ON' }))).toEqual(['canada']);
    expect(priced(null)).toEqual(['payer']);
  });

  test('is in every case that of the rule of prices', () => {
    const aPrice = fc.option(fc.integer({ min: -5000, max: 90_000 }));
    const aCollege = fc.record({
      state: fc.constantFrom('OH', 'TX', 'ON', null),
      collegeType: fc.constantFrom('public', 'privateNonprofit', null),
      netPrice: aPrice,
      outOfStateTuition: aPrice,
      family: fc.option(fc.record({ byIncome: fc.array(aPrice, { minLength: 5, maxLength: 5 }), living: aPrice })),
    });
    const aPayer = fc.record({
      citizenship: fc.constantFrom('us', 'other'),
      homeState: fc.constantFrom('OH', 'TX', null),
      income: fc.option(fc.integer({ min: 0, max: 1e12 })),
    });
    fc.assert(
      fc.property(aCollege, aPayer, fc.nat(90_000), (given, payer, budget) => {
        const known = aKnownCollege(given);
        const own = yearPrice(known, payer);
        const { score, reasons } = fitOf({ payer, budget }, known).price;
        if (own.kind === 'unknown') expect([score, reasons]).toEqual([null, []]);
        else expect(reasons).toMatchObject([{ kind: 'price', price: own, budget }]);
      }),
      { seed: 236 },
    );
  });

  test('gives fewer points the further it is above the budget', () => {
    expect([20_000, 16_000, 10_000, 5000, 0].map((budget) => fitOf({ budget }).price.score)).toEqual([100, 75, 0, 0, 0]);
    const low = college({ family: { byIncome: [-500, null, null, null, null], living: null } });
    expect(fitOf({ budget: 0, payer: from('OH', 0) }, low).price.score).toBe(100);
  });
});
