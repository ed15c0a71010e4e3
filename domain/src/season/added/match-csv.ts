import { csvOf, unguarded } from '../../kernel/format/csv';
import { csvRecordsOf } from '../../kernel/format/read-csv';
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

/**
 * The matches of a CSV file: with comma, semicolon or tab between cells, quotes, line ends of every kind, a byte order
 * mark and blank lines. Columns may stand in any order, further ones are ignored.
 */
export function matchesOfCsv(text: string): readonly MatchCells[] | CsvProblem {
  const records = csvRecordsOf(text);
  if ('brokenOn' in records) return { kind: 'quote', line: records.brokenOn };
  const [head, ...lines] = records;
  if (head === undefined) return { kind: 'empty' };
  const columns = head.cells.map((cell) => columnNamed(cell));
  const missing = NEEDED.filter((column) => !columns.includes(column));
  if (missing.length > 0) return { kind: 'columns', missing };
  if (lines.length === 0) return { kind: 'empty' };
  if (lines.length > MOST_ADDED) return { kind: 'tooMany', lines: lines.length, limit: MOST_ADDED };
  return lines.map(({ line, cells }) => {
    const of = (column: MatchColumn) => unguarded(cells[columns.indexOf(column)] ?? '');
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
  return csvOf([MATCH_COLUMNS, ...matches.map((cells) => MATCH_COLUMNS.map((column) => cells[column]))]);
}

function columnNamed(cell: string): MatchColumn | null {
  const name = cell.trim().toLowerCase().replaceAll(' ', '_');
  return MATCH_COLUMNS.find((column) => column === name) ?? NAMES[name] ?? null;
}
