import { describe, expect, test } from 'vitest';
import { catalogueRowOf } from '../catalogue/catalogue-row';
import { aCollege, aTeam } from '../testing/a-college';
import { adminCollegesQuery, adminFigures, adminRows, collegePathIn } from './admin-college';

const row = (_id: string, given: Parameters<typeof aCollege>[0]) => catalogueRowOf(aCollege({ _id, pathName: _id, ...given }));
const ROWS = [
  row('b', { name: 'Beta College', league: 'ncaa', division: 2, athletics: { sport: [aTeam({ division: 1 })] } }),
  row('a', { name: 'Álpha State', league: 'ncaa', division: 1 }),
  row('c', { name: 'Gamma', legalName: 'Gamma College-Main Campus', league: 'naia', division: null }),
];
const found = (query: Record<string, string>) => adminRows(ROWS, adminCollegesQuery.parse(query)).map(({ _id }) => _id);

describe('[S7-10] the admins’ table of colleges', () => {
  test('has all by name where league and division are left out or empty', () => {
    expect(found({})).toEqual(['a', 'b', 'c']);
    expect(found({ league: '', division: '' })).toEqual(['a', 'b', 'c']);
  });

  test('has those of a league and a division, also by the division of one team alone', () => {
    expect(found({ league: 'ncaa' })).toEqual(['a', 'b']);
    expect(found({ league: 'ncaa', division: '1' })).toEqual(['a', 'b']);
    expect(found({ league: 'ncaa', division: '2' })).toEqual(['b']);
    expect(found({ league: 'naia', division: '1' })).toEqual([]);
  });

  test('finds by beginnings of words of the name and the legal name', () => {
    expect(found({ text: 'alph' })).toEqual(['a']);
    expect(found({ text: 'main gam' })).toEqual(['c']);
    expect(found({ text: 'amma' })).toEqual([]);
  });

  test.each([{ league: 'mls' }, { division: '4' }, { page: '0' }, { archived: 'yes' }, { text: 'x'.repeat(101) }])(
    'refuses %j',
    (query) => {
      expect(adminCollegesQuery.safeParse(query).success).toBe(false);
    },
  );
});

test('the year of a college’s data is the newest year of an imported fact', () => {
  const source = (by: 'import' | 'admin', year: number | null) => ({ by, source: 'x', year });
  const sources = {
    name: source('import', 2022),
    league: source('import', 2024),
    color: source('admin', 2026),
    tags: source('import', null),
  };
  expect(adminFigures(aCollege({ sources })).dataYear).toBe(2024);
  expect(adminFigures(aCollege({ sources: {} })).dataYear).toBeNull();
});

test.each([
  ['https://touchline.example/Test_College/mens/soccer', 'Test_College'],
  ['/Caf%C3%A9_College/womens/soccer/academics?x=1', 'Café_College'],
  ['Test_College/mens', 'Test_College'],
  ['/%E0%A4/mens/soccer', null],
  ['/profile/somebody/about', null],
  ['/colleges?search=mens', null],
])('the address %s names the college %s', (address, name) => {
  expect(collegePathIn(address)).toBe(name);
});
