import { expect, test } from 'vitest';
import { championRows, crowdRows, stadiumRows, type Title } from './documented-lists';

const team = (collegeId: string) => ({ collegeId, name: `${collegeId} College`, conference: null, state: 'VA' });
const title = (id: string, year: number, counts = true): Title => ({ team: team(id), year, counts });

test('champions stand by their titles; one that was vacated is shown and not counted', () => {
  const rows = championRows([
    title('ash', 2019),
    title('birch', 2025, false),
    title('ash', 2021),
    title('oak', 2020),
    title('oak', 2024, false),
  ]);
  expect(rows.map(({ rank, collegeId, rating }) => [rank, collegeId, rating])).toEqual([
    [1, 'ash', 2],
    [2, 'oak', 1],
    [3, 'birch', 0],
  ]);
  expect(rows[1]?.titles).toEqual([
    { year: 2024, isDocumented: false },
    { year: 2020, isDocumented: true },
  ]);
});

test('a year that one line counts is counted, also where another line does not', () => {
  expect(championRows([title('ash', 2020), title('ash', 2020, false)])[0]).toMatchObject({ rating: 1, titles: [{ year: 2020 }] });
});

test('stadiums stand by their capacity, equal ones together', () => {
  const stadium = (id: string, capacity: number) => ({ team: team(id), venue: `${id} Field`, capacity });
  const rows = stadiumRows([stadium('ash', 3500), stadium('oak', 11_075), stadium('elm', 3500)]);
  expect(rows.map(({ rank, venue, rating }) => [rank, venue, rating])).toEqual([
    [1, 'oak Field', 11_075],
    [2, 'ash Field', 3500],
    [2, 'elm Field', 3500],
  ]);
});

test('crowds stand by their average, and a team with fewer than five home matches is left out', () => {
  const crowd = (id: string, average: number, homeMatches = 9) => ({ team: team(id), average, homeMatches });
  const rows = crowdRows([crowd('ash', 812), crowd('oak', 4492, 5), crowd('elm', 812), crowd('fir', 9000, 4)]);
  expect(rows.map(({ rank, collegeId, rating }) => [rank, collegeId, rating])).toEqual([
    [1, 'oak', 4492],
    [2, 'ash', 812],
    [2, 'elm', 812],
  ]);
});
