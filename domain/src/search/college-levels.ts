import { DIVISIONS, LEAGUE_VALUES, type Division, type League } from '../reference/college-kinds';
import { type CompetitionLevel, levelOf } from './competition-levels';

/** The levels that a college is at: its league, and its division if that is known. */
export function levelsOfCollege({
  league,
  division,
}: {
  readonly league: League | null;
  readonly division: Division | null;
}): readonly CompetitionLevel[] {
  return league === null ? [] : [...new Set([league, levelOf(league, division)])];
}

/** The league and division of a level, for its name; null for a text that is none. */
export function partsOfLevel(text: string): { readonly league: League; readonly division: Division | null } | null {
  const [name, number] = text.split('-');
  const league = LEAGUE_VALUES.find((one) => one === name);
  const division = DIVISIONS.find((one) => String(one) === number) ?? null;
  return league === undefined || levelOf(league, division) !== text ? null : { league, division };
}
