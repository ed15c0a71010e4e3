import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EQUAL_WEIGHTS, type FitWeights, partsOfFit, weighedFit } from './fit-of';
import { type ByPart, byPart, FIT_PARTS, type FitPart } from './fit-part';
import type { FitCollege } from './fit-college';
import { type FitWishes, NO_WISHES } from './fit-wishes';
import { aKnownCollege, someFigures } from './testing/a-fit-college';

const aScore = fc.option(fc.integer({ min: 0, max: 100 }));
const aWeight = fc.oneof(fc.integer({ min: 0, max: 10 }), fc.double({ min: 0, max: 1e300, noNaN: true }), fc.constant(1e-300));
const aPart = fc.constantFrom(...FIT_PARTS);
const record = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<ByPart<Value>> =>
  fc.record({ level: value, academics: value, price: value, place: value, campus: value, squad: value });
const someScores = record(aScore);
const someWeights: fc.Arbitrary<FitWeights> = record(aWeight);
const withPart = <Value>(all: ByPart<Value>, part: FitPart, value: Value): ByPart<Value> => ({ ...all, [part]: value });

describe('the number of a fit', () => {
  test('never falls when one part gets better', () => {
    fc.assert(
      fc.property(someScores, someWeights, aPart, fc.nat(100), fc.nat(100), (scores, weights, part, one, other) => {
        const at = (score: number) => weighedFit(withPart(scores, part, score), weights).score ?? -1;
        expect(at(Math.max(one, other))).toBeGreaterThanOrEqual(at(Math.min(one, other)));
      }),
      { seed: 230 },
    );
  });

  test('lies between the worst and the best of its parts, whatever the weights sum to', () => {
    fc.assert(
      fc.property(someScores, someWeights, (scores, weights) => {
        const counted = FIT_PARTS.filter((part) => weights[part] > 0).flatMap((part) => scores[part] ?? []);
        const { score, known } = weighedFit(scores, weights);
        expect(known).toBe(counted.length);
        if (score === null) return;
        expect(score).toBeGreaterThanOrEqual(Math.min(...counted));
        expect(score).toBeLessThanOrEqual(Math.max(...counted));
      }),
      { seed: 230 },
    );
  });

  test('stays the same when all weights are multiplied', () => {
    fc.assert(
      fc.property(someScores, record(fc.nat(10)), fc.integer({ min: 1, max: 1000 }), (scores, weights, factor) => {
        expect(
          weighedFit(
            scores,
            byPart((part) => weights[part] * factor),
          ),
        ).toEqual(weighedFit(scores, weights));
      }),
      { seed: 230 },
    );
  });

  test('counts an unknown part as left out, never as zero', () => {
    fc.assert(
      fc.property(someScores, someWeights, aPart, (scores, weights, part) => {
        const without = weighedFit(withPart(scores, part, null), weights).score;
        const unweighed = weighedFit(scores, withPart(weights, part, 0)).score;
        expect(without).toBe(unweighed);
      }),
      { seed: 230 },
    );
  });

  test.each([[byPart(() => 0)], [byPart(() => Number.NaN)], [byPart(() => -1)], [byPart(() => Number.POSITIVE_INFINITY)]])(
    'is none where no weight counts',
    (weights) => {
      expect(
        weighedFit(
          byPart(() => 50),
          weights,
        ),
      ).toEqual({ score: null, known: 0, counting: 0 });
    },
  );

  test('says from how many parts it comes', () => {
    const scores = { ...byPart(() => 80), price: null, place: null };
    expect(weighedFit(scores, EQUAL_WEIGHTS)).toEqual({ score: 80, known: 4, counting: 6 });
    expect(
      weighedFit(
        byPart(() => null),
        EQUAL_WEIGHTS,
      ),
    ).toEqual({ score: null, known: 0, counting: 6 });
  });
});

const WISHES: FitWishes = {
  ...{ ...NO_WISHES, sex: 'female', positions: ['GK'], year: 2028, levels: ['ncaa-1'], strength: 'strong', gpa: 3, sat: 1200 },
  ...{
    act: 25,
    field: '52',
    budget: 20_000,
    payer: { citizenship: 'us', homeState: 'OH', income: null },
    home: 'OH',
    distance: 'near',
    regions: ['greatLakes'],
    isBySea: true,
    size: 'Small',
  },
};

const RESIDENT = { citizenship: 'us', homeState: 'OH', income: null } as const;
const ABROAD: FitWishes = { ...WISHES, payer: { citizenship: 'other', homeState: null, income: null } };
const WITH_BANDS = aKnownCollege({ family: { byIncome: [9000, 12_000, 15_000, 24_000, 38_000], living: 5000 } });

/** One input and the part that must not fall when it rises, or, with -1, when it falls. */
const RISING: readonly (readonly [
  name: string,
  part: FitPart,
  up: 1 | -1,
  most: number,
  of: (value: number) => ReturnType<typeof partsOfFit>,
])[] = [
  ['own SAT', 'academics', 1, 1600, (sat) => partsOfFit(aKnownCollege(), { ...WISHES, sat })],
  ['own ACT', 'academics', 1, 36, (act) => partsOfFit(aKnownCollege(), { ...WISHES, act })],
  ['own grades', 'academics', 1, 4, (gpa) => partsOfFit(aKnownCollege(), { ...WISHES, gpa })],
  ['graduation', 'academics', 1, 100, (graduationRate) => partsOfFit(aKnownCollege({ graduationRate }), WISHES)],
  ['budget', 'price', 1, 100_000, (budget) => partsOfFit(aKnownCollege(), { ...WISHES, budget })],
  ['price', 'price', -1, 100_000, (netPrice) => partsOfFit(aKnownCollege({ netPrice }), WISHES)],
  ['income', 'price', -1, 300_000, (income) => partsOfFit(WITH_BANDS, { ...WISHES, payer: { ...RESIDENT, income } })],
  ['tuition from abroad', 'price', -1, 100_000, (outOfStateTuition) => partsOfFit({ ...WITH_BANDS, outOfStateTuition }, ABROAD)],
  ['miles to the sea', 'place', -1, 2000, (milesToSea) => partsOfFit(aKnownCollege({ milesToSea }), WISHES)],
  ['strength', 'level', 1, 100, (ahead) => partsOfFit(withFigures({ strength: { ahead, season: 2025 } }), WISHES)],
  ['leavers', 'squad', 1, 20, (leaving) => partsOfFit(withLeaving(leaving), WISHES)],
  [
    'starts of freshmen',
    'squad',
    1,
    100,
    (share) => partsOfFit(withFigures({ freshmen: { share, median: 20, season: 2025 } }), WISHES),
  ],
];

function withFigures(given: Parameters<typeof someFigures>[0]): FitCollege {
  return aKnownCollege({ figures: { male: null, female: someFigures(given) } });
}

function withLeaving(leaving: number): FitCollege {
  return withFigures({ lines: { ...someFigures().lines, GK: { known: 20, leaving: [0, leaving, 20] } } });
}

describe('each input', () => {
  test.each(RISING)('%s moves its part %s in one direction alone', (_, part, up, most, fitAt) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: most }), fc.integer({ min: 0, max: most }), (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const [better, worse] = up === 1 ? [high, low] : [low, high];
        expect(fitAt(better)[part].score ?? -1).toBeGreaterThanOrEqual(fitAt(worse)[part].score ?? -1);
      }),
      { seed: 230 },
    );
  });

  test('that is unknown leaves no reason of zero points behind', () => {
    const facts = ['league', 'graduationRate', 'netPrice', 'state', 'milesToSea', 'students', 'figures'] as const;
    fc.assert(
      fc.property(fc.subarray([...facts]), (unknown) => {
        const college = aKnownCollege(Object.fromEntries(unknown.map((name) => [name, null])));
        const parts = partsOfFit(college, { ...WISHES, distance: null, regions: [] });
        const known = partsOfFit(aKnownCollege(), { ...WISHES, distance: null, regions: [] });
        for (const part of FIT_PARTS)
          for (const reason of parts[part].reasons) expect(known[part].reasons).toContainEqual(reason);
      }),
      { seed: 230 },
    );
  });
});
