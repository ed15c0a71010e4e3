import type { Ranking } from '@touchline/domain/ranking/ranking';
import { beforeAll, describe, expect, test } from 'vitest';
import { type CollegeTables, readCollegeTables } from '../../tables/college-tables';
import { realTeams } from '../real-colleges';
import { type RankingTables, readRankingTables, realRankings } from './real-rankings';

let colleges: CollegeTables;
let tables: RankingTables;
let rankings: readonly Ranking[];
beforeAll(async () => {
  [colleges, tables] = await Promise.all([readCollegeTables(), readRankingTables()]);
  rankings = realRankings(tables, realTeams(colleges, 'whole'));
});
const rowsOf = (id: string, league: string, division: number | null) =>
  rankings.find(({ _id }) => _id === id)?.tables.find((table) => table.league === league && table.division === division)?.rows ??
  [];

describe('the real rankings of our tables', () => {
  test('are the one complete list of a publisher, and the champions, none of them a sample', () => {
    expect(rankings.map(({ _id, origin }) => [_id, origin])).toEqual(
      [
        ...['rpi-2023-female', 'champions-2025-male', 'champions-2025-female', 'stadium-2025-male', 'stadium-2025-female'],
        ...['attendance-2024-male', 'attendance-2025-male', 'attendance-2025-female'],
      ].map((id) => [id, 'published']),
    );
    expect(rankings[0]?.tables).toMatchObject([{ publisher: 'NCAA', source: 'NCAA', publishedOn: '2023-12' }]);
  });

  test('have every team of the RPI with its record, each with a page', () => {
    const rows = rowsOf('rpi-2023-female', 'ncaa', 1);
    expect(rows).toHaveLength(347);
    expect(rows[0]).toMatchObject({ rank: 1, name: 'Florida State', record: { wins: 22, losses: 0, ties: 1 } });
    expect(rows.every(({ collegeId, record }) => collegeId !== null && record !== null)).toBe(true);
  });

  test('[S7-09] rank champions where every champion since the first championship is known, and nowhere else', () => {
    const ranked = rankings
      .filter(({ list }) => list === 'champions')
      .flatMap(({ sex, tables: own }) => own.map(({ league, division }) => `${league} ${division ?? ''} ${sex}`));
    expect(ranked.sort()).toEqual(
      ['ncaa 1 female', 'ncaa 1 male', 'ncaa 2 female', 'ncaa 2 male', 'ncaa 3 male', 'usports  male'].sort(),
    );
    const titlesOf = (sex: 'male' | 'female', name: string) =>
      rowsOf(`champions-2025-${sex}`, 'ncaa', 1).find((row) => row.name === name)?.rating;
    expect(titlesOf('female', 'North Carolina')).toBe(22);
    expect(titlesOf('male', 'Saint Louis')).toBe(10);
    expect(titlesOf('male', 'Indiana')).toBe(8);
  });

  test('[S7-09] mark a vacated and a disputed title, and count neither', () => {
    const men = rowsOf('champions-2025-male', 'ncaa', 1);
    const rowOf = (of: string) => men.find(({ name }) => name === of);
    expect(rowOf('Howard')).toMatchObject({
      rating: 1,
      titles: [
        { year: 1974, isDocumented: true },
        { year: 1971, isDocumented: false },
      ],
    });
    expect(rowOf('San Francisco')?.rating).toBe(4);
    const uncounted = men.flatMap(({ titles }) => titles ?? []).filter(({ isDocumented }) => !isDocumented);
    expect(uncounted.map(({ year }) => year).sort()).toEqual([1971, 1978]);
  });

  test('name a champion whose college is closed, and one whom the world leaves out, without a page', () => {
    const dowling = rowsOf('champions-2025-male', 'ncaa', 2).find(({ name }) => name === 'Dowling');
    expect(dowling).toMatchObject({ collegeId: null, conference: null, state: null });
    const small = realRankings(tables, realTeams(colleges, 'small'));
    const howard = small.flatMap(({ tables: own }) => own.flatMap(({ rows }) => rows)).find(({ name }) => name === 'Howard');
    expect(howard).toMatchObject({ collegeId: null, state: 'DC' });
  });

  test('rank the stadiums of Division I by the newest known capacity, and leave unknown ones out', () => {
    const men = rowsOf('stadium-2025-male', 'ncaa', 1);
    expect(men.length).toBeGreaterThan(190);
    expect(rowsOf('stadium-2025-female', 'ncaa', 1).length).toBeGreaterThan(330);
    expect(men.every(({ rating, collegeId }) => (rating ?? 0) > 0 && collegeId !== null)).toBe(true);
    expect(men.map(({ venue }) => venue)).toContain('Morrison Stadium');
    // Two teams moved to a larger stadium, and one to a smaller one.
    const capacitiesOf = (of: string) =>
      tables.attendance.filter(({ id, sex }) => id === of && sex === 'men').map((line) => Number(line.stadium_capacity));
    const moved = ['147767', '230737', '230171'].map(capacitiesOf);
    expect(moved).toEqual([
      [1702, 12_023],
      [1050, 3000],
      [10_000, 8291],
    ]);
    const ratings = new Map(men.map(({ collegeId, rating }) => [collegeId, rating]));
    const teamOf = realTeams(colleges, 'whole');
    const idOf = (unitid: string) => teamOf(unitid, 'male')?.collegeId ?? '';
    expect(['147767', '230737', '230171'].map((unitid) => ratings.get(idOf(unitid)))).toEqual([12_023, 3000, 8291]);
  });

  test('have no list of the largest stadiums of fewer than ten', () => {
    const few = {
      ...tables,
      stadiums: [],
      attendance: tables.attendance.filter(({ season, sex }) => season === '2025' && sex === 'men'),
    };
    const listed = (count: number) =>
      realRankings({ ...few, attendance: few.attendance.slice(0, count) }, realTeams(colleges, 'whole')).filter(
        ({ list }) => list === 'stadium',
      );
    expect(listed(9)).toEqual([]);
    expect(listed(60)).not.toEqual([]);
  });

  test.each([
    ['attendance-2025-female', '2025', 'women'],
    ['attendance-2025-male', '2025', 'men'],
    ['attendance-2024-male', '2024', 'men'],
  ])('rank the crowds of %s as the table has them, teams with five home matches and more', (id, season, sex) => {
    const own = tables.attendance.filter((line) => line.season === season && line.sex === sex);
    const counted = own.filter(({ home_games: matches }) => Number(matches) >= 5).map(({ average }) => Number(average));
    const rows = rowsOf(id, 'ncaa', 1);
    expect(rows.map(({ rating }) => rating)).toEqual(counted.sort((one, other) => other - one));
    expect(rows.length).toBeGreaterThan(200);
    expect(rows.every(({ collegeId }) => collegeId !== null)).toBe(true);
  });

  test('are refused with the line where it tells of a college that the tables lack', () => {
    const [first = {}, ...rest] = tables.rankings;
    const broken = { ...tables, rankings: [{ ...first, unitid: '1' }, ...rest] };
    expect(() => realRankings(broken, realTeams(colleges, 'whole'))).toThrow('rankings.csv, line 2: column unitid');
  });
});
