import type { Standing } from './sample-season';

/** A standing with what a list says of it. */
export interface Rated extends Standing {
  readonly rating: number;
}

/** Wins by games played, ties as half a win; 0 before the first game. */
function winningShare({ wins, ties, met }: Standing): number {
  return met.length === 0 ? 0 : (wins + ties / 2) / met.length;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const rounded = (value: number, places: number): number => Number(value.toFixed(places));

/** Rates by the Rating Percentage Index: a quarter own winning share, half the opponents', a quarter their opponents'; four places. */
export function ratedByIndex(standings: readonly Standing[]): readonly Rated[] {
  const own = new Map(standings.map((standing) => [standing.team, winningShare(standing)]));
  const opponents = new Map(standings.map(({ team, met }) => [team, mean(met.map((other) => own.get(other) ?? 0))]));
  return standings.map((standing) => {
    const theirs = mean(standing.met.map((other) => opponents.get(other) ?? 0));
    const rating = 0.25 * winningShare(standing) + 0.5 * (opponents.get(standing.team) ?? 0) + 0.25 * theirs;
    return { ...standing, rating: rounded(rating, 4) };
  });
}

/** Rates by a poll: 100 points for a team that has won every game. */
export function ratedByPoll(standings: readonly Standing[]): readonly Rated[] {
  return standings.map((standing) => ({ ...standing, rating: rounded(winningShare(standing) * 100, 1) }));
}

/** The place of every team, best first; equal ratings share a place. */
export function placesOf(rated: readonly Rated[]): ReadonlyMap<string, number> {
  return new Map(rated.map(({ team, rating }) => [team, 1 + rated.filter((other) => other.rating > rating).length]));
}
