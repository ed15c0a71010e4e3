import type { TeamRecord } from '../ranking';

/** A played match of two teams by their keys; a match decided by penalties is a tie. */
export interface MatchResult {
  readonly date: string;
  readonly home: string;
  readonly away: string;
  readonly homeGoals: number;
  readonly awayGoals: number;
}

/** A match from one team's side. */
export interface TeamGame {
  readonly opponent: string;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
}

/** The games of every team, by its key. */
export function gamesByTeam(matches: readonly MatchResult[]): ReadonlyMap<string, readonly TeamGame[]> {
  const games = new Map<string, TeamGame[]>();
  const add = (team: string, game: TeamGame) => games.set(team, [...(games.get(team) ?? []), game]);
  for (const { home, away, homeGoals, awayGoals } of matches) {
    add(home, { opponent: away, goalsFor: homeGoals, goalsAgainst: awayGoals });
    add(away, { opponent: home, goalsFor: awayGoals, goalsAgainst: homeGoals });
  }
  return games;
}

/** Wins, losses and ties of games. */
export function recordOfGames(games: readonly TeamGame[]): TeamRecord {
  const wins = games.filter(({ goalsFor, goalsAgainst }) => goalsFor > goalsAgainst).length;
  const losses = games.filter(({ goalsFor, goalsAgainst }) => goalsFor < goalsAgainst).length;
  return { wins, losses, ties: games.length - wins - losses };
}
