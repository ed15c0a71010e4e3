import { matchesOfLines } from './match-line';
import { type GameSum, gamesOf, sumOfGames, type TeamGame } from './team-games';
import type { TeamSeason } from './team-season';

/** What a match belongs to: a later meeting of two members is one of the conference's tournament. */
export type GameKind = 'conference' | 'conferenceTournament' | 'national' | 'uncounted' | 'other';

/** A match of a team's season with what it belongs to, and the rank of the opponent at the end of the season. */
export interface SeasonGame extends TeamGame {
  readonly kind: GameKind;
  readonly opponentRank: number | null;
}

/** A season of a team in figures. `conference` is null where no regular season is certain. */
export interface SeasonSummary {
  readonly games: readonly SeasonGame[];
  readonly all: GameSum;
  readonly home: GameSum;
  readonly away: GameSum;
  readonly neutral: GameSum;
  readonly conference: GameSum | null;
  readonly lastFive: readonly SeasonGame[];
  /** The won match against the opponent that stood highest at the end; null where no ranked one was won. */
  readonly bestWin: SeasonGame | null;
}

const LAST_GAMES = 5;

/** A season, with the matches that the people of the team added where there are any. */
type SeasonOfTeam = TeamSeason & {
  readonly added?: readonly { readonly day: string; readonly opponent: string }[];
};

/** The games of a team in a season. */
export function seasonGamesOf(season: SeasonOfTeam, team: string): readonly SeasonGame[] {
  const kindOf = kindsOf(season);
  return gamesOf(matchesOfLines(season.matches), team).map((game) => {
    const { day, opponent, goalsFor, goalsAgainst, result, ground, place, counts } = game;
    const opponentRank = season.ranks[opponent] ?? null;
    return { day, opponent, goalsFor, goalsAgainst, result, ground, place, counts, kind: kindOf(game), opponentRank };
  });
}

/** A season of a team from its matches. */
export function seasonSummary(season: SeasonOfTeam, team: string): SeasonSummary {
  const games = seasonGamesOf(season, team);
  const on = (ground: TeamGame['ground']) => sumOfGames(games.filter((game) => game.ground === ground));
  const inConference = games.filter(({ kind }) => kind === 'conference');
  const wins = games.filter(({ result, opponentRank, counts }) => counts && result === 'win' && opponentRank !== null);
  return {
    ...{ games, all: sumOfGames(games), home: on('home'), away: on('away'), neutral: on('neutral') },
    conference: inConference.length === 0 ? null : sumOfGames(inConference),
    lastFive: games.slice(-LAST_GAMES),
    bestWin: wins.toSorted((one, other) => (one.opponentRank ?? 0) - (other.opponentRank ?? 0))[0] ?? null,
  };
}

/** An added match counts for the record of the team alone: no table and no tournament is read from it. */
function kindsOf({ conference, national, added = [] }: SeasonOfTeam): (game: TeamGame) => GameKind {
  const members = new Set(conference?.table.map(({ team }) => team));
  const [since, lastDay] = [conference?.since ?? null, conference?.lastDay ?? null];
  return ({ day, opponent, counts }) => {
    if (!counts) return 'uncounted';
    if (added.some((one) => one.day === day && one.opponent === opponent)) return 'other';
    if (national !== null && day >= national.since) return 'national';
    if (since === null || lastDay === null || day < since || !members.has(opponent)) return 'other';
    return day <= lastDay ? 'conference' : 'conferenceTournament';
  };
}

/** The meetings with one opponent over the seasons, the latest first. */
export interface HeadToHead {
  readonly opponent: string;
  readonly sum: GameSum;
  readonly games: readonly TeamGame[];
}

/** The meetings of a team with each opponent over all seasons, those met most often first. */
export function headToHeads(seasons: readonly TeamSeason[], team: string): readonly HeadToHead[] {
  const games = new Map<string, TeamGame[]>();
  for (const season of seasons)
    for (const game of gamesOf(matchesOfLines(season.matches), team)) {
      const met = games.get(game.opponent);
      if (met === undefined) games.set(game.opponent, [game]);
      else met.push(game);
    }
  return [...games]
    .map(([opponent, own]) => ({
      opponent,
      sum: sumOfGames(own),
      games: own.toSorted((one, other) => (one.day < other.day ? 1 : -1)),
    }))
    .sort((one, other) => other.games.length - one.games.length || (one.opponent < other.opponent ? -1 : 1));
}
