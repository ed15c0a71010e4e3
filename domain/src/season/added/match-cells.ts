import type { MessageCode, MessageValues } from '../../kernel/refusal/api-messages';
import { isBlank, isCalendarDate, isStorableLine } from '../../kernel/text/text-traits';
import { outsideTeam } from '../match-line';
import type { AddedMatch } from './added-soccer';

/** The columns of a match as people type it, in a form or in a file. */
export const MATCH_COLUMNS = ['date', 'opponent', 'goals_for', 'goals_against', 'ground', 'place', 'counts'] as const;
export type MatchColumn = (typeof MATCH_COLUMNS)[number];

/** A match as it was typed; `line` is its line in the file, 1 in a form. */
export interface MatchCells {
  readonly line: number;
  readonly cells: Readonly<Record<MatchColumn, string>>;
}

/** Why a line is refused: the column at fault, and the message with its values. */
export interface CellProblem {
  readonly line: number;
  readonly column: MatchColumn;
  readonly code: MessageCode;
  readonly values: MessageValues;
}

/** A match without the note of who added it. */
export type MatchFacts = Omit<AddedMatch, 'by' | 'on'>;

/** What reading a line depends on: the team, the day, and the colleges by the names under which people know them. */
export interface CellContext {
  readonly team: string;
  readonly today: string;
  readonly collegeNamed: (name: string) => string | null;
}

const OLDEST_DAY = '1970-07-01';
const LONGEST_NAME = 80;
const LONGEST_QUOTE = 40;

const GROUNDS: ReadonlyMap<string, AddedMatch['ground']> = new Map([
  ...(['home', 'heim', 'h'] as const).map((word) => [word, 'home'] as const),
  ...(['away', 'auswärts', 'a'] as const).map((word) => [word, 'away'] as const),
  ...(['neutral', 'n'] as const).map((word) => [word, 'neutral'] as const),
  ...(['', 'unknown', 'unbekannt'] as const).map((word) => [word, 'unknown'] as const),
]);
const ANSWERS: ReadonlyMap<string, boolean> = new Map([
  ...(['', 'yes', 'ja', 'true'] as const).map((word) => [word, true] as const),
  ...(['no', 'nein', 'false'] as const).map((word) => [word, false] as const),
]);

/** The season of a day: it begins in July, so that a match in the spring of 2021 is one of the season of 2020. */
export function seasonOfDay(day: string): number {
  const year = Number(day.slice(0, 4));
  return day.slice(5) >= '07-01' ? year : year - 1;
}

/**
 * The day of a typed date, as spreadsheets write it: 2026-09-01, 9/1/2026 with the month first, 01.09.2026 with the day
 * first; null for anything else.
 */
export function dayOf(text: string): string | null {
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  const two = (part: string | undefined) => (part ?? '').padStart(2, '0');
  if (american !== null) return existing(`${american[3] ?? ''}-${two(american[1])}-${two(american[2])}`);
  if (german !== null) return existing(`${german[3] ?? ''}-${two(german[2])}-${two(german[1])}`);
  return existing(text);
}

function existing(day: string): string | null {
  return day.length === 10 && isCalendarDate(day) ? day : null;
}

/** The match of a typed line, or what is wrong with its first cell that does not fit. */
export function matchOfCells({ line, cells }: MatchCells, { team, today, collegeNamed }: CellContext): MatchFacts | CellProblem {
  const of = (column: MatchColumn) => cells[column].trim();
  const problem = (column: MatchColumn, code: MessageCode): CellProblem => ({
    ...{ line, column, code, values: { line, value: of(column).slice(0, LONGEST_QUOTE) } },
  });
  const day = dayOf(of('date'));
  if (day === null || day < OLDEST_DAY) return problem('date', 'matchDayUnreadable');
  if (day > today) return problem('date', 'matchInFuture');
  const name = of('opponent');
  if (!isTeamName(name)) return problem('opponent', 'matchOpponentUnreadable');
  const opponent = collegeNamed(name) ?? outsideTeam(name);
  if (opponent === team) return problem('opponent', 'matchAgainstItself');
  for (const column of ['goals_for', 'goals_against'] as const)
    if (!/^\d{1,2}$/.test(of(column))) return problem(column, 'matchGoalsUnreadable');
  const ground = GROUNDS.get(of('ground').toLowerCase());
  if (ground === undefined) return problem('ground', 'matchGroundUnreadable');
  const place = of('place');
  if (place.length > LONGEST_NAME || (place !== '' && !isPlainText(place))) return problem('place', 'matchPlaceUnreadable');
  const counts = ANSWERS.get(of('counts').toLowerCase());
  if (counts === undefined) return problem('counts', 'matchCountsUnreadable');
  return {
    ...{ day, opponent, goalsFor: Number(of('goals_for')), goalsAgainst: Number(of('goals_against')), ground },
    ...{ place: place === '' ? null : place, counts },
  };
}

function isTeamName(name: string): boolean {
  return !isBlank(name) && name.length <= LONGEST_NAME && /\p{L}/u.test(name) && isPlainText(name);
}

/** Text that neither a spreadsheet would run as a formula nor a stored line of a match would split. */
function isPlainText(text: string): boolean {
  return isStorableLine(text) && !text.includes('|') && !/^[=+\-@\t]/.test(text);
}

export function isProblem(read: MatchFacts | CellProblem): read is CellProblem {
  return 'column' in read;
}
