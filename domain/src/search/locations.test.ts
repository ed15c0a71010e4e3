import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STATES } from '../reference/states';
import { location, locationsOf } from './locations';
import { shadeOf } from '../reference/geography/map-drawing';

type Row = Parameters<typeof locationsOf>[0][number];
const aRow = (given: Partial<Row> = {}): Row => ({
  ...{ state: 'OH', city: 'Sampleton', sexes: ['male', 'female'], inferred: [], league: 'ncaa', division: 1 },
  ...{ netPrice: null, hasCamp: false },
  ...given,
});

describe('[S2-07] the states and provinces with colleges', () => {
  test('have their teams, leagues, camps, average price and towns, in the order of our list', () => {
    const found = locationsOf([
      aRow({ state: 'ON', league: 'usports', division: null, sexes: ['female'] }),
      aRow({ netPrice: 10_000, hasCamp: true }),
      aRow({ netPrice: 20_001, city: 'Other Town', league: 'naia', division: null }),
      aRow({ state: 'Ohio', city: 'Other Town', sexes: ['male'] }),
    ]);

    expect(found.map(({ state }) => state)).toEqual(['OH', 'ON']);
    expect(found[0]).toEqual({
      ...{ state: 'OH', country: 'US', colleges: 3, men: 3, women: 2, campColleges: 1, averageNetPrice: 15_001 },
      divisions: [
        { league: 'ncaa', division: 1, colleges: 2 },
        { league: 'naia', division: null, colleges: 1 },
      ],
      cities: [
        { name: 'Other Town', colleges: 2 },
        { name: 'Sampleton', colleges: 1 },
      ],
    });
    expect(found[1]).toMatchObject({ country: 'CA', men: 0, women: 1, averageNetPrice: null });
    for (const one of found) expect(location.parse(one)).toEqual(one);
  });

  test('count no team that no list confirms, and leave out colleges without a state that we list', () => {
    const found = locationsOf([aRow({ inferred: ['male'] }), aRow({ state: null }), aRow({ state: 'Atlantis' })]);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ colleges: 1, men: 0, women: 1 });
  });

  test('name twelve towns at most, the ones with the most colleges first', () => {
    const rows = Array.from({ length: 20 }, (_, index) => aRow({ city: `Town ${String(index).padStart(2, '0')}` }));
    const [ohio] = locationsOf([...rows, aRow({ city: 'Town 19' })]);
    expect(ohio?.cities).toHaveLength(12);
    expect(ohio?.cities[0]).toEqual({ name: 'Town 19', colleges: 2 });
  });

  test('together count what counting each college alone gives', () => {
    const codes = STATES.entries.map(({ value }) => value);
    const row = fc.record({
      state: fc.constantFrom(...codes.slice(0, 6), null, 'Nowhere'),
      sexes: fc.subarray<'male' | 'female'>(['male', 'female']),
      inferred: fc.subarray<'male' | 'female'>(['male', 'female']),
      hasCamp: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 40 }), (given) => {
        const rows = given.map((one) => aRow(one));
        const found = locationsOf(rows);
        for (const code of codes) {
          const here = rows.filter(({ state }) => state === code);
          const one = found.find(({ state }) => state === code);
          expect(one?.colleges ?? 0).toBe(here.length);
          expect(one?.women ?? 0).toBe(here.filter((r) => r.sexes.includes('female') && !r.inferred.includes('female')).length);
          expect(one?.campColleges ?? 0).toBe(here.filter(({ hasCamp }) => hasCamp).length);
        }
      }),
      { seed: 7, numRuns: 200 },
    );
  });

  test('are shaded in five steps, an empty one not at all', () => {
    expect([0, 1, 10, 50, 100].map((programmes) => shadeOf(programmes, 100))).toEqual([0, 1, 2, 4, 5]);
    expect(shadeOf(3, 0)).toBe(0);
  });
});
