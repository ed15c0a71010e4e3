import fc from 'fast-check';
import { expect, test } from 'vitest';
import { conferenceTable, regularSeasonOf } from './conference-season';
import { aMatch } from './testing/a-season';

const MEMBERS = ['ash', 'birch', 'cedar', 'dogwood'];
const ROUNDS = [
  [aMatch('2025-09-20', 'ash', 'birch', '2-0'), aMatch('2025-09-20', 'cedar', 'dogwood', '1-1')],
  [aMatch('2025-09-27', 'cedar', 'ash', '0-1'), aMatch('2025-09-28', 'birch', 'dogwood', '3-0')],
  [aMatch('2025-10-04', 'ash', 'dogwood', '0-0'), aMatch('2025-10-04', 'birch', 'cedar', '2-2')],
].flat();
const SEMI = aMatch('2025-10-10', 'ash', 'cedar', '0-1');
const FINAL = aMatch('2025-10-12', 'cedar', 'birch', '1-0');

test('ends on the last day on which all members have played equally often', () => {
  const outside = aMatch('2025-10-01', 'ash', 'oak', '0-9');
  const exhibition = aMatch('2025-08-12', 'ash', 'cedar', '0-5', { counts: false });
  const season = regularSeasonOf([FINAL, SEMI, outside, exhibition, ...ROUNDS], MEMBERS);
  expect(season?.lastDay).toBe('2025-10-04');
  expect(season?.matches).toHaveLength(6);
});

test('counts no exhibition, even where all members have played one between its matches', () => {
  const exhibitions = [aMatch('2025-09-24', 'ash', 'birch', '0-5'), aMatch('2025-09-24', 'cedar', 'dogwood', '5-0')];
  const season = regularSeasonOf([...ROUNDS, ...exhibitions.map((match) => ({ ...match, counts: false }))], MEMBERS);
  expect(season?.matches).toHaveLength(6);
  expect(season === null ? null : conferenceTable(season, MEMBERS)[0]).toMatchObject({ team: 'ash', goalsAgainst: 0 });
});

test('leaves out a meeting of two members weeks before the others', () => {
  const early = aMatch('2025-08-21', 'dogwood', 'ash', '4-0');
  const season = regularSeasonOf([early, ...ROUNDS, SEMI, FINAL], MEMBERS);
  expect(season).toMatchObject({ lastDay: '2025-10-04' });
  expect(season?.matches).not.toContain(early);
});

test('has no last day where the members never have played equally often', () => {
  expect(regularSeasonOf(ROUNDS.slice(1), MEMBERS)).toBeNull();
  expect(regularSeasonOf([...ROUNDS, FINAL], [...MEMBERS, 'elm'])).toBeNull();
  expect(regularSeasonOf([], MEMBERS)).toBeNull();
  const more = [11, 12, 13, 14, 15].map((day) => aMatch(`2025-10-${day}`, 'ash', 'birch', '1-0'));
  expect(regularSeasonOf([...ROUNDS, ...more], MEMBERS)).toBeNull();
});

test('has the days that a publisher names where the members never have played equally often', () => {
  const known = { firstDay: '2025-09-27', lastDay: '2025-10-04' };
  const season = regularSeasonOf([...ROUNDS.slice(1), SEMI], MEMBERS, known);
  expect(season).toMatchObject({ firstDay: '2025-09-27', lastDay: '2025-10-04' });
  expect(season?.matches).toHaveLength(4);
  expect(regularSeasonOf(ROUNDS, MEMBERS, { firstDay: '2025-10-01', lastDay: '2025-10-01' })?.lastDay).toBe('2025-10-04');
  expect(regularSeasonOf([FINAL], MEMBERS, known)).toBeNull();
});

test('the table gives three points and one, and level teams share a rank', () => {
  const season = regularSeasonOf(ROUNDS, MEMBERS);
  const table = season === null ? [] : conferenceTable(season, MEMBERS);
  expect(table.map(({ rank, team, points }) => [rank, team, points])).toEqual([
    [1, 'ash', 7],
    [2, 'birch', 4],
    [3, 'cedar', 2],
    [3, 'dogwood', 2],
  ]);
  expect(table[1]).toMatchObject({ wins: 1, losses: 1, ties: 1, goalsFor: 5, goalsAgainst: 4 });
});

test('points, goals and ranks of a table fit each other, whatever the scores', () => {
  const scores = fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { minLength: ROUNDS.length, maxLength: ROUNDS.length });
  fc.assert(
    fc.property(scores, (goals) => {
      const matches = ROUNDS.map((match, index) => {
        const [homeGoals = 0, awayGoals = 0] = goals[index] ?? [];
        return { ...match, homeGoals, awayGoals };
      });
      const season = regularSeasonOf(matches, MEMBERS);
      const table = season === null ? [] : conferenceTable(season, MEMBERS);
      const decided = matches.filter(({ homeGoals, awayGoals }) => homeGoals !== awayGoals).length;
      expect(table.reduce((sum, { points }) => sum + points, 0)).toBe(3 * decided + 2 * (matches.length - decided));
      for (const one of table) for (const other of table) expect(one.rank < other.rank).toBe(one.points > other.points);
    }),
    { seed: 35, numRuns: 100 },
  );
});
