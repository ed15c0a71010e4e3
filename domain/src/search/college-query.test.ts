import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALL_COLLEGES, COLLEGE_SORTS, type CollegeQuery, collegeQueryOf, paramsOfQuery } from './college-query';
import { geoPointOf, SEARCH_MILES } from './search-limits';

const read = (query: string) => collegeQueryOf(new URLSearchParams(query));
const written = (query: CollegeQuery) =>
  new URLSearchParams(paramsOfQuery(query).map(([name, value]): [string, string] => [name, value])).toString();

describe('[S2-03] the address of a college search', () => {
  test('holds text, filters, position, order and page', () => {
    expect(
      read(
        'search=ohio&state=OH&state=MI&league=ncaa&netPrice=17500&near=40.71,-74.01&within=100&area=38,-84,42,-80.25&sort=distance&page=3',
      ),
    ).toEqual({
      text: 'ohio',
      filters: { level: ['ncaa'], state: ['MI', 'OH'], netPrice: ['17500'] },
      near: { lat: 40.7, lng: -74 },
      within: 100,
      area: { south: 38, west: -84, north: 42, east: -80.25 },
      sort: 'distance',
      page: 3,
    });
  });

  test.each([
    'level=ncaa-4&league=fifa&division=4&size=Huge&gender=other&acceptance=from51&type=&sea=false&field=1&field=engineering',
    'sort=best&page=0&within=10&near=here',
    'area=42,-84,38,-80&near=91,0&netPrice=-1&netPrice=1e3&sat=1601&act=37&constructor=x&__proto__=y',
  ])('what it cannot mean is passed over: %s', (query) => {
    expect(read(query)).toEqual(ALL_COLLEGES);
  });

  test('297: quarters and an order that are none are passed over, those that are stay', () => {
    expect(read('strength=w5&strength=m0&strength=x1&strength=1&sort=strongest')).toEqual(ALL_COLLEGES);
    expect(read('strength=w2&strength=w1&strength=w9&sort=strength')).toMatchObject({
      filters: { strength: ['w1', 'w2'] },
      sort: 'strength',
    });
  });

  test('equal searches have equal addresses, whatever the order they were written in', () => {
    expect(written(read('state=OH&state=CA&search=a&state=OH'))).toBe(written(read('search=a&state=CA&state=OH')));
    expect(written(ALL_COLLEGES)).toBe('');
  });

  test('one choice is taken where only one can be made', () => {
    expect(read('acceptance=from50&acceptance=from25').filters).toEqual({ acceptance: ['from25'] });
  });

  test('what is written is read again', () => {
    const someQuery: fc.Arbitrary<CollegeQuery> = fc.record({
      text: fc.string({ maxLength: 40 }).map((text) => text.trim()),
      filters: fc.constantFrom(
        {},
        { gender: ['female'], conference: ['A & B', 'Ä, =?'] },
        { sea: ['true'], size: ['Large', 'Small'] },
      ),
      near: fc.constantFrom(null, { lat: -33.9, lng: 151.2 }),
      within: fc.constantFrom(null, ...SEARCH_MILES),
      area: fc.constantFrom(null, { south: -1.5, west: -84.001, north: 42, east: -80 }),
      sort: fc.constantFrom(...COLLEGE_SORTS),
      page: fc.integer({ min: 1, max: 9999 }),
    });
    const seen = { text: 0, filters: 0, near: 0, within: 0, area: 0, sort: 0, page: 0 };
    fc.assert(
      fc.property(someQuery, (query) => {
        for (const name of Object.keys(seen) as (keyof typeof seen)[])
          seen[name] += JSON.stringify(query[name]) === JSON.stringify(ALL_COLLEGES[name]) ? 0 : 1;
        expect(read(written(query))).toEqual({ ...query });
      }),
      { seed: 4, numRuns: 200 },
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(80);
  });
});

test('a position is read to a tenth of a degree; other texts are none', () => {
  expect(geoPointOf('40.7128,-74.0060')).toEqual({ lat: 40.7, lng: -74 });
  expect(geoPointOf('-0.01,0')).toEqual({ lat: 0, lng: 0 });
  for (const text of ['', '1', '1,2,3', '91,0', '0,181', '1;2', ' 1,2', 'NaN,1', '1e1,2', '40.,1'])
    expect(geoPointOf(text)).toBeNull();
});
