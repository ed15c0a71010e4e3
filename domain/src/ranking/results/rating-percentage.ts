import type { MatchResult } from './match-result';

/** How much the own share of wins, that of the opponents and that of their opponents weigh in the index. */
export const RPI_WEIGHTS = { own: 0.25, opponents: 0.5, opponentsOpponents: 0.25 } as const;

/** Digits behind the point of an index; teams that are equal in them share a rank. */
const DIGITS = 4;

/** A team's index, and the part of it that its opponents make, also from 0 to 1. */
export interface TeamRating {
  readonly rating: number;
  readonly schedule: number;
}

/** The results of a team: games, points (two for a win, one for a tie), and both against each opponent. */
interface Tally {
  games: number;
  points: number;
  readonly opponents: string[];
  readonly against: Map<string, { games: number; points: number }>;
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
  const tallies = talliesOf(matches);
  const opponentsShare = new Map<string, number | null>();
  for (const [team, { opponents }] of tallies)
    opponentsShare.set(team, mean(opponents.map((opponent) => shareWithout(tallies.get(opponent), team))));
  const ratings = new Map<string, TeamRating>();
  for (const [team, { games, points, opponents }] of tallies) {
    const own = points / 2 / games;
    const theirs = mean(opponents.map((opponent) => opponentsShare.get(opponent) ?? null)) ?? 0;
    const schedule = RPI_WEIGHTS.opponents * (opponentsShare.get(team) ?? 0) + RPI_WEIGHTS.opponentsOpponents * theirs;
    ratings.set(team, {
      rating: rounded(RPI_WEIGHTS.own * own + schedule),
      schedule: rounded(schedule / (RPI_WEIGHTS.opponents + RPI_WEIGHTS.opponentsOpponents)),
    });
  }
  return ratings;
}

function talliesOf(matches: readonly MatchResult[]): ReadonlyMap<string, Tally> {
  const tallies = new Map<string, Tally>();
  const add = (team: string, opponent: string, points: number) => {
    const own: Tally = tallies.get(team) ?? { games: 0, points: 0, opponents: [], against: new Map() };
    if (own.games === 0) tallies.set(team, own);
    const met = own.against.get(opponent) ?? { games: 0, points: 0 };
    if (met.games === 0) own.against.set(opponent, met);
    own.games += 1;
    own.points += points;
    own.opponents.push(opponent);
    met.games += 1;
    met.points += points;
  };
  for (const { home, away, homeGoals, awayGoals } of matches) {
    const points = homeGoals > awayGoals ? 2 : homeGoals < awayGoals ? 0 : 1;
    add(home, away, points);
    add(away, home, 2 - points);
  }
  return tallies;
}

/** The share of wins of a team in its games against others than one team; null where it has none. */
function shareWithout(tally: Tally | undefined, team: string): number | null {
  if (tally === undefined) return null;
  const met = tally.against.get(team) ?? { games: 0, points: 0 };
  const games = tally.games - met.games;
  return games === 0 ? null : (tally.points - met.points) / 2 / games;
}

/** The mean of the known values, added in one order so that the order of the matches does not matter. */
function mean(values: readonly (number | null)[]): number | null {
  const known = values.flatMap((value) => value ?? []).sort((a, b) => a - b);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

function rounded(value: number): number {
  return Number(value.toFixed(DIGITS));
}
