import { describe, expect, test } from 'vitest';
import { partsOfFit } from './fit-of';
import { FIT_PARTS } from './fit-part';
import { ABROAD, type FitWishes, NO_WISHES } from './fit-wishes';
import { priceForPlayer } from './price';
import { aFitCollege, aKnownCollege } from './testing/a-fit-college';

/** A goalkeeper from Ohio who has said everything. */
const ADA: FitWishes = {
  ...{ sex: 'female', positions: ['GK'], year: 2028, levels: ['ncaa-1'], strength: 'strong', gpa: 3.5, sat: 1200, act: null },
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
  test('is the net price where that counts people like them', () => {
    expect(priceForPlayer(aKnownCollege(), { home: 'OH' })).toBe(20_000);
    expect(priceForPlayer(aKnownCollege(), { home: 'TX' })).toBe(20_000);
    expect(priceForPlayer(aKnownCollege({ collegeType: 'public' }), { home: 'OH' })).toBe(20_000);
  });

  test('is not known to people from abroad, from another state at a public college, and in other dollars', () => {
    expect(priceForPlayer(aKnownCollege(), { home: ABROAD })).toBe('notForYou');
    expect(priceForPlayer(aKnownCollege(), { home: 'ON' })).toBe('notForYou');
    expect(priceForPlayer(aKnownCollege({ collegeType: 'public' }), { home: 'TX' })).toBe('notForYou');
    expect(priceForPlayer(aKnownCollege({ state: 'ON' }), { home: 'OH' })).toBe('otherDollars');
    expect(priceForPlayer(aKnownCollege({ netPrice: null }), { home: 'OH' })).toBe('unknown');
    expect(priceForPlayer(aKnownCollege(), { home: null })).toBe('homeUnknown');
  });

  test('gives fewer points the further it is above the budget', () => {
    expect([20_000, 16_000, 10_000, 5000, 0].map((budget) => fitOf({ budget }).price.score)).toEqual([100, 75, 0, 0, 0]);
  });
});
