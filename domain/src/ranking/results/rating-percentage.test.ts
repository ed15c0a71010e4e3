import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gamesByTeam, type MatchResult, recordOfGames, type TeamGame } from './match-result';
import { ratingPercentages, teamRatings } from './rating-percentage';

/** The index as its definition says it, without a thought for time. */
function naiveRatings(matches: readonly MatchResult[]): ReadonlyMap<string, number> {
  const games = gamesByTeam(matches);
  const share = (own: readonly TeamGame[]) => {
    const { wins, losses, ties } = recordOfGames(own);
    return own.length === 0 ? null : (wins + ties / 2) / (wins + losses + ties);
  };
  const mean = (values: readonly (number | null)[]) => {
    const known = values.flatMap((value) => value ?? []).sort((a, b) => a - b);
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
  };
  const opponents = (team: string) =>
    mean(
      (games.get(team) ?? []).map(({ opponent }) => share((games.get(opponent) ?? []).filter((game) => game.opponent !== team))),
    );
  return new Map(
    [...games].map(([team, own]) => {
      const theirs = mean(own.map(({ opponent }) => opponents(opponent)));
      const rating = 0.25 * (share(own) ?? 0) + (0.5 * (opponents(team) ?? 0) + 0.25 * (theirs ?? 0));
      return [team, Number(rating.toFixed(4))];
    }),
  );
}

const TEAMS = ['a', 'b', 'c', 'd', 'e', 'f'];
const SEASON = fc.array(
  fc
    .tuple(fc.shuffledSubarray(TEAMS, { minLength: 2, maxLength: 2 }), fc.nat(3), fc.nat(3))
    .map(([[home = '', away = ''], homeGoals, awayGoals]) => ({ date: '2025-09-01', home, away, homeGoals, awayGoals })),
  { maxLength: 40 },
);

test('the index is that of its definition, and the strength of a schedule the part that the opponents make', () => {
  fc.assert(
    fc.property(SEASON, (matches) => {
      const naive = naiveRatings(matches);
      const ratings = ratingPercentages(matches);
      expect([...ratings.keys()].sort()).toEqual([...naive.keys()].sort());
      for (const [team, rating] of ratings) expect(Math.abs(rating - (naive.get(team) ?? 9))).toBeLessThan(0.00011);
      expect(new Map([...ratingPercentages(matches.toReversed())].sort())).toEqual(new Map([...ratings].sort()));
      for (const [team, { rating, schedule }] of teamRatings(matches)) {
        const { wins, losses, ties } = recordOfGames(gamesByTeam(matches).get(team) ?? []);
        const own = (wins + ties / 2) / (wins + losses + ties);
        expect(Math.abs(rating - (0.25 * own + 0.75 * schedule))).toBeLessThan(0.0002);
        expect(schedule >= 0 && schedule <= 1).toBe(true);
      }
    }),
    { seed: 36, numRuns: 200 },
  );
});
