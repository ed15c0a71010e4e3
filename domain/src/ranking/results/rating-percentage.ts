import type { MatchResult } from './match-result';

/** How much a team's share of wins, that of the opponents and that of their opponents weigh in the index. */
export const RPI_WEIGHTS = { own: 0.25, opponents: 0.5, opponentsOpponents: 0.25 } as const;

/** Digits behind the point of an index; teams that are equal in them share a rank. */
const DIGITS = 4;

/** A team's index, and the part of it that its opponents make, also from 0 to 1. */
export interface TeamRating {
  readonly rating: number;
  readonly schedule: number;
}

/** The results of a team: games, points (two for a win, one for a tie), and its opponents by their numbers. */
interface Tally {
  games: number;
  points: number;
  readonly opponents: number[];
  readonly pointsAgainst: number[];
}

/**
 * The Rating Percentage Index of every team that has played, from 0 to 1: a quarter its own share of wins (a tie is
 * half a win), half the mean share of its opponents, a quarter the mean of their opponents. An opponent counts once for
 * each game; its share leaves out its games against the rated team, and an opponent without other games is left out.
 */
export function ratingPercentages(matches: readonly MatchResult[]): ReadonlyMap<string, number> {
  return new Map([...teamRatings(matches)].map(([team, { rating }]) => [team, rating]));
}

/** The index of every team that has played, as `ratingPercentages` says, and how strong its opponents were. */
export function teamRatings(matches: readonly MatchResult[]): ReadonlyMap<string, TeamRating> {
  const { names, tallies } = talliesOf(matches);
  const opponentsShare = tallies.map(({ opponents }, team) => mean(opponents, (one) => shareWithout(tallies[one], team)));
  return new Map(
    tallies.map(({ games, points, opponents }, team) => {
      const theirs = mean(opponents, (one) => opponentsShare[one] ?? Number.NaN);
      const schedule = RPI_WEIGHTS.opponents * orZero(opponentsShare[team]) + RPI_WEIGHTS.opponentsOpponents * orZero(theirs);
      const rating = {
        rating: rounded(RPI_WEIGHTS.own * (points / 2 / games) + schedule),
        schedule: rounded(schedule / (RPI_WEIGHTS.opponents + RPI_WEIGHTS.opponentsOpponents)),
      };
      return [names[team] ?? '', rating];
    }),
  );
}

function talliesOf(matches: readonly MatchResult[]): { readonly names: readonly string[]; readonly tallies: readonly Tally[] } {
  const numbers = new Map<string, number>();
  const tallies: Tally[] = [];
  const numberOf = (team: string) => {
    const known = numbers.get(team);
    if (known !== undefined) return known;
    numbers.set(team, tallies.length);
    return tallies.push({ games: 0, points: 0, opponents: [], pointsAgainst: [] }) - 1;
  };
  const add = (team: number, opponent: number, points: number) => {
    const own = tallies[team];
    if (own === undefined) return;
    own.games += 1;
    own.points += points;
    own.opponents.push(opponent);
    own.pointsAgainst.push(points);
  };
  for (const { home, away, homeGoals, awayGoals } of matches) {
    const points = homeGoals > awayGoals ? 2 : homeGoals < awayGoals ? 0 : 1;
    const [one, other] = [numberOf(home), numberOf(away)];
    add(one, other, points);
    add(other, one, 2 - points);
  }
  return { names: [...numbers.keys()], tallies };
}

/** The share of wins of a team in its games against others than one team; NaN where it has none. */
function shareWithout(tally: Tally | undefined, team: number): number {
  if (tally === undefined) return Number.NaN;
  let { games, points } = tally;
  for (let index = 0; index < tally.opponents.length; index += 1) {
    if (tally.opponents[index] !== team) continue;
    games -= 1;
    points -= tally.pointsAgainst[index] ?? 0;
  }
  return games === 0 ? Number.NaN : points / 2 / games;
}

/** Shares are added as whole numbers of so many parts, so that the order of the matches does not matter. */
const PARTS = 2 ** 44;

/** The mean of the known values; NaN of none. */
function mean(opponents: readonly number[], valueOf: (opponent: number) => number): number {
  let sum = 0;
  let known = 0;
  for (const opponent of opponents) {
    const value = valueOf(opponent);
    if (Number.isNaN(value)) continue;
    sum += Math.round(value * PARTS);
    known += 1;
  }
  return known === 0 ? Number.NaN : sum / known / PARTS;
}

function orZero(value: number | undefined): number {
  return value === undefined || Number.isNaN(value) ? 0 : value;
}

function rounded(value: number): number {
  return Number(value.toFixed(DIGITS));
}
