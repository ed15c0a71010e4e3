import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SeasonMatch } from './match-line';
import { gamesOf, longestRuns, matchesByTeam, sumOfGames } from './team-games';
import { aSeason } from './testing/a-season';

/** The same record, counted in the plainest way. */
function naiveRecord(matches: readonly SeasonMatch[], team: string) {
  const goals = matches.flatMap(({ home, away, homeGoals, awayGoals }) => [
    ...(home === team ? [[homeGoals, awayGoals] as const] : []),
    ...(away === team ? [[awayGoals, homeGoals] as const] : []),
  ]);
  const count = (holds: (own: number, other: number) => boolean) => goals.filter(([own, other]) => holds(own, other)).length;
  return {
    wins: count((own, other) => own > other),
    losses: count((own, other) => own < other),
    ties: count((own, other) => own === other),
    goalsFor: goals.reduce((sum, [own]) => sum + own, 0),
    goalsAgainst: goals.reduce((sum, [, other]) => sum + other, 0),
    cleanSheets: count((_, other) => other === 0),
  };
}

test('records are those of a plain count, whatever the order of the matches', () => {
  fc.assert(
    fc.property(aSeason(), (matches) => {
      for (const [team, own] of matchesByTeam(matches)) {
        expect(sumOfGames(gamesOf(matches, team))).toEqual(naiveRecord(matches, team));
        expect(sumOfGames(gamesOf(own.toReversed(), team))).toEqual(naiveRecord(matches, team));
      }
    }),
    { seed: 33, numRuns: 100 },
  );
});

test('over all teams there are as many wins as losses, and as many goals for as against', () => {
  fc.assert(
    fc.property(aSeason(), (matches) => {
      const sums = [...matchesByTeam(matches).keys()].map((team) => sumOfGames(gamesOf(matches, team)));
      const total = (of: 'wins' | 'losses' | 'ties' | 'goalsFor' | 'goalsAgainst') => sums.reduce((sum, one) => sum + one[of], 0);
      expect(total('wins')).toBe(total('losses'));
      expect(total('goalsFor')).toBe(total('goalsAgainst'));
      expect(total('wins') + total('losses') + total('ties')).toBe(2 * matches.length);
    }),
    { seed: 34, numRuns: 100 },
  );
});

test('a game knows where it was played, and says so where nobody does', () => {
  const match = { day: '2025-09-01', home: 'a', away: 'b', homeGoals: 1, awayGoals: 0, counts: true, place: null };
  const grounds = [false, true, null].map((isNeutral) =>
    ['a', 'b'].map((team) => gamesOf([{ ...match, isNeutral }], team)[0]?.ground),
  );
  expect(grounds).toEqual([
    ['home', 'away'],
    ['neutral', 'neutral'],
    ['unknown', 'unknown'],
  ]);
});

test('runs of wins and of games without a loss', () => {
  const scores = ['1-0', '2-0', '1-1', '3-0', '0-1', '2-1'];
  const matches = scores.map((score, index) => {
    const [homeGoals = 0, awayGoals = 0] = score.split('-').map(Number);
    return {
      ...{ day: `2025-09-0${index + 1}`, home: 'a', away: 'b', homeGoals, awayGoals, counts: true },
      ...{ isNeutral: false, place: null },
    };
  });
  expect(longestRuns(gamesOf(matches, 'a'))).toEqual({ wins: 2, unbeaten: 4 });
  expect(longestRuns([])).toEqual({ wins: 0, unbeaten: 0 });
});
