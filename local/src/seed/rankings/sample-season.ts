import type { MatchResult } from '@touchline/domain/ranking/results/match-result';
import { fixedChoice } from '../fixed-choice';
import type { RankingRow } from '@touchline/domain/ranking/ranking';

/** A team's results after some rounds; `met` are the teams that it has played. */
interface Standing {
  readonly team: string;
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
  readonly met: readonly string[];
}

/** Games whose sides are closer than this end in a tie. */
const TIE_WITHIN = 0.09;

/**
 * The standings after so many rounds of an invented season in which any two teams meet at most once. The same key and
 * round always give the same results.
 */
export function standingsAfter(rounds: number, teams: readonly string[], key: string): readonly Standing[] {
  const results = resultsOf(rounds, teams, key);
  return teams.map((team) => {
    const own = results.filter(({ home, away }) => home === team || away === team);
    const wins = own.filter(({ winner }) => winner === team).length;
    const ties = own.filter(({ winner }) => winner === null).length;
    const met = own.map(({ home, away }) => (home === team ? away : home));
    return { team, wins, ties, losses: own.length - wins - ties, met };
  });
}

/**
 * The matches of the same season with their goals, a round each week from the end of August. `season` is its year.
 */
export function matchesAfter(rounds: number, teams: readonly string[], key: string, season: number): readonly MatchResult[] {
  return resultsOf(rounds, teams, key).map(({ round, home, away, winner }) => {
    const { whole } = fixedChoice(`goals of ${key} ${round} ${home} ${away}`);
    const [fewer, lead] = [whole(0, 2), whole(1, 3)];
    const goalsOf = (team: string) => fewer + (winner === team ? lead : 0);
    const date = new Date(Date.UTC(season, 7, 25 + 7 * round)).toISOString().slice(0, 10);
    return { date, home, away, homeGoals: goalsOf(home), awayGoals: goalsOf(away) };
  });
}

function resultsOf(rounds: number, teams: readonly string[], key: string) {
  const strength = new Map(teams.map((team) => [team, strengthOf(team, key)]));
  return Array.from({ length: rounds }, (_, round) => pairsOf(teams, round)).flatMap((pairs, round) =>
    pairs.map(([home, away]) => {
      const { share } = fixedChoice(`${key} ${round} ${home} ${away}`);
      const lead = (strength.get(home) ?? 0) - (strength.get(away) ?? 0) + 0.05 + (share() - 0.5) * 0.7;
      return { round, home, away, winner: Math.abs(lead) < TIE_WITHIN ? null : lead > 0 ? home : away };
    }),
  );
}

/** A team's strength is mostly the same every season, with a small variation. */
function strengthOf(team: string, key: string): number {
  return fixedChoice(`strength of ${team}`).share() * 0.75 + fixedChoice(`form of ${team} ${key}`).share() * 0.25;
}

/**
 * The pairings of a round: the first team is fixed, the others rotate. Needs an even number of teams and more teams
 * than rounds.
 */
function pairsOf(teams: readonly string[], round: number): readonly (readonly [string, string])[] {
  const [first = '', ...others] = teams;
  const turned = others.map((_, index) => others[(index + round) % others.length] ?? '');
  const circle = [first, ...turned];
  return Array.from({ length: circle.length / 2 }, (_, index) => {
    const pair = [circle[index] ?? '', circle[circle.length - 1 - index] ?? ''] as const;
    return (round + index) % 2 === 0 ? pair : ([pair[1], pair[0]] as const);
  });
}

/** A team's rating in a list. */
interface Rated extends Pick<RankingRow, 'record'> {
  readonly team: string;
  readonly rating: number;
}

/** Wins by games played, ties as half a win; 0 before the first game. */
function winningShare({ wins, ties, met }: Standing): number {
  return met.length === 0 ? 0 : (wins + ties / 2) / met.length;
}

const rounded = (value: number, places: number): number => Number(value.toFixed(places));

/** Rates by a poll: 100 points for a team that has won every game. */
export function ratedByPoll(standings: readonly Standing[]): readonly Rated[] {
  return standings.map((standing) => rated(standing, rounded(winningShare(standing) * 100, 1)));
}

function rated({ team, wins, losses, ties }: Standing, rating: number): Rated {
  return { team, record: { wins, losses, ties }, rating };
}

/** The rank of every team, best first; equal ratings share a rank. */
export function ranksOf(rated: readonly Rated[]): ReadonlyMap<string, number> {
  return new Map(rated.map(({ team, rating }) => [team, 1 + rated.filter((other) => other.rating > rating).length]));
}
