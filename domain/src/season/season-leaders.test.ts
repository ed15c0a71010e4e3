import { expect, test } from 'vitest';
import { aRanking } from '../ranking/testing/a-ranking';
import { BLANK_ROW, type Ranking, RANKINGS } from '../ranking/ranking';
import { LEAST_MATCHES } from '../reference/ranking-lists';
import { outsideName, type SeasonMatch } from './match-line';
import { leadersOf, leadersOfBoth } from './season-leaders';
import { rankingTableOf } from './season-ranking';
import { derivedSeason } from './seasons-of-teams';
import type { StoredSeason } from './stored-season';
import { aMatch } from './testing/a-season';
import { aStoredSeason } from './testing/a-stored-season';

const TEAMS = Array.from({ length: 16 }, (_, index) => `team-${String.fromCharCode(97 + index)}`);
const day = (year: number, month: number, date: number) => `${year}-${month}-${String(date).padStart(2, '0')}`;

/** A knock-out of sixteen teams at the end of a year, which the first ones win 1–0. */
const knockOut = (year: number, teams: readonly string[]) =>
  [8, 4, 2, 1].flatMap((pairs, round) =>
    Array.from({ length: pairs }, (_, at) =>
      aMatch(day(year, 11, 20 + 3 * round), teams[at] ?? '', teams[2 * pairs - 1 - at] ?? '', '1-0'),
    ),
  );
/** Ten rounds in which each team meets others of the sixteen, and wins where it stands before them. */
const rounds = (year: number, teams: readonly string[]) =>
  Array.from({ length: 10 }, (_, round) =>
    teams.slice(0, 8).map((team, at) => aMatch(day(year, 10, 1 + round), team, teams[8 + ((at + round) % 8)] ?? '', '2-0')),
  ).flat();
/** Our RPI of a season, as an import writes it. */
function ratedSeason(stored: StoredSeason): Ranking {
  const table = rankingTableOf(stored, derivedSeason(stored), (team) => {
    const name = outsideName(team);
    return { ...BLANK_ROW, collegeId: name === null ? team : null, name: name ?? team };
  });
  const { season, sex } = stored;
  return RANKINGS.schema.parse(aRanking({ season, sex, origin: 'computed', tables: table === null ? [] : [table] }));
}
const whole = (year: number, teams: readonly string[] = TEAMS, more: readonly SeasonMatch[] = []) =>
  aStoredSeason([...rounds(year, teams), ...more, ...knockOut(year, teams)], { season: year });
const ofWomen = (stored: readonly StoredSeason[]) =>
  leadersOf(stored.map(ratedSeason), { league: 'ncaa', division: 1, sex: 'female' });
const listOf = (stored: readonly StoredSeason[], list: string) => ofWomen(stored).find((table) => table.list === list);

test('leaders by goals are those of the newest whole season, and equal teams share a rank', () => {
  const attack = listOf([whole(2024), whole(2025)], 'attack');
  expect(attack).toMatchObject({ season: 2025, sex: 'female', teams: 16 });
  expect(attack?.leaders.slice(0, 8).map(({ rank, collegeId, goals, matches }) => [rank, collegeId, goals, matches])).toEqual([
    ...['team-e', 'team-f', 'team-g', 'team-h'].map((team) => [1, team, 21, 12]),
    [5, 'team-a', 24, 14],
    ...['team-c', 'team-d'].map((team) => [6, team, 22, 13]),
    [8, 'team-b', 23, 14],
  ]);
  expect(attack?.leaders.slice(8).map(({ rank }) => rank)).toEqual(Array.from({ length: 8 }, () => 9));
});

test('the fewest goals against in a match lead the defence', () => {
  const defence = listOf([whole(2025)], 'defence');
  expect(defence?.leaders[0]).toMatchObject({ rank: 1, collegeId: 'team-a', goals: 0 });
});

test('the improved have won ranks since their own last whole season, and nobody who lost or kept one is listed', () => {
  const improved = listOf([whole(2024, TEAMS.toReversed()), whole(2025)], 'improved');
  expect(improved?.leaders[0]).toMatchObject({ rank: 1, before: { season: 2024 }, after: { season: 2025 }, goals: null });
  for (const { before, after } of improved?.leaders ?? []) expect(before?.rank).toBeGreaterThan(after?.rank ?? 0);
  expect(listOf([whole(2024), whole(2025)], 'improved')).toBeUndefined();
  expect(listOf([whole(2025)], 'improved')).toBeUndefined();
});

test('a season without its national final is none, neither as the newest nor as the one before', () => {
  const unfinished = (year: number) => aStoredSeason(rounds(year, TEAMS.toReversed()), { season: year });
  expect(listOf([unfinished(2026), whole(2025), whole(2024)], 'attack')?.season).toBe(2025);
  const [first] = listOf([whole(2025), unfinished(2024), whole(2023, TEAMS.toReversed())], 'improved')?.leaders ?? [];
  expect(first?.before?.season).toBe(2023);
  expect(ofWomen([unfinished(2025)])).toEqual([]);
  expect(ofWomen([])).toEqual([]);
});

test('too few matches, exhibitions and teams that we do not have are in no list', () => {
  const few = Array.from({ length: LEAST_MATCHES - 1 }, (_, at) => aMatch(day(2025, 10, 11 + at), 'few', 'team-p', '9-0'));
  const outside = Array.from({ length: LEAST_MATCHES }, (_, at) => aMatch(day(2025, 10, 11 + at), ':Hartford', 'team-o', '9-0'));
  const tests = [aMatch('2025-10-30', 'team-a', 'team-p', '9-0', { counts: false })];
  const attack = listOf([whole(2025, TEAMS, [...few, ...outside, ...tests])], 'attack');
  expect(attack?.leaders.map(({ collegeId }) => collegeId)).not.toEqual(expect.arrayContaining([expect.stringMatching(/few|:/)]));
  expect(attack?.leaders.find(({ collegeId }) => collegeId === 'team-a')).toMatchObject({ goals: 24, matches: 14 });
});

test('women and men have lists of their own', () => {
  const men = { ...whole(2025), sex: 'male' as const };
  const rated = [men, whole(2024), whole(2025, TEAMS.toReversed())].map(ratedSeason);
  expect(leadersOfBoth(rated).map(({ list, sex }) => `${list} ${sex}`)).toEqual([
    ...['improved female', 'attack female', 'defence female'],
    ...['attack male', 'defence male'],
  ]);
});
