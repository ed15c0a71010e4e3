import { winningShare } from '../ranking-order';
import { gamesByTeam, type MatchResult, recordOfGames, type TeamGame } from './match-result';

/** How much the own share of wins, that of the opponents and that of their opponents weigh in the index. */
export const RPI_WEIGHTS = { own: 0.25, opponents: 0.5, opponentsOpponents: 0.25 } as const;

/** Digits behind the point of an index; teams that are equal in them share a rank. */
const DIGITS = 4;

/**
 * The Rating Percentage Index of every team that has played, from 0 to 1: a quarter its own share of wins (a tie is
 * half a win), half the mean share of its opponents, a quarter the mean of their opponents. An opponent counts once for
 * each game; its share leaves out its games against the rated team, and an opponent without other games is left out.
 */
export function ratingPercentages(matches: readonly MatchResult[]): ReadonlyMap<string, number> {
  const games = gamesByTeam(matches);
  const gamesOf = (team: string) => games.get(team) ?? [];
  const opponentsShare = new Map(
    [...games].map(([team, own]) => [team, mean(own.map(({ opponent }) => shareOf(without(gamesOf(opponent), team))))]),
  );
  return new Map(
    [...games].map(([team, own]) => {
      const theirs = mean(own.map(({ opponent }) => opponentsShare.get(opponent) ?? null)) ?? 0;
      const rating =
        RPI_WEIGHTS.own * (shareOf(own) ?? 0) +
        RPI_WEIGHTS.opponents * (opponentsShare.get(team) ?? 0) +
        RPI_WEIGHTS.opponentsOpponents * theirs;
      return [team, Number(rating.toFixed(DIGITS))];
    }),
  );
}

function shareOf(games: readonly TeamGame[]): number | null {
  return winningShare(recordOfGames(games));
}

function without(games: readonly TeamGame[], team: string): readonly TeamGame[] {
  return games.filter(({ opponent }) => opponent !== team);
}

/** The mean of the known values, added in one order so that the order of the matches does not matter. */
function mean(values: readonly (number | null)[]): number | null {
  const known = values.flatMap((value) => value ?? []).sort((a, b) => a - b);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}
