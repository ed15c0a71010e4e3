import { DIVISIONS, LEAGUES, LEAGUE_VALUES, type Division, type League } from '../reference/college-kinds';

/**
 * A league, or a division of one, as one text: `naia`, `ncaa` (all its divisions), `ncaa-2`. NJCAA's second division
 * is another level than NCAA's.
 */
export type CompetitionLevel = League | `${League}-${Division}`;

function levelsOf(league: League): readonly CompetitionLevel[] {
  return [league, ...(LEAGUES[league].hasDivisions ? DIVISIONS.map((division) => `${league}-${division}` as const) : [])];
}

/** Leagues and divisions in one list, each league followed by its divisions. */
export const COMPETITION_LEVELS: readonly CompetitionLevel[] = LEAGUE_VALUES.flatMap(levelsOf);

/** The level of a league and a division; a league without divisions has one level. */
export function levelOf(league: League, division: Division | null): CompetitionLevel {
  return division === null || !LEAGUES[league].hasDivisions ? league : `${league}-${division}`;
}

/**
 * The levels that the earlier parameters `league` and `division` ask for: a division narrows the leagues that have
 * divisions, all of them where no league is named.
 */
export function levelsOfParams(leagues: readonly string[], divisions: readonly string[]): readonly CompetitionLevel[] {
  const numbers = DIVISIONS.filter((division) => divisions.includes(String(division)));
  const named = LEAGUE_VALUES.filter((league) => leagues.includes(league));
  if (numbers.length === 0) return named;
  const asked = named.length === 0 ? LEAGUE_VALUES.filter((league) => LEAGUES[league].hasDivisions) : named;
  return [...new Set(asked.flatMap((league) => numbers.map((division) => levelOf(league, division))))];
}
