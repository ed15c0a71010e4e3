import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CatalogueEntry } from './catalogue-file';
import { COLLEGE_FACET_NAMES, COLLEGE_FACETS, type CollegeFacet, type CollegeFilters } from './college-facets';
import { buildCollegeIndex } from './matching/college-index';
import { ALL_COLLEGES, COLLEGE_SORTS, type CollegeQuery } from './college-query';
import { facetValuesOf } from './facet-values';
import { findColleges } from './find-colleges';
import { milesBetween } from '../reference/geography/miles-between';
import { aFindableCollege } from './testing/a-findable-college';
import { someFindableColleges } from './testing/any-findable-college';

const CODES: Readonly<Record<string, string>> = { Ohio: 'OH' };
const code = ({ state }: CatalogueEntry) => (state === null ? null : (CODES[state] ?? state));
/** The regions of the states that some colleges lie in; Puerto Rico lies in none. */
const REGIONS: Readonly<Record<string, string>> = { CA: 'farWest', OH: 'greatLakes', ME: 'newEngland', ON: 'canada' };
const share = (percent: number | null, value: string) => {
  if (percent === null) return false;
  return value.startsWith('from') ? percent >= Number(value.slice(4)) : percent < Number(value.slice(5));
};
const band = (students: number | null) =>
  students === null ? null : students <= 3000 ? 'Small' : students >= 15_000 ? 'Large' : 'Medium';

const marked = ({ squadMarks }: CatalogueEntry, value: string) => squadMarks.includes(value);

/** What each filter means, said once more in the plainest way. */
const MEANING: Readonly<Record<CollegeFacet, (college: CatalogueEntry, value: string) => boolean>> = {
  gender: ({ sexes }, value) => sexes.some((sex) => sex === value),
  need: ({ needs }, value) => needs.includes(value),
  strength: ({ strength }, value) => strength.includes(value),
  opens: marked,
  freshmen: marked,
  abroad: marked,
  home: marked,
  squad: marked,
  recruiting: ({ recruiting }, value) => recruiting.some((sex) => sex === value),
  level: ({ league, division }, value) =>
    value === league || (league !== 'naia' && value === `${league ?? ''}-${division ?? ''}`),
  conference: ({ mensConference, womensConference }, value) => [mensConference, womensConference].includes(value),
  region: (college, value) => REGIONS[code(college) ?? ''] === value,
  state: (college, value) => code(college) === value,
  sea: ({ milesToSea }) => milesToSea !== null && milesToSea <= 10,
  size: ({ students }, value) => band(students) === value,
  setting: ({ setting }, value) => setting === value,
  type: ({ collegeType }, value) => collegeType === value,
  mission: ({ missions }, value) => missions.some((mission) => mission === value),
  affiliation: ({ affiliation }, value) => affiliation === value,
  field: ({ fields }, value) => fields.includes(value),
  acceptance: ({ acceptanceRate }, value) => share(acceptanceRate, value),
  sat: ({ satLow }, value) => satLow !== null && satLow <= Number(value),
  act: ({ actLow }, value) => actLow !== null && actLow <= Number(value),
  netPrice: ({ netPrice, state }, value) => netPrice !== null && state !== 'ON' && netPrice <= Number(value),
  graduation: ({ graduationRate }, value) => share(graduationRate, value),
  camp: ({ hasCamp }) => hasCamp,
  ranked: ({ lists }, value) => lists.some((list) => list === value),
};

const VALUES: Partial<Record<CollegeFacet, readonly string[]>> = {
  conference: ['ncaa-d1-coast', 'ncaa-d1-hills', 'ncaa-d3-nowhere'],
  state: ['CA', 'OH', 'ON', 'PR'],
  affiliation: ['Lutheran'],
  need: ['mGK2027', 'wFW2028', 'mCB2030'],
  opens: ['mGK2027', 'wFW2028', 'mDF2027'],
  freshmen: ['m:freshmenPlay', 'w:freshmenPlay'],
  abroad: ['w:abroadMore', 'w:abroadLess'],
  home: ['m:homeMore', 'm:homeLess'],
  squad: ['w:squadSmaller', 'm:squadSmaller'],
  field: ['11', '52', '99'],
  sat: ['1000', '1234'],
  act: ['18', '25'],
  netPrice: ['10000', '12345'],
};
const someValuesOf = (name: CollegeFacet): fc.Arbitrary<string[]> => {
  const values = VALUES[name] ?? COLLEGE_FACETS[name].offered ?? [];
  const maxLength = COLLEGE_FACETS[name].choice === 'one' ? 1 : 3;
  return fc.subarray([...values], { minLength: 1, maxLength: Math.min(maxLength, values.length) });
};
const someFilters: fc.Arbitrary<CollegeFilters> = fc
  .subarray(COLLEGE_FACET_NAMES as CollegeFacet[], { maxLength: 4 })
  .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, someValuesOf(name)]))));

const someQuery: fc.Arbitrary<CollegeQuery> = fc.record({
  text: fc.constantFrom('', 'ash', 'oka', 'college'),
  filters: someFilters,
  near: fc.constantFrom(null, { lat: 40, lng: -100 }),
  within: fc.constantFrom(null, 250 as const, 500 as const),
  area: fc.constantFrom(
    null,
    null,
    null,
    { south: 26, west: -118, north: 46, east: -70 },
    { south: 35, west: -124, north: 49, east: -80 },
  ),
  sort: fc.constantFrom(...COLLEGE_SORTS),
  page: fc.constant(1),
});

const fits = (college: CatalogueEntry, filters: CollegeFilters) =>
  COLLEGE_FACET_NAMES.every((name) => filters[name]?.some((value) => MEANING[name](college, value)) ?? true);
const inArea = ({ lat, lng }: CatalogueEntry, { area }: CollegeQuery) =>
  area === null ||
  (lat !== null && lng !== null && lat >= area.south && lat <= area.north && lng >= area.west && lng <= area.east);
const inReach = (college: CatalogueEntry, query: CollegeQuery) => {
  const { lat, lng } = college;
  const { near, within } = query;
  if (!inArea(college, query)) return false;
  return near === null || within === null || (lat !== null && lng !== null && milesBetween(near, { lat, lng }) <= within);
};

describe('filters and their counts', () => {
  test('what nothing narrows is counted once for each state of the catalogue, in whatever order it is asked for', () => {
    const colleges = [aFindableCollege('B', { netPrice: 1 }), aFindableCollege('A', { netPrice: 2 })];
    const index = buildCollegeIndex(colleges);
    const everything = findColleges(index, ALL_COLLEGES);
    const byPrice = findColleges(index, { ...ALL_COLLEGES, sort: 'netPrice' });

    expect(byPrice.counts).toBe(everything.counts);
    expect(byPrice.found.map(({ name }) => name)).toEqual(['B', 'A']);
    expect(findColleges(buildCollegeIndex(colleges), ALL_COLLEGES).counts).not.toBe(everything.counts);
    const narrowed = findColleges(index, { ...ALL_COLLEGES, filters: { netPrice: ['10000'] } });
    expect(narrowed.counts).not.toBe(everything.counts);
  });

  test('[S2-03] every college found fits, and every count equals counting one by one', () => {
    const drawn = new Map(COLLEGE_FACET_NAMES.map((name) => [name, 0]));
    const seen = {
      filtersFound: 0,
      filtersNarrowed: 0,
      severalFilters: 0,
      severalValues: 0,
      distanceNarrowed: 0,
      areaNarrowed: 0,
      nothing: 0,
    };
    fc.assert(
      fc.property(someFindableColleges, someQuery, (colleges, query) => {
        const index = buildCollegeIndex(colleges);
        const { found, counts } = findColleges(index, query);
        const everywhere = findColleges(index, { ...ALL_COLLEGES, text: query.text }).found;
        const named = everywhere.filter((one) => inReach(one, query));
        const ids = (list: readonly CatalogueEntry[]) => list.map(({ _id }) => _id).sort();
        expect(ids(found)).toEqual(ids(named.filter((one) => fits(one, query.filters))));
        const chosen = Object.entries(query.filters) as [CollegeFacet, readonly string[]][];
        for (const [name] of chosen) drawn.set(name, (drawn.get(name) ?? 0) + 1);
        seen.filtersFound += chosen.length > 0 && found.length > 0 ? 1 : 0;
        seen.filtersNarrowed += found.length > 0 && found.length < named.length ? 1 : 0;
        seen.severalFilters += chosen.length > 1 && found.length > 0 ? 1 : 0;
        seen.severalValues += chosen.some(([, values]) => values.length > 1) && found.length > 0 ? 1 : 0;
        seen.distanceNarrowed += named.length > 0 && named.some((one) => !inReach(one, { ...query, within: 250 })) ? 1 : 0;
        seen.areaNarrowed += found.length > 0 && everywhere.some((one) => !inArea(one, query)) ? 1 : 0;
        seen.nothing += named.length > 0 && found.length === 0 ? 1 : 0;
        const wrong = COLLEGE_FACET_NAMES.flatMap((name) => {
          const pool = named.filter((one) => fits(one, { ...query.filters, [name]: undefined }));
          const offered = COLLEGE_FACETS[name].offered ?? pool.flatMap((one) => facetValuesOf(one)[name]);
          const expected = [...new Set([...offered, ...(query.filters[name] ?? [])])].map(
            (value) => [value, pool.filter((one) => MEANING[name](one, value)).length] as const,
          );
          const found = new Map(counts[name].map(([one, count]) => [one, count] as const));
          const isSame = found.size === expected.length && expected.every(([value, count]) => found.get(value) === count);
          return isSame ? [] : [{ name, found: counts[name], expected }];
        });
        expect(wrong).toEqual([]);
      }),
      { seed: 11, numRuns: 1200 },
    );
    expect(Math.min(...drawn.values())).toBeGreaterThan(50);
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(40);
  });

  test('unknown values stand last in every order, and are never taken for zero', () => {
    const value = {
      netPrice: ({ netPrice, state }: CatalogueEntry) => (state === 'ON' ? null : netPrice),
      graduation: ({ graduationRate: rate }: CatalogueEntry) => rate && -rate,
      acceptance: ({ acceptanceRate: rate }: CatalogueEntry) => rate && -rate,
      ranking: ({ rank }: CatalogueEntry) => rank,
      distance: ({ lat, lng }: CatalogueEntry) =>
        lat === null || lng === null ? null : milesBetween({ lat: 40, lng: -100 }, { lat, lng }),
    };
    const seen = { netPrice: 0, graduation: 0, acceptance: 0, distance: 0, ranking: 0 };
    fc.assert(
      fc.property(
        someFindableColleges,
        fc.constantFrom('netPrice', 'graduation', 'acceptance', 'distance', 'ranking'),
        (colleges, sort) => {
          const near = { lat: 40, lng: -100 };
          const { found } = findColleges(buildCollegeIndex(colleges), { ...ALL_COLLEGES, sort, near });
          const values = found.map(value[sort]);
          const known = values.filter((one) => one !== null);
          seen[sort] += known.length > 1 && known.length < values.length ? 1 : 0;
          expect(values).toEqual([...known.toSorted((a, b) => a - b), ...values.filter((one) => one === null)]);
        },
      ),
      { seed: 3, numRuns: 240 },
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(15);
  });

  test('the order by strength takes the quarter of the team that is asked for, unknown ones last', () => {
    const index = buildCollegeIndex([
      aFindableCollege('Unknown College'),
      aFindableCollege('Ash College', { strength: ['m1', 'w3'], sexes: ['male', 'female'] }),
      aFindableCollege('Birch College', { strength: ['m4', 'w2'], sexes: ['male', 'female'] }),
    ]);
    const names = (filters: CollegeFilters) =>
      findColleges(index, { ...ALL_COLLEGES, filters, sort: 'strength' }).found.map(({ name }) => name);
    expect(names({})).toEqual(['Ash College', 'Birch College', 'Unknown College']);
    expect(names({ gender: ['female'] })).toEqual(['Birch College', 'Ash College']);
    expect(names({ strength: ['w1', 'w2', 'w3'] })).toEqual(['Birch College', 'Ash College']);
  });

  test('a price in Canadian dollars fits no budget and stands last by price', () => {
    const index = buildCollegeIndex([
      aFindableCollege('Ontario University', { state: 'ON', netPrice: 9000 }),
      aFindableCollege('Ohio College', { state: 'OH', netPrice: 12_000 }),
      aFindableCollege('Maine College', { state: 'ME', netPrice: 11_000 }),
    ]);
    const names = (query: Partial<CollegeQuery>) =>
      findColleges(index, { ...ALL_COLLEGES, ...query }).found.map(({ name }) => name);
    expect(names({ filters: { netPrice: ['20000'] }, sort: 'netPrice' })).toEqual(['Maine College', 'Ohio College']);
    expect(names({ sort: 'netPrice' })).toEqual(['Maine College', 'Ohio College', 'Ontario University']);
  });

  test('[S9-04] the size bands are those of the specification', () => {
    const sizes = [3000, 3001, 14_999, 15_000, null];
    const index = buildCollegeIndex(sizes.map((students) => aFindableCollege(`College ${String(students)}`, { students })));
    const named = (size: string) =>
      findColleges(index, { ...ALL_COLLEGES, filters: { size: [size] } }).found.map(({ students }) => students);
    expect([named('Small'), named('Medium').sort(), named('Large')]).toEqual([[3000], [14_999, 3001], [15_000]]);
  });

  test('a college whose value is unknown is found by no filter of that group', () => {
    const index = buildCollegeIndex([aFindableCollege('Unknown College')]);
    for (const name of COLLEGE_FACET_NAMES) {
      const [value = 'CA'] = VALUES[name] ?? COLLEGE_FACETS[name].offered ?? [];
      expect(findColleges(index, { ...ALL_COLLEGES, filters: { [name]: [value] } }).found).toEqual([]);
    }
  });
});

test('counts of teams say how many colleges have no team that a list names, by the chosen gender', () => {
  const index = buildCollegeIndex([
    aFindableCollege('Listed College', { league: 'naia', sexes: ['male', 'female'] }),
    aFindableCollege('Half College', { league: 'naia', sexes: ['male', 'female'], inferred: ['female'] }),
    aFindableCollege('Inferred College', { league: 'naia', sexes: ['male', 'female'], inferred: ['male', 'female'] }),
  ]);
  const countsOf = (filters: CollegeFilters) => findColleges(index, { ...ALL_COLLEGES, filters }).counts;

  expect(countsOf({}).gender).toEqual([
    ['male', 3, 1],
    ['female', 3, 2],
  ]);
  expect(countsOf({}).level).toContainEqual(['naia', 3, 1]);
  expect(countsOf({ gender: ['female'] }).level).toContainEqual(['naia', 3, 2]);
  expect(countsOf({}).level).toContainEqual(['ncaa', 0]);
});

test('[S3-10] a conference is one of its league: two of the same short name are two values, each with its own label', () => {
  const rows = [
    aFindableCollege('Ash', { league: 'naia', conference: 'SAC', mensConference: 'naia-sac' }),
    aFindableCollege('Birch', { league: 'ncaa', division: 2, conference: 'SAC', womensConference: 'ncaa-d2-sac' }),
    aFindableCollege('Cedar', { league: 'ncaa', division: 1, conference: 'SEC', mensConference: 'ncaa-d1-sun-belt' }),
    aFindableCollege('Oak', { league: 'njcaa', conference: 'NJCAA Region 14', mensConference: 'njcaa-region-14' }),
  ];
  const index = buildCollegeIndex(rows);
  const { counts } = findColleges(index, ALL_COLLEGES);
  expect(counts.conference).toEqual([
    ['naia-sac', 1, 0, 'SAC (NAIA)'],
    ['ncaa-d1-sun-belt', 1, 0, 'Sun Belt'],
    ['ncaa-d2-sac', 1, 0, 'SAC (NCAA D2)'],
    ['njcaa-region-14', 1, 0, 'NJCAA Region 14'],
  ]);
  const found = (conference: string) =>
    findColleges(index, { ...ALL_COLLEGES, filters: { conference: [conference] } }).found.map(({ name }) => name);
  expect([found('naia-sac'), found('ncaa-d2-sac'), found('SAC')]).toEqual([['Ash'], ['Birch'], []]);
});
