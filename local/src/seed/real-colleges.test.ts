import { beforeAll, describe, expect, test } from 'vitest';
import { LEAGUES } from '@touchline/domain/reference/college-kinds';
import type { College } from '@touchline/domain/college/college';
import { isObject } from '@touchline/domain/kernel/json/json';
import { demoWorld, type DemoWorld } from './demo-world';
import { FIGURES, realCollege } from './real-colleges';

let world: DemoWorld;
let real: readonly College[];
beforeAll(async () => {
  world = await demoWorld();
  real = world.colleges.filter(({ _id }) => !['harbor-point-university', 'eastridge-college'].includes(_id));
});

/** The paths of all non-empty values of a college, without list indices. */
function filledPaths(value: unknown, path = ''): string[] {
  if (value === null || value === '') return [];
  if (Array.isArray(value)) return value.flatMap((entry) => filledPaths(entry, path));
  if (!isObject(value)) return [path];
  return Object.entries(value).flatMap(([key, entry]) => filledPaths(entry, path === '' ? key : `${path}.${key}`));
}

/** The allowed fields of a real college: public facts and, with their source, figures. */
const PUBLIC_FACTS = [
  ...['_id', 'schemaVersion', 'version', 'name', 'pathName', 'ipedsUnitId', 'shortName', 'abbreviation', 'nickname', 'aliases'],
  ...['color', 'league', 'division', 'conference', 'collegeURL', 'position.lat', 'position.lng', 'address.locality'],
  ...['address.administrative_area_level_1', 'address.country', 'collegeType', 'campusSetting', 'campus.subtitleValue'],
  ...['athletics.sport.sportsType', 'athletics.sport.sex'],
];

describe('the real colleges', () => {
  test('are at least 40, of every league, every division of the NCAA, men’s and women’s teams', () => {
    expect(real.length).toBeGreaterThanOrEqual(40);
    const played = new Set(real.map(({ league, division }) => `${league ?? ''} ${division ?? ''}`));
    for (const wanted of ['ncaa 1', 'ncaa 2', 'ncaa 3', 'naia ', 'njcaa 1', 'njcaa 3', 'usports '])
      expect(played).toContain(wanted);
    for (const { league, division } of real) expect(division !== null).toBe(LEAGUES[league ?? 'other'].hasDivisions);
  });

  test('have ids, addresses, names and survey numbers of their own', () => {
    for (const key of ['_id', 'pathName', 'name', 'collegeURL'] as const)
      expect(new Set(world.colleges.map((one) => one[key])).size).toBe(world.colleges.length);
    const numbers = real.flatMap(({ ipedsUnitId }) => ipedsUnitId ?? []);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('say nothing but public facts, and figures whose source is named', () => {
    const figures: readonly string[] = Object.values(FIGURES);
    for (const one of real) {
      const { sources, ...content } = one;
      const paths = new Set(filledPaths(content));
      const shown = figures.filter((field) => paths.has(field));
      expect([...paths].filter((listed) => !PUBLIC_FACTS.includes(listed) && !figures.includes(listed))).toEqual([]);
      expect(Object.keys(sources).sort()).toEqual([...shown].sort());
    }
  });

  test('have no staff, pictures, camps or place in a ranking: these are invented', () => {
    const ids = new Set(real.map(({ _id }) => _id));
    for (const { pictures, athletics } of real)
      expect([pictures, athletics.sport.flatMap(({ coaches }) => coaches)]).toEqual([[], []]);
    const named = [
      ...world.pictures.map(({ ownerId }) => ownerId),
      ...world.camps.map(({ collegeId }) => collegeId),
      ...world.rankings.flatMap(({ tables }) => tables.flatMap(({ rows }) => rows.flatMap(({ collegeId }) => collegeId ?? []))),
      ...world.samples.flatMap(({ profile }) => profile.roles.map(({ value }) => value)),
    ];
    expect(named.filter((id) => ids.has(id))).toEqual([]);
    const names = new Set(real.map(({ name }) => name));
    const teams = world.rankings.flatMap(({ tables }) => tables.flatMap(({ rows }) => rows.map(({ name }) => name)));
    expect(teams.filter((name) => names.has(name))).toEqual([]);
  });

  test('of Canada play in U SPORTS, lie there and are in no survey of the United States', () => {
    for (const { league, address, ipedsUnitId } of real)
      expect([address.country === 'CA', ipedsUnitId === null]).toEqual([league === 'usports', league === 'usports']);
  });
});

test.each([{ teams: 'x' }, { league: 'serie-a' }, { color: 'cardinal' }, { lat: 'north' }, { name: '' }])(
  'a line that says %j is refused',
  (wrong) => {
    const line = {
      name: 'Test College',
      league: 'ncaa',
      division: '1',
      founded: '1900',
      teams: 'mw',
      city: 'Town',
      state: 'OH',
      country: 'US',
      lat: '40',
      lng: '-80',
      url: 'https://www.test-college.example.edu/',
      type: 'public',
    };
    expect(realCollege(line)).toMatchObject({ _id: 'test-college', sources: {} });
    expect(() => realCollege({ ...line, ...wrong })).toThrow();
  },
);
