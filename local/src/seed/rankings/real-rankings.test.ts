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
  test('are the one complete list of a publisher, the champions and the stadiums, none of them a sample', () => {
    expect(rankings.map(({ _id, origin }) => [_id, origin])).toEqual(
      ['rpi-2023-female', 'champions-2025-male', 'champions-2025-female', 'stadium-2025-male', 'stadium-2025-female'].map(
        (id) => [id, 'published'],
      ),
    );
    expect(rankings[0]?.tables).toMatchObject([{ publisher: 'NCAA RPI', publishedOn: '2023-12' }]);
    expect(rankings[0]?.tables[0]?.source).toContain('ncaa.com RPI page');
  });

  test('have every team of the RPI with its record, each with a page', () => {
    const rows = rowsOf('rpi-2023-female', 'ncaa', 1);
    expect(rows).toHaveLength(347);
    expect(rows[0]).toMatchObject({ rank: 1, name: 'Florida State', record: { wins: 22, losses: 0, ties: 1 } });
    expect(rows.every(({ collegeId, record }) => collegeId !== null && record !== null)).toBe(true);
  });

  test('keep colleges of one name apart, also where the world leaves them out', () => {
    const bethels = (from: readonly Ranking[]) =>
      from
        .find(({ _id }) => _id === 'champions-2025-male')
        ?.tables.flatMap(({ rows }) => rows.filter(({ name }) => name.startsWith('Bethel ')))
        .map(({ state }) => state);
    expect(bethels(rankings)).toHaveLength(2);
    expect(new Set(bethels(realRankings(tables, realTeams(colleges, 'small'))))).toEqual(new Set(bethels(rankings)));
  });

  test('rank the stadiums of Division I by the newest known capacity, and leave unknown ones out', () => {
    const men = rowsOf('stadium-2025-male', 'ncaa', 1);
    expect(men.length).toBeGreaterThan(190);
    expect(rowsOf('stadium-2025-female', 'ncaa', 1).length).toBeGreaterThan(330);
    expect(men.every(({ rating, collegeId }) => (rating ?? 0) > 0 && collegeId !== null)).toBe(true);
    expect(men.map(({ venue }) => venue)).toContain('Morrison Stadium');
    const named = tables.attendance.filter(({ id, sex }) => id === '243744' && sex === 'women');
    const women = rowsOf('stadium-2025-female', 'ncaa', 1).find(({ collegeId }) => collegeId?.startsWith('stanford') === true);
    expect(women?.rating).toBe(Number(named.at(-1)?.stadium_capacity));
  });

  test('count documented titles alone', () => {
    const titles = rankings.filter(({ list }) => list === 'champions').flatMap((one) => one.tables.flatMap(({ rows }) => rows));
    const years = titles.flatMap((row) => row.titles ?? []);
    expect(years).toHaveLength(tables.champions.length);
    expect(years.filter(({ isDocumented }) => !isDocumented)).toHaveLength(25);
    for (const { rating, titles: own } of titles) expect(rating).toBe(own?.filter(({ isDocumented }) => isDocumented).length);
  });

  test('are refused with the line where it tells of a college that the tables lack', () => {
    const [first = {}, ...rest] = tables.rankings;
    const broken = { ...tables, rankings: [{ ...first, unitid: '1' }, ...rest] };
    expect(() => realRankings(broken, realTeams(colleges, 'whole'))).toThrow('rankings.csv, line 2: column unitid');
  });
});
