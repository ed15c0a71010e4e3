import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CAMP_TYPES } from '../../camp/camp-span';
import type { ListedCamp } from '../../camp/listed-camp';
import { aListedCamp } from '../../camp/testing/a-listed-camp';
import { LEAGUE_VALUES, LEAGUES } from '../../reference/college-kinds';
import {
  CAMP_AGES,
  CAMP_FACET_NAMES,
  CAMP_FACETS,
  CAMP_GRADES,
  CAMP_PRICES,
  type CampFacet,
  type CampFilters,
  HOST_LEVELS,
} from './camp-facets';
import { ALL_CAMPS, type CampQuery, campQueryOf, CAMP_SORTS, paramsOfCampQuery } from './camp-query';
import { findCamps, milesFrom } from './find-camps';

const TODAY = '2026-03-02';
const isIn = (value: string, { from, to }: ListedCamp['ages']) =>
  (from !== null || to !== null) && Number(value) >= (from ?? -1) && Number(value) <= (to ?? 999);

/** What each filter means, said once more in the plainest way. */
const MEANING: Readonly<Record<CampFacet, (camp: ListedCamp, value: string) => boolean>> = {
  month: ({ startsOn, endsOn }, value) => startsOn.slice(0, 7) <= value && value <= endsOn.slice(0, 7),
  gender: ({ sex }, value) => sex === 'both' || sex === value,
  age: ({ ages }, value) => isIn(value, ages),
  grade: ({ grades }, value) => isIn(value, grades),
  type: ({ type }, value) => type === value,
  price: ({ priceCents }, value) => priceCents !== null && priceCents / 100 <= Number(value),
  spaces: ({ spacesLeft }) => (spacesLeft ?? 0) > 0,
  open: ({ registrationClosesOn }) => (registrationClosesOn ?? '') >= TODAY,
  state: ({ host }, value) => ({ Ohio: 'OH' })[host.state ?? ''] === value || host.state === value,
  division: ({ sex, host: { league, division, mensDivision, womensDivision } }, value) => {
    const [men, women] = [mensDivision ?? division, womensDivision ?? division];
    const own = sex === 'male' ? [men] : sex === 'female' ? [women] : [men, women];
    return own.some((one) => `${league ?? '-'}${one ?? ''}` === value);
  },
};

const VALUES: Partial<Record<CampFacet, readonly string[]>> = {
  month: ['2026-02', '2026-03', '2026-04', '2026-07', '2030-01'],
  state: ['CA', 'OH', 'PR'],
};

const someDay = fc.constantFrom('2026-02-20', '2026-03-01', '2026-03-02', '2026-03-28', '2026-04-02', '2026-07-11');
const someRange = (least: number, most: number) => {
  const end = fc.option(fc.integer({ min: least, max: most }), { nil: null });
  return fc.tuple(end, end).map(([a, b]) => (a !== null && b !== null && a > b ? { from: b, to: a } : { from: a, to: b }));
};
const someHost = fc.constantFrom(
  ...LEAGUE_VALUES.map((league) => ({ league, division: LEAGUES[league].hasDivisions ? (1 as const) : null })),
  { league: 'ncaa' as const, division: 3 as const, womensDivision: 1 as const },
  { league: null, division: null },
);
const someCamp: fc.Arbitrary<ListedCamp> = fc
  .record({
    days: fc.tuple(someDay, someDay).map(([a, b]) => (a < b ? [a, b] : [b, a])),
    sex: fc.constantFrom('male', 'female', 'both'),
    type: fc.constantFrom(...CAMP_TYPES),
    ages: someRange(4, 25),
    grades: someRange(1, 12),
    priceCents: fc.constantFrom(null, 0, 9_999, 10_000, 10_001, 39_900, 100_000),
    spacesLeft: fc.constantFrom(null, 0, 5),
    registrationClosesOn: fc.constantFrom(null, '2026-03-01', TODAY, '2026-06-01'),
    name: fc.constantFrom('Harbor ID Clinic', 'Meadow Day Camp'),
    state: fc.constantFrom(null, 'CA', 'Ohio', 'OH'),
    lat: fc.constantFrom(null, 40, 41),
    host: someHost,
    id: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ days: [startsOn = '', endsOn = ''], state, lat, host, id, ...camp }) =>
    aListedCamp(
      { ...camp, startsOn, endsOn, position: { lat, lng: lat === null ? null : -80 } },
      { _id: `college-${id}`, state, city: 'Eastridge', ...host },
    ),
  );
const someCamps = fc
  .array(someCamp, { minLength: 15, maxLength: 40 })
  .map((camps) => camps.map((camp, at): ListedCamp => ({ ...camp, _id: `camp-${String(at).padStart(2, '0')}` })));

const someValuesOf = (name: CampFacet) => {
  const values = VALUES[name] ?? CAMP_FACETS[name].offered ?? [];
  return fc.subarray([...values], { minLength: 1, maxLength: CAMP_FACETS[name].choice === 'one' ? 1 : 3 });
};
const someFilters: fc.Arbitrary<CampFilters> = fc
  .subarray([...CAMP_FACET_NAMES], { minLength: 1, maxLength: 2 })
  .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, someValuesOf(name)]))));
const someQuery: fc.Arbitrary<CampQuery> = fc.record({
  text: fc.constantFrom('', '', '', '', 'harbor', 'id EAST', 'meadow x'),
  filters: someFilters,
  from: fc.constantFrom(null, null, null, '2026-03-10'),
  to: fc.constantFrom(null, null, null, '2026-05-01'),
  near: fc.constantFrom(null, { lat: 40, lng: -80 }),
  within: fc.constantFrom(null, null, 25 as const),
  college: fc.constantFrom(null, null, null, 'college-1'),
  isPast: fc.constantFrom(false, false, true),
  sort: fc.constantFrom(...CAMP_SORTS),
  page: fc.constant(1),
});

const words = (text: string) =>
  text
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== '');
const isInPool = (camp: ListedCamp, query: CampQuery) => {
  const miles = query.near === null ? null : milesFrom(query.near, camp);
  const spelled = words(`${camp.name} Sample College Eastridge ${camp.host.state ?? ''}`);
  return (
    camp.endsOn < TODAY === query.isPast &&
    (query.from ?? '') <= camp.startsOn &&
    camp.endsOn <= (query.to ?? '9') &&
    (query.college ?? camp.host._id) === camp.host._id &&
    (query.near === null || query.within === null || (miles !== null && miles <= query.within)) &&
    words(query.text).every((word) => spelled.some((one) => one.startsWith(word)))
  );
};
const fits = (camp: ListedCamp, filters: CampFilters) =>
  CAMP_FACET_NAMES.every((name) => filters[name]?.some((value) => MEANING[name](camp, value)) ?? true);

describe('finding camps', () => {
  test('[S2-04] every camp found fits, and every count equals counting one by one', () => {
    const drawn = new Map(CAMP_FACET_NAMES.map((name) => [name, 0]));
    const seen = { found: 0, narrowed: 0, several: 0, past: 0, byText: 0, byDay: 0, byDistance: 0, nothing: 0 };
    fc.assert(
      fc.property(someCamps, someQuery, (camps, query) => {
        const { found, counts } = findCamps(camps, query, TODAY);
        const pool = camps.filter((camp) => isInPool(camp, query));
        const ids = (list: readonly ListedCamp[]) => list.map(({ _id }) => _id).toSorted();
        expect(ids(found)).toEqual(ids(pool.filter((camp) => fits(camp, query.filters))));
        const chosen = Object.entries(query.filters) as [CampFacet, readonly string[]][];
        if (found.length > 0) for (const [name] of chosen) drawn.set(name, (drawn.get(name) ?? 0) + 1);
        seen.found += found.length > 0 && chosen.length > 0 ? 1 : 0;
        seen.narrowed += found.length > 0 && found.length < pool.length ? 1 : 0;
        seen.several += chosen.some(([, values]) => values.length > 1) && found.length > 0 ? 1 : 0;
        seen.past += query.isPast && found.length > 0 ? 1 : 0;
        seen.byText += query.text !== '' && found.length > 0 ? 1 : 0;
        seen.byDay += (query.from ?? query.to) !== null && found.length > 0 ? 1 : 0;
        seen.byDistance += query.near !== null && query.within !== null && found.length > 0 ? 1 : 0;
        seen.nothing += pool.length > 0 && found.length === 0 ? 1 : 0;
        for (const name of CAMP_FACET_NAMES) {
          const others = pool.filter((camp) => fits(camp, { ...query.filters, [name]: undefined }));
          const offered = CAMP_FACETS[name].offered ?? others.flatMap((camp) => CAMP_FACETS[name].valuesOf(camp, TODAY));
          const expected = new Map(
            [...offered, ...(query.filters[name] ?? [])].map((value) => [
              value,
              others.filter((camp) => MEANING[name](camp, value)).length,
            ]),
          );
          expect(new Map(counts[name]), name).toEqual(expected);
        }
      }),
      { seed: 17, numRuns: 1000 },
    );
    expect(Math.min(...drawn.values())).toBeGreaterThan(40);
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(40);
  });

  test('the soonest comes first, in the archive the latest; unknown prices and places come last', () => {
    const day = (_id: string, startsOn: string, further = {}) => aListedCamp({ _id, startsOn, ...further });
    const camps = [
      day('b', '2026-07-02', { priceCents: null, position: { lat: null, lng: null } }),
      day('a', '2026-07-01', { priceCents: 500, position: { lat: 45, lng: -80 } }),
      day('d', '2026-01-02'),
      day('c', '2026-07-03', { priceCents: 0, position: { lat: 40, lng: -80 } }),
      day('e', '2026-01-03'),
    ];
    const ids = (query: Partial<CampQuery>) => findCamps(camps, { ...ALL_CAMPS, ...query }, TODAY).found.map(({ _id }) => _id);
    expect(ids({})).toEqual(['a', 'b', 'c']);
    expect(ids({ isPast: true })).toEqual(['e', 'd']);
    expect(ids({ sort: 'price' })).toEqual(['c', 'a', 'b']);
    expect(ids({ sort: 'distance', near: { lat: 40, lng: -80 } })).toEqual(['c', 'a', 'b']);
    expect(ids({ sort: 'distance' })).toEqual(['a', 'b', 'c']);
  });

  test('a camp counts as open and to come until the day is over', () => {
    const camp = aListedCamp({ startsOn: '2026-03-01', endsOn: TODAY, registrationClosesOn: TODAY });
    const counted = (today: string) => {
      const { found, counts } = findCamps([camp], ALL_CAMPS, today);
      return [found.length, counts.open];
    };
    expect(counted(TODAY)).toEqual([1, [['true', 1]]]);
    expect(counted('2026-03-03')).toEqual([0, [['true', 0]]]);
  });

  test('a camp of which nothing is known is found by no filter of what is not known', () => {
    const names = ['age', 'grade', 'price', 'spaces', 'open', 'state', 'division'] as const;
    const values = {
      age: CAMP_AGES[0],
      grade: CAMP_GRADES[0],
      price: CAMP_PRICES[4],
      spaces: 'true',
      open: 'true',
      state: 'CA',
      division: HOST_LEVELS[0],
    };
    for (const name of names)
      expect(findCamps([aListedCamp()], { ...ALL_CAMPS, filters: { [name]: [values[name]] } }, TODAY).found).toEqual([]);
  });
});

describe('the address of a search', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(someQuery, fc.integer({ min: 1, max: 99 }), (made, page) => {
        const query = campQueryOf(
          new URLSearchParams(paramsOfCampQuery({ ...made, page }).map(([a, b]): [string, string] => [a, b])),
        );
        const sorted = Object.fromEntries(Object.entries(made.filters).map(([name, values = []]) => [name, values.toSorted()]));
        expect(query).toEqual({ ...made, page, filters: sorted });
      }),
      { seed: 5, numRuns: 300 },
    );
  });

  test.each([
    'page=-1&page=2',
    'month=2026-13&age=four&age=99&type=party&price=1e3&gender=x',
    'from=2026-02-30&to=soon&near=95,0&within=7&college=../x&past=yes&sort=best',
    '__proto__=x&constructor=y&toString=z',
  ])('with bad values (%s) is that of all camps', (address) => {
    expect(campQueryOf(new URLSearchParams(address))).toEqual(ALL_CAMPS);
  });
});
