import { join } from 'node:path';
import { matchesOfLines, outsideName } from '@touchline/domain/season/match-line';
import { derivedSeason } from '@touchline/domain/season/seasons-of-teams';
import { gamesOf, sumOfGames, type TeamGame } from '@touchline/domain/season/team-games';
import type { TeamSeason } from '@touchline/domain/season/team-season';
import { describe, expect, test } from 'vitest';
import { COLLEGE_DATA, readCollegeTables } from '../../tables/college-tables';
import { realTeams } from '../real-colleges';
import { readTable } from '../read-table';
import { readSeasonTables, realSeasons } from './real-seasons';

const [TABLES, COLLEGES, RANKINGS] = await Promise.all([
  readSeasonTables(),
  readCollegeTables(),
  readTable(join(COLLEGE_DATA, 'rankings.csv')),
]);
const teamOf = realTeams(COLLEGES, 'whole');
const SEASONS = realSeasons(TABLES, teamOf, 'whole');
const DERIVED = new Map(SEASONS.map((stored) => [stored._id, derivedSeason(stored)]));

const idOf = (id: string) => teamOf(id, 'female')?.collegeId ?? '';
function seasonOf(college: string, sex: 'male' | 'female', year = 2025): TeamSeason {
  const season = DERIVED.get(`${year}-ncaa-1-${sex}`)?.teams.get(college);
  if (season === undefined) throw new Error(`${college} has no season of ${year}`);
  return season;
}
const gamesIn = (season: TeamSeason, college: string) => gamesOf(matchesOfLines(season.matches), college);
const recordOf = (games: readonly TeamGame[]) => {
  const { wins, losses, ties } = sumOfGames(games);
  return [wins, losses, ties].join('-');
};

describe('the seasons of our tables', () => {
  test('are sixteen, and name teams that we do not have', () => {
    expect(SEASONS).toHaveLength(16);
    expect(SEASONS.reduce((sum, { matches }) => sum + matches.length, 0)).toBe(38_981);
    expect(DERIVED.get('2025-ncaa-1-male')?.teams.size).toBeGreaterThanOrEqual(213);
    const keys = new Set(matchesOfLines(SEASONS.flatMap(({ matches }) => matches)).flatMap(({ home, away }) => [home, away]));
    expect([...keys].flatMap((key) => outsideName(key) ?? [])).toEqual(
      expect.arrayContaining(['Hartford', 'St. Francis Brooklyn']),
    );
  });

  test('give every team the record, goals and home record of team-seasons.csv', () => {
    const differences = TABLES.figures.flatMap((line) => {
      const { id = '', sex, season = '' } = line;
      const college = idOf(id);
      const games = gamesIn(seasonOf(college, sex === 'men' ? 'male' : 'female', Number(season)), college);
      const all = sumOfGames(games);
      const home = sumOfGames(games.filter(({ ground }) => ground === 'home'));
      const computed = [
        ...[games.length, all.wins, all.losses, all.ties, all.goalsFor, all.goalsAgainst, all.cleanSheets],
        ...[home.wins, home.losses, home.ties],
      ].join(' ');
      const { matches, won, lost, tied, goals_for, goals_against, clean_sheets, home_won, home_lost, home_tied } = line;
      const counted = [matches, won, lost, tied, goals_for, goals_against, clean_sheets, home_won, home_lost, home_tied];
      return computed === counted.join(' ') ? [] : [`${college} ${sex ?? ''} ${season}: ${computed}, not ${counted.join(' ')}`];
    });
    expect(differences).toEqual([]);
  });

  test.each([
    ['florida-state-university', 'female', '16-2-4'],
    ['stanford-university', 'female', '21-2-2'],
    ['university-of-memphis', 'female', '17-1-3'],
    ['princeton-university', 'male', '15-2-2'],
    ['bryant-university', 'male', '17-2-3'],
  ] as const)('%s (%s) played 2025 as %s', (college, sex, record) => {
    expect(recordOf(gamesIn(seasonOf(college, sex), college))).toBe(record);
  });

  test('Vermont’s men won the national tournament of 2024', () => {
    const season = seasonOf('university-of-vermont', 'male', 2024);
    expect(season.national).toMatchObject({ level: 1, isChampion: true, since: '2024-11-21' });
    expect(recordOf(gamesIn(season, 'university-of-vermont'))).toBe('16-2-6');
  });

  test('a season whose end is missing has no national tournament, and every other one has', () => {
    const without = SEASONS.filter(({ _id }) => [...(DERIVED.get(_id)?.teams.values() ?? [])].every(({ isWhole }) => !isWhole));
    expect(without.map(({ _id }) => _id)).toEqual(['2023-ncaa-1-female']);
    const sizes = SEASONS.map(
      ({ _id }) => [...(DERIVED.get(_id)?.teams.values() ?? [])].filter(({ national }) => national).length,
    );
    expect(sizes.toSorted((one, other) => one - other)).toEqual([
      ...[0, 35],
      ...Array<number>(8).fill(48),
      ...Array<number>(6).fill(64),
    ]);
    const last = seasonOf('stanford-university', 'female', 2023).lastDay;
    expect(last).toBe('2023-11-19');
  });

  test('the RPI of women 2023 agrees with the NCAA’s but for teams of which matches are missing', () => {
    const ranks = DERIVED.get('2023-ncaa-1-female')?.ranks.teams;
    const compared = RANKINGS.filter(({ ranking }) => ranking === 'NCAA RPI').map(({ unitid = '', rank, record }) => {
      const games = gamesIn(seasonOf(idOf(unitid), 'female', 2023), idOf(unitid)).filter(({ counts }) => counts);
      const difference = Math.abs((ranks?.get(idOf(unitid))?.rank ?? 0) - Number(rank));
      return { difference, isSameRecord: recordOf(games) === record };
    });
    const same = compared.filter(({ isSameRecord }) => isSameRecord);
    expect([compared.length, same.length]).toEqual([347, 331]);
    const differences = compared.map(({ difference }) => difference).toSorted((one, other) => one - other);
    expect([differences[173], differences[312]]).toEqual([2, 6]);
    expect(Math.max(...same.map(({ difference }) => difference))).toBeLessThan(25);
  });

  test('51 of 52 conferences of 2025 have a table of their regular season', () => {
    const tables = new Map(
      (['male', 'female'] as const).flatMap((sex) =>
        [...(DERIVED.get(`2025-ncaa-1-${sex}`)?.teams.values() ?? [])].flatMap(({ conference }) =>
          conference === null ? [] : [[`${sex} ${conference.id}`, conference.table.length] as const],
        ),
      ),
    );
    const without = [...tables].filter(([, lines]) => lines === 0).map(([name]) => name);
    expect([tables.size, without]).toEqual([52, ['female ncaa-d1-swac']]);
  });
});
