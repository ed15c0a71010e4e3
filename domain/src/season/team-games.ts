import type { SeasonMatch } from './match-line';

/** Where a team played; `unknown` where the file says who was listed first and not whether it was at home. */
export type Ground = 'home' | 'away' | 'neutral' | 'unknown';
export type GameResult = 'win' | 'loss' | 'tie';

/** A match from the side of one team. */
export interface TeamGame {
  readonly day: string;
  readonly opponent: string;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly result: GameResult;
  readonly ground: Ground;
  readonly place: string | null;
  readonly counts: boolean;
}

/** Games by their results, with goals. */
export interface GameSum {
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly cleanSheets: number;
}

/** The matches of a team from its side, by day. */
export function gamesOf(matches: readonly SeasonMatch[], team: string): readonly TeamGame[] {
  return matches
    .filter(({ home, away }) => home === team || away === team)
    .map((match) => gameOf(match, team))
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}

function gameOf({ day, home, away, homeGoals, awayGoals, isNeutral, place, counts }: SeasonMatch, team: string): TeamGame {
  const isHome = home === team;
  const goalsFor = isHome ? homeGoals : awayGoals;
  const goalsAgainst = isHome ? awayGoals : homeGoals;
  return {
    day,
    opponent: isHome ? away : home,
    goalsFor,
    goalsAgainst,
    result: goalsFor > goalsAgainst ? 'win' : goalsFor < goalsAgainst ? 'loss' : 'tie',
    ground: isNeutral === null ? 'unknown' : isNeutral ? 'neutral' : isHome ? 'home' : 'away',
    place,
    counts,
  };
}

/** The matches of every team, by its key. */
export function matchesByTeam(matches: readonly SeasonMatch[]): ReadonlyMap<string, readonly SeasonMatch[]> {
  const teams = new Map<string, SeasonMatch[]>();
  const add = (team: string, match: SeasonMatch) => {
    const own = teams.get(team);
    if (own === undefined) teams.set(team, [match]);
    else own.push(match);
  };
  for (const match of matches) {
    add(match.home, match);
    add(match.away, match);
  }
  return teams;
}

/** Wins, losses, ties, goals, and games without a goal against. */
export function sumOfGames(games: readonly TeamGame[]): GameSum {
  const sum = { wins: 0, losses: 0, ties: 0, goalsFor: 0, goalsAgainst: 0, cleanSheets: 0 };
  for (const { result, goalsFor, goalsAgainst } of games) {
    sum[result === 'win' ? 'wins' : result === 'loss' ? 'losses' : 'ties'] += 1;
    sum.goalsFor += goalsFor;
    sum.goalsAgainst += goalsAgainst;
    sum.cleanSheets += goalsAgainst === 0 ? 1 : 0;
  }
  return sum;
}

/** The longest runs of a season, in games: of wins, and without a loss. */
export function longestRuns(games: readonly TeamGame[]): { readonly wins: number; readonly unbeaten: number } {
  const longest = { wins: 0, unbeaten: 0 };
  const run = { wins: 0, unbeaten: 0 };
  for (const { result } of games) {
    run.wins = result === 'win' ? run.wins + 1 : 0;
    run.unbeaten = result === 'loss' ? 0 : run.unbeaten + 1;
    longest.wins = Math.max(longest.wins, run.wins);
    longest.unbeaten = Math.max(longest.unbeaten, run.unbeaten);
  }
  return longest;
}
