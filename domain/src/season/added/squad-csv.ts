import { csvOf, unguarded } from '../../kernel/format/csv';
import { csvRecordsOf } from '../../kernel/format/read-csv';
import { SQUAD_CLASSES, SQUAD_LINES, type SquadClass, type SquadLine } from '../../reference/squads';
import { cellOf, isReadableCount, isReadableFigure, SQUAD_FIGURES, type SquadCells, type SquadFigure } from './squad-cells';

/** Why a table is no squad, or why one of its lines is refused. */
export type SquadCsvProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'columns'; readonly missing: readonly SquadLine[] }
  | { readonly kind: 'quote' | 'unknown' | 'twice' | 'value'; readonly line: number; readonly text: string };

/** What a table says of a squad, by the fields of the form; a field that it does not name is left out. */
export type SquadCsv =
  | { readonly cells: SquadCells; readonly problems: readonly [] }
  | { readonly cells: null; readonly problems: readonly SquadCsvProblem[] };

const LONGEST_QUOTE = 40;
const MOST_LINES = 200;

const LINES: Readonly<Record<string, SquadLine>> = { tor: 'GK', abwehr: 'DF', mittelfeld: 'MF', angriff: 'FW' };
const ROWS: ReadonlyMap<string, SquadClass | SquadFigure> = new Map([
  ...SQUAD_CLASSES.flatMap((one) => [[one, one] as const, [`${one}s`, one] as const]),
  ['freshmen', 'freshman'],
  ...SQUAD_FIGURES.map((figure) => [figure, figure] as const),
  ...([
    ['saison', 'season'],
    ['kader', 'players'],
    ['ausland', 'abroad'],
    ['bundesstaat', 'home'],
  ] as const),
]);

/**
 * The counts of a table: a line for each class with its players at each position, and a line each for the season, all
 * players, and how many come from abroad and from the own state, with the figure in the first column of players. Lines
 * and columns may stand in any order. A line that is unknown, stands twice or holds no number refuses the table.
 */
export function squadOfCsv(text: string): SquadCsv {
  const records = csvRecordsOf(text);
  const refused = (...problems: readonly SquadCsvProblem[]): SquadCsv => ({ cells: null, problems });
  if ('brokenOn' in records) return refused({ kind: 'quote', line: records.brokenOn, text: '' });
  const [head, ...lines] = records;
  if (head === undefined || lines.length === 0 || lines.length > MOST_LINES) return refused({ kind: 'empty' });
  const columns = head.cells.map((cell, index) => (index === 0 ? null : lineNamed(cell)));
  const missing = SQUAD_LINES.filter((line) => !columns.includes(line));
  if (missing.length > 0) return refused({ kind: 'columns', missing });
  const cells: Record<string, string> = {};
  const problems: SquadCsvProblem[] = [];
  const seen = new Set<SquadClass | SquadFigure>();
  for (const { line, cells: typed } of lines) {
    const [name = '', ...values] = typed.map((value) => unguarded(value).trim());
    const row = ROWS.get(name.toLowerCase());
    const problem = (kind: 'unknown' | 'twice' | 'value', quote: string) =>
      problems.push({ kind, line, text: quote.slice(0, LONGEST_QUOTE) });
    if (row === undefined) problem('unknown', name);
    else if (seen.has(row)) problem('twice', name);
    else if (isFigure(row)) {
      const value = values[0] ?? '';
      if (isReadableFigure(row, value)) cells[row] = value;
      else problem('value', value);
    } else {
      const counts = SQUAD_LINES.map((one) => [one, values[columns.indexOf(one) - 1] ?? ''] as const);
      const wrong = counts.find(([, value]) => !isReadableCount(value));
      if (wrong !== undefined) problem('value', wrong[1]);
      for (const [one, value] of counts) cells[cellOf(one, row)] = value;
    }
    if (row !== undefined) seen.add(row);
  }
  return problems.length > 0 ? refused(...problems) : { cells, problems: [] };
}

/** The fields of the form as a table, which is the template to fill in. */
export function csvOfSquad(cells: SquadCells): string {
  const of = (name: string) => cells[name] ?? '';
  return csvOf([
    ['class', ...SQUAD_LINES],
    ...SQUAD_CLASSES.map((one) => [one, ...SQUAD_LINES.map((line) => of(cellOf(line, one)))]),
    ...SQUAD_FIGURES.map((figure) => [figure, of(figure), '', '', '']),
  ]);
}

function isFigure(row: SquadClass | SquadFigure): row is SquadFigure {
  return SQUAD_FIGURES.some((figure) => figure === row);
}

function lineNamed(cell: string): SquadLine | null {
  const name = cell.trim();
  return SQUAD_LINES.find((line) => line === name.toUpperCase()) ?? LINES[name.toLowerCase()] ?? null;
}
