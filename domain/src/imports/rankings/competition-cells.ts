import type { Sex } from '../../college/athletics';
import { type Division, DIVISIONS, type League, LEAGUES } from '../../reference/college-kinds';

/** The leagues by the names that files use. */
const LEAGUE_NAMES: Readonly<Record<string, League>> = { NCAA: 'ncaa', NAIA: 'naia', NJCAA: 'njcaa', 'U SPORTS': 'usports' };
const SEXES: Readonly<Record<string, Sex>> = { men: 'male', women: 'female' };

/** The cells of a line by the names of their columns; '' is an empty cell. */
export type TableLine = Readonly<Record<string, string>>;

/** The competition of a line of a file. */
export interface LineCompetition {
  readonly league: League;
  readonly division: Division | null;
  readonly sex: Sex;
}

/** Reads the columns league, division and sex of a line; a text says what is wrong with them. */
export function competitionOfLine({ league = '', division = '', sex = '' }: TableLine): LineCompetition | string {
  const ownLeague = LEAGUE_NAMES[league];
  const ownSex = SEXES[sex];
  if (ownLeague === undefined) return `column league: ${quoted(league)} is none of ${Object.keys(LEAGUE_NAMES).join(', ')}`;
  if (ownSex === undefined) return `column sex: ${quoted(sex)} is neither men nor women`;
  const own = DIVISIONS.find((one) => String(one) === division) ?? null;
  if (LEAGUES[ownLeague].hasDivisions ? own === null : division !== '')
    return `column division: ${quoted(division)} is no division of ${league}`;
  return { league: ownLeague, division: own, sex: ownSex };
}

/** A cell as a refusal quotes it. */
export function quoted(cell: string): string {
  return cell === '' ? 'an empty cell' : `“${cell.length > 60 ? `${cell.slice(0, 60)}…` : cell}”`;
}
