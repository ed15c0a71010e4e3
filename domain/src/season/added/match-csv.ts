import { MOST_ADDED } from '../../reference/limits';
import { MATCH_COLUMNS, type MatchCells, type MatchColumn } from './match-cells';

/** Why a file is no table of matches. */
export type CsvProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'columns'; readonly missing: readonly MatchColumn[] }
  | { readonly kind: 'quote'; readonly line: number }
  | { readonly kind: 'tooMany'; readonly lines: number; readonly limit: number };

const NEEDED: readonly MatchColumn[] = ['date', 'opponent', 'goals_for', 'goals_against'];
const NAMES: Readonly<Record<string, MatchColumn>> = {
  datum: 'date',
  tag: 'date',
  gegner: 'opponent',
  tore: 'goals_for',
  gegentore: 'goals_against',
  platz: 'ground',
  ort: 'place',
  zählt: 'counts',
};
const SEPARATORS = [';', '\t', ','] as const;

interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * The matches of a CSV file: with comma, semicolon or tab between cells, quotes, line ends of every kind, a byte order
 * mark and blank lines. Columns may stand in any order, further ones are ignored.
 */
export function matchesOfCsv(text: string): readonly MatchCells[] | CsvProblem {
  const plain = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const { records, openQuote } = recordsOf(plain, separatorOf(plain));
  if (openQuote !== null) return { kind: 'quote', line: openQuote };
  const [head, ...lines] = records;
  if (head === undefined) return { kind: 'empty' };
  const columns = head.cells.map((cell) => columnNamed(cell));
  const missing = NEEDED.filter((column) => !columns.includes(column));
  if (missing.length > 0) return { kind: 'columns', missing };
  if (lines.length === 0) return { kind: 'empty' };
  if (lines.length > MOST_ADDED) return { kind: 'tooMany', lines: lines.length, limit: MOST_ADDED };
  return lines.map(({ line, cells }) => {
    const of = (column: MatchColumn) => cells[columns.indexOf(column)] ?? '';
    return {
      line,
      cells: {
        ...{ date: of('date'), opponent: of('opponent'), goals_for: of('goals_for'), goals_against: of('goals_against') },
        ...{ ground: of('ground'), place: of('place'), counts: of('counts') },
      },
    };
  });
}

export function isCsvProblem(read: readonly MatchCells[] | CsvProblem): read is CsvProblem {
  return 'kind' in read;
}

/** A table of matches as a file, with its head; without any it is the template to fill in. */
export function csvOfMatches(matches: readonly MatchCells['cells'][]): string {
  const lines = matches.map((cells) => MATCH_COLUMNS.map((column) => quoted(cells[column])).join(','));
  return `${[MATCH_COLUMNS.join(','), ...lines].join('\r\n')}\r\n`;
}

function quoted(cell: string): string {
  return /[",;\n\r\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function columnNamed(cell: string): MatchColumn | null {
  const name = cell.trim().toLowerCase().replaceAll(' ', '_');
  return MATCH_COLUMNS.find((column) => column === name) ?? NAMES[name] ?? null;
}

/** The separator that the first line has most of. */
function separatorOf(text: string): string {
  const [head = ''] = text.split(/\r\n|\n|\r/, 1);
  const count = (separator: string) => head.split(separator).length;
  return SEPARATORS.reduce<string>((best, one) => (count(one) > count(best) ? one : best), ';');
}

function recordsOf(
  text: string,
  separator: string,
): { readonly records: readonly CsvRecord[]; readonly openQuote: number | null } {
  const records: CsvRecord[] = [];
  let [cells, cell, isQuoted, line, first]: [string[], string, boolean, number, number] = [[], '', false, 1, 1];
  const end = () => {
    if (cells.length > 0 || cell.trim() !== '') records.push({ line: first, cells: [...cells, cell] });
    [cells, cell, first] = [[], '', line];
  };
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charAt(index);
    const isBreak = char === '\n' || (char === '\r' && text.charAt(index + 1) !== '\n');
    if (isBreak) line += 1;
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (text.charAt(index + 1) === '"') [cell, index] = [`${cell}"`, index + 1];
      else isQuoted = false;
    } else if (char === '"' && cell === '') isQuoted = true;
    else if (char === separator) [cells, cell] = [[...cells, cell], ''];
    else if (isBreak) end();
    else if (char !== '\r') cell += char;
  }
  const openQuote = isQuoted ? first : null;
  end();
  return { records: records.filter((record) => record.cells.some((one) => one.trim() !== '')), openQuote };
}
