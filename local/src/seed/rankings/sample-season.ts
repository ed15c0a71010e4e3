import { fixedChoice } from '../fixed-choice';

/** How a team stands after some rounds. `met` are the teams it has played. */
export interface Standing {
  readonly team: string;
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
  readonly met: readonly string[];
}

/** Games whose sides are closer than this end in a tie. */
const TIE_WITHIN = 0.09;

/** How teams that each meet every other at most once stand after so many rounds of an invented season; the same key and round tell the same story. */
export function standingsAfter(rounds: number, teams: readonly string[], key: string): readonly Standing[] {
  const strength = new Map(teams.map((team) => [team, strengthOf(team, key)]));
  const results = Array.from({ length: rounds }, (_, round) => pairsOf(teams, round)).flatMap((pairs, round) =>
    pairs.map(([home, away]) => {
      const { share } = fixedChoice(`${key} ${round} ${home} ${away}`);
      const lead = (strength.get(home) ?? 0) - (strength.get(away) ?? 0) + 0.05 + (share() - 0.5) * 0.7;
      return { home, away, winner: Math.abs(lead) < TIE_WITHIN ? null : lead > 0 ? home : away };
    }),
  );
  return teams.map((team) => {
    const own = results.filter(({ home, away }) => home === team || away === team);
    const wins = own.filter(({ winner }) => winner === team).length;
    const ties = own.filter(({ winner }) => winner === null).length;
    const met = own.map(({ home, away }) => (home === team ? away : home));
    return { team, wins, ties, losses: own.length - wins - ties, met };
  });
}

/** A team is about as strong every season, and a little different. */
function strengthOf(team: string, key: string): number {
  return fixedChoice(`strength of ${team}`).share() * 0.75 + fixedChoice(`form of ${team} ${key}`).share() * 0.25;
}

/** Who meets whom in a round: one team stays, the others go round. Needs an even number of teams and more teams than rounds. */
function pairsOf(teams: readonly string[], round: number): readonly (readonly [string, string])[] {
  const [first = '', ...others] = teams;
  const turned = others.map((_, index) => others[(index + round) % others.length] ?? '');
  const circle = [first, ...turned];
  return Array.from({ length: circle.length / 2 }, (_, index) => {
    const pair = [circle[index] ?? '', circle[circle.length - 1 - index] ?? ''] as const;
    return (round + index) % 2 === 0 ? pair : ([pair[1], pair[0]] as const);
  });
}
