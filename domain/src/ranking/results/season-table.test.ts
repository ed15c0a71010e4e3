import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isInOrder } from '../ranking';
import type { MatchResult } from './match-result';
import { ratingPercentages } from './rating-percentage';
import { seasonTable } from './season-table';
import { conferenceStandings } from './standings';

const match = (home: string, away: string, homeGoals: number, awayGoals: number, date = '2025-09-01'): MatchResult => ({
  ...{ date, home, away, homeGoals, awayGoals },
});
const team = (name: string, conference: string | null = 'East') => ({ collegeId: null, name, conference, state: null });
const teams = new Map(['a', 'b', 'c', 'd'].map((key) => [key, team(key.toUpperCase())]));

/** a beats b and c; b beats c; c and d tie. */
const SEASON = [match('a', 'b', 2, 0), match('a', 'c', 1, 0), match('c', 'b', 0, 3), match('c', 'd', 1, 1)];

const WORKED_SEASON = [
  match('a', 'b', 1, 0, '2025-09-01'),
  match('c', 'd', 2, 2, '2025-09-01'),
  match('a', 'c', 0, 0, '2025-09-08'),
  match('b', 'd', 3, 1, '2025-09-08'),
  match('c', 'b', 2, 0, '2025-09-15'),
];

describe('the Rating Percentage Index', () => {
  test('is a quarter the own share, half that of the opponents, a quarter that of theirs, worked out by hand', () => {
    // Own shares: a 2/2, b 1/2, c 0.5/3, d 0.5/1.
    // Opponents: a meets b (without a: 1/1) and c (without a: 0.5/2), mean 0.625;
    //   b meets a (1/1) and c (0.5/2), mean 0.625; c meets a (1/1), b (0/1) and d (no other game), mean 0.5;
    //   d meets c (without d: 0/2), 0.
    // Their opponents: a: b 0.625 and c 0.5, mean 0.5625; b: a 0.625 and c 0.5, mean 0.5625;
    //   c: a 0.625, b 0.625 and d 0, mean 0.41667; d: c 0.5.
    const ratings = ratingPercentages(SEASON);
    expect(ratings.get('a')).toBe(Number((0.25 + 0.5 * 0.625 + 0.25 * 0.5625).toFixed(4)));
    expect(ratings.get('b')).toBe(Number((0.125 + 0.5 * 0.625 + 0.25 * 0.5625).toFixed(4)));
    expect(ratings.get('c')).toBe(Number((0.25 / 6 + 0.25 + 0.25 * (1.25 / 3)).toFixed(4)));
    expect(ratings.get('d')).toBe(Number((0.125 + 0 + 0.125).toFixed(4)));
  });

  test('of two teams that met only each other knows nothing of opponents', () => {
    expect([...ratingPercentages([match('a', 'b', 1, 0)])]).toEqual([
      ['a', 0.25],
      ['b', 0],
    ]);
  });
});

test('conferences count games within them: points, then the difference of goals, then goals; equal teams share a rank', () => {
  const conferences = new Map<string, string | null>([
    ...(['a', 'b', 'c'] as const).map((key) => [key, 'East'] as const),
    ['d', 'West'],
    ['e', null],
  ]);
  const standings = conferenceStandings([...SEASON, match('e', 'a', 9, 0)], conferences);
  const brief = (key: string) => standings.get(key);
  expect(brief('a')).toEqual({ rank: 1, points: 6, record: { wins: 2, losses: 0, ties: 0 }, goalsFor: 3, goalsAgainst: 0 });
  expect(brief('b')).toMatchObject({ rank: 2, points: 3 });
  expect(brief('c')).toMatchObject({ rank: 3, points: 0, record: { wins: 0, losses: 2, ties: 0 } });
  expect(brief('d')).toMatchObject({ rank: 1, points: 0 });
  expect(brief('e')).toBeUndefined();
  const tied = conferenceStandings([match('a', 'b', 1, 1)], new Map(['a', 'b'].map((key) => [key, 'East'])));
  expect([...tied.values()].map(({ rank }) => rank)).toEqual([1, 1]);
});

test('a table has the rank of a week before the last match', () => {
  const later = match('d', 'a', 4, 0, '2025-09-20');
  const rows = seasonTable([...SEASON, later], teams);
  const before = seasonTable(SEASON, teams);
  expect(before.map(({ name, rank }) => [name, rank])).toEqual([
    ['A', 1],
    ['B', 2],
    ['C', 3],
    ['D', 4],
  ]);
  for (const { name, previousRank } of rows) expect(previousRank).toBe(before.find((row) => row.name === name)?.rank);
  expect(before.every(({ previousRank }) => previousRank === null)).toBe(true);
});

test('a whole season is as worked out by hand: indices, records, standings, ranks and the ranks of a week before', () => {
  // Shares: a 1.5/2, b 1/3, c 2/3, d 0.5/2. Opponents: a b 1/2 and c 1.5/2, so 0.625; b a, d and c each half, 0.5;
  //   c d 0, a 1 and b 1/2, so 0.5; d c 1.5/2 and b 0, so 0.375. Theirs: each 0.5.
  // A week before, without the last match: b and c both 0.125 + 0.25 + 0.125.
  const all = new Map(['a', 'b', 'c', 'd'].map((key) => [key, team(key.toUpperCase(), key < 'c' ? 'East' : 'West')]));
  const rows = seasonTable(WORKED_SEASON, all);
  const brief = rows.map(({ name, rank, previousRank, rating, record, standing }) => [
    ...[name, rank, previousRank, rating],
    [record?.wins, record?.losses, record?.ties],
    [standing?.rank, standing?.points],
  ]);
  expect(brief).toEqual([
    ['A', 1, 1, 0.625, [1, 0, 1], [1, 3]],
    ['C', 2, 2, 0.5417, [1, 0, 2], [1, 1]],
    ['B', 3, 2, 0.4583, [1, 2, 0], [2, 0]],
    ['D', 4, 4, 0.375, [0, 1, 1], [1, 1]],
  ]);
});

test('whatever is played: the order of matches does not matter, indices are 0 to 1, equal ones share a rank', () => {
  const keys = ['a', 'b', 'c', 'd', 'e', 'f'];
  const all = new Map(keys.map((key, index) => [key, team(key.toUpperCase(), index < 3 ? 'East' : 'West')]));
  const aMatch = fc
    .record({
      pair: fc.shuffledSubarray(keys, { minLength: 2, maxLength: 2 }),
      goals: fc.tuple(fc.nat(4), fc.nat(4)),
      day: fc.integer({ min: 1, max: 30 }),
    })
    .map(({ pair: [home = '', away = ''], goals: [homeGoals, awayGoals], day }) =>
      match(home, away, homeGoals, awayGoals, `2025-09-${String(day).padStart(2, '0')}`),
    );
  fc.assert(
    fc.property(fc.array(aMatch, { maxLength: 30 }), (matches) => {
      const rows = seasonTable(matches, all);
      expect(seasonTable(matches.toReversed(), all)).toEqual(rows);
      expect(
        seasonTable(
          matches.toSorted((a, b) => a.homeGoals - b.homeGoals),
          all,
        ),
      ).toEqual(rows);
      expect(isInOrder(rows)).toBe(true);
      for (const { rating } of rows) expect(rating !== null && rating >= 0 && rating <= 1).toBe(true);
      for (const one of rows) for (const other of rows) expect(one.rank === other.rank).toBe(one.rating === other.rating);
    }),
    { numRuns: 200, seed: 18 },
  );
});
