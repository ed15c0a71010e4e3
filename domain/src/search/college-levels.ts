import { DIVISIONS, LEAGUE_VALUES, type Division, type League } from '../reference/college-kinds';
import { type CompetitionLevel, levelOf } from './competition-levels';

/** What decides at which levels a college plays; a team's own division goes before its college's. */
interface CompetingCollege {
  readonly league: League | null;
  readonly division: Division | null;
  readonly mensDivision?: Division | null;
  readonly womensDivision?: Division | null;
}

/** The levels that a college is at: its league, its division if that is known, and those of teams in another one. */
export function levelsOfCollege({
  league,
  division,
  mensDivision = null,
  womensDivision = null,
}: CompetingCollege): readonly CompetitionLevel[] {
  if (league === null) return [];
  const own = [mensDivision, womensDivision].filter((one) => one !== null);
  return [...new Set([league, ...[division, ...own].map((one) => levelOf(league, one))])];
}

/** The league and division of a level, for its name; null for a text that is not one. */
export function partsOfLevel(text: string): { readonly league: League; readonly division: Division | null } | null {
  const [name, number] = text.split('-');
  const league = LEAGUE_VALUES.find((one) => one === name);
  const division = DIVISIONS.find((one) => String(one) === number) ?? null;
  return league === undefined || levelOf(league, division) !== text ? null : { league, division };
}
