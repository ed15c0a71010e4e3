import { join } from 'node:path';
import type { Ranking } from '@touchline/domain/ranking/ranking';
import { beforeAll, expect, test } from 'vitest';
import { repositoryRoot } from '../../repository-root';
import { readTable, type TableLine } from '../read-table';
import { demoRankings } from './demo-rankings';
import { standingsAfter } from './sample-season';

let lines: readonly TableLine[];
let rankings: readonly Ranking[];
beforeAll(async () => {
  lines = await readTable(join(repositoryRoot, 'emulator-data/rankings/teams.csv'));
  rankings = demoRankings(lines);
});
const tables = () => rankings.flatMap((ranking) => ranking.tables);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

test('every sample ranking says that it is one and tells of invented teams alone', () => {
  expect(rankings).toHaveLength(18);
  const named = new Set(tables().flatMap(({ rows }) => rows.map(({ collegeId }) => collegeId)));
  expect([...named].sort()).toEqual(['eastridge-college', 'harbor-point-university', null]);
  for (const { origin, tables: own } of rankings)
    for (const { publisher, sourceURL } of own)
      expect([origin, publisher, sourceURL]).toEqual(['sample', 'Touchline demo: invented teams and results', null]);
});

test('every league and division with rankings has a table, three seasons, men and women', () => {
  const shown = new Set(
    rankings.flatMap(({ season, sex, tables: own }) =>
      own.map(({ league, division }) => `${season} ${sex} ${league} ${division}`),
    ),
  );
  const seasons = [2023, 2024, 2025].flatMap((season) => ['male', 'female'].map((sex) => `${season} ${sex}`));
  const leagues = ['ncaa 1', 'ncaa 2', 'ncaa 3', 'naia null', 'njcaa 1', 'njcaa 2', 'njcaa 3'];
  expect(shown).toEqual(new Set(seasons.flatMap((season) => leagues.map((league) => `${season} ${league}`))));
});

test('a season’s games add up: whoever wins, another loses, and ties have two sides', () => {
  const withGames = tables().map(({ rows }) => rows.flatMap(({ record }) => record ?? []));
  for (const games of withGames.filter(({ length }) => length > 0)) {
    expect(sum(games.map(({ wins }) => wins))).toBe(sum(games.map(({ losses }) => losses)));
    expect(sum(games.map(({ ties }) => ties)) % 2).toBe(0);
    expect(new Set(games.map(({ wins, losses, ties }) => wins + losses + ties))).toEqual(new Set([11]));
  }
});

test('no two teams meet twice, and nobody meets itself', () => {
  for (const { team, met } of standingsAfter(
    11,
    Array.from({ length: 12 }, (_, index) => `Team ${index}`),
    'a season',
  )) {
    expect(new Set(met).size).toBe(11);
    expect(met).not.toContain(team);
  }
});

test('tables move: some teams rise, some fall, some stay, some share a place', () => {
  const moves = tables().flatMap(({ rows }) => rows.map(({ rank, previousRank }) => Math.sign((previousRank ?? rank) - rank)));
  expect(new Set(moves)).toEqual(new Set([-1, 0, 1]));
  expect(tables().some(({ rows }) => new Set(rows.map(({ rank }) => rank)).size < rows.length)).toBe(true);
});

test('the same table of teams tells the same seasons', () => {
  expect(demoRankings(lines)).toEqual(rankings);
});

test('the index of a sample season comes from its matches, and each conference has standings of its own', () => {
  for (const { rows } of rankings.filter(({ list }) => list === 'rpi').flatMap((one) => one.tables)) {
    const standings = rows.map(({ standing }) => standing);
    expect(standings.every((standing) => standing !== null)).toBe(true);
    expect(standings.filter((standing) => standing?.rank === 1).length).toBeGreaterThanOrEqual(
      new Set(rows.map(({ conference }) => conference)).size,
    );
  }
});
