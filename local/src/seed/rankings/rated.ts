import type { RankingRow } from '@touchline/domain/ranking/ranking';
import { fixedChoice } from '../fixed-choice';
import type { Standing } from './sample-season';

/** What a list says of a team; `record` is null where it does not look at games. */
export interface Rated extends Pick<RankingRow, 'record'> {
  readonly team: string;
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
    return rated(standing, rounded(rating, 4));
  });
}

/** Rates by a poll: 100 points for a team that has won every game. */
export function ratedByPoll(standings: readonly Standing[]): readonly Rated[] {
  return standings.map((standing) => rated(standing, rounded(winningShare(standing) * 100, 1)));
}

/** Rates colleges by an invented score of 40 to 100 that looks at no game; the same key tells the same scores. */
export function ratedByScore(teams: readonly string[], key: string): readonly Rated[] {
  return teams.map((team) => {
    const score = fixedChoice(`score of ${team}`).whole(45, 95) + fixedChoice(`score of ${team} ${key}`).whole(-5, 5);
    return { team, record: null, rating: score };
  });
}

function rated({ team, wins, losses, ties }: Standing, rating: number): Rated {
  return { team, record: { wins, losses, ties }, rating };
}

/** The place of every team, best first; equal ratings share a place. */
export function placesOf(rated: readonly Rated[]): ReadonlyMap<string, number> {
  return new Map(rated.map(({ team, rating }) => [team, 1 + rated.filter((other) => other.rating > rating).length]));
}
