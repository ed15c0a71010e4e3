import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Competition, computedRows } from './computed-lists';
import { isInOrder } from './ranking';
import { aRankedCollege } from './testing/a-ranking';

const D1: Competition = { league: 'ncaa', division: 1, sex: 'female' };
const brief = (rows: ReturnType<typeof computedRows>) => rows.map(({ rank, collegeId, rating }) => [rank, collegeId, rating]);

describe('the lists that follow from the facts of colleges', () => {
  test('the Ivy League is the conference of that name, by the share that graduates in four years', () => {
    const colleges = [
      aRankedCollege('brown', { conference: 'Ivy League', graduationRate: 83 }),
      aRankedCollege('yale', { conference: 'Ivy', graduationRate: 86 }),
      aRankedCollege('cornell', { conference: 'Ivy League', graduationRate: null }),
      aRankedCollege('duke', { conference: 'ACC', graduationRate: 90 }),
    ];
    expect(brief(computedRows('ivy', colleges, D1))).toEqual([
      [1, 'yale', 86],
      [2, 'brown', 83],
    ]);
    expect(computedRows('ivy', colleges, { ...D1, division: 3 })).toEqual([]);
  });

  test('by the sea are those at most ten miles from it, the closest first; one mile is shared', () => {
    const far = { far: 11, near: 10, beach: 1, pier: 1, inland: null };
    const colleges = Object.entries(far).map(([id, milesToSea]) => aRankedCollege(id, { milesToSea }));
    expect(brief(computedRows('byTheSea', colleges, D1))).toEqual([
      [1, 'beach', 1],
      [1, 'pier', 1],
      [3, 'near', 10],
    ]);
  });

  test('the best public colleges graduate more and cost less than the others: half a point each', () => {
    const aPublic = (id: string, graduationRate: number | null, netPrice: number | null) =>
      aRankedCollege(id, { collegeType: 'public', graduationRate, netPrice });
    const colleges = [
      aPublic('ash', 80, 10_000),
      aPublic('birch', 60, 8000),
      aPublic('cedar', 40, 20_000),
      aPublic('unknown', 90, null),
      { ...aPublic('canadian', 90, 5000), state: 'BC' },
      aRankedCollege('private', { collegeType: 'privateNonprofit', graduationRate: 95, netPrice: 5000 }),
    ];
    expect(brief(computedRows('bestPublic', colleges, D1))).toEqual([
      [1, 'ash', 75],
      [1, 'birch', 75],
      [3, 'cedar', 0],
    ]);
  });

  test('a team that no list confirms, of another division or of the other sex is in no list', () => {
    const near = { milesToSea: 0 } as const;
    const colleges = [
      aRankedCollege('inferred', { ...near, inferred: ['female'] }),
      aRankedCollege('men', { ...near, sexes: ['male'] }),
      aRankedCollege('lower', { ...near, division: 2 }),
      aRankedCollege('listed', near),
    ];
    expect(brief(computedRows('byTheSea', colleges, D1))).toEqual([[1, 'listed', 0]]);
  });

  test('whatever the figures: the order of the colleges does not matter, scores are 0 to 100, equal ones share a rank', () => {
    const figures = fc.record({
      graduationRate: fc.option(fc.integer({ min: 0, max: 20 })),
      netPrice: fc.option(fc.integer({ min: 0, max: 20 })),
    });
    fc.assert(
      fc.property(fc.array(figures, { maxLength: 12 }), (all) => {
        const colleges = all.map((own, index) => aRankedCollege(`c${index}`, { ...own, collegeType: 'public' }));
        const rows = computedRows('bestPublic', colleges, D1);
        expect(computedRows('bestPublic', colleges.toReversed(), D1)).toEqual(rows);
        expect(isInOrder(rows)).toBe(true);
        for (const { rating } of rows) expect(rating !== null && rating >= 0 && rating <= 100).toBe(true);
        for (const one of rows) for (const other of rows) expect(one.rank === other.rank).toBe(one.rating === other.rating);
      }),
      { numRuns: 60, seed: 18 },
    );
  });
});
