import { type TableLine, textOf } from '../seed/read-table';
import { presentCell } from './figure-lines';

/** The columns of family-prices.csv, with their names in the institution file of the College Scorecard. */
const CELLS = {
  net_to_30000: 'NPT41',
  net_to_48000: 'NPT42',
  net_to_75000: 'NPT43',
  net_to_110000: 'NPT44',
  net_above_110000: 'NPT45',
  room_board_on: 'ROOMBOARD_ON',
  room_board_off: 'ROOMBOARD_OFF',
  other_expenses_on: 'OTHEREXPENSE_ON',
  books: 'BOOKSUPPLY',
} as const;

const NET_PRICES = Object.keys(CELLS).slice(0, 5);
/** The base of the module's numbers: shorter ones weigh less on the wire. */
const BASE = 36;
const CELLS_OF_A_LINE = 100;
const COLUMNS = ['id', ...Object.keys(CELLS)];

/**
 * The lines of family-prices.csv: each of our colleges of which the file knows a price, by id. Throws where a cell is
 * no whole number.
 */
export function familyPriceLines(scorecard: readonly TableLine[], ids: ReadonlySet<string>) {
  const lines = scorecard.flatMap((line) => {
    const id = textOf(line, 'UNITID');
    if (!ids.has(id)) return [];
    const cells = Object.entries(CELLS).map(([column, name]) => [column, wholeIn(line, name)] as const);
    return cells.every(([, cell]) => cell === '') ? [] : [{ id, ...Object.fromEntries(cells) }];
  });
  return { columns: COLUMNS, lines: lines.toSorted((left, right) => Number(left.id) - Number(right.id)) };
}

function wholeIn(line: TableLine, column: string): string {
  const cell = presentCell(line[column]);
  if (cell !== '' && !/^-?\d+$/.test(cell)) throw new Error(`${column} of ${line.UNITID ?? ''} is no whole number: ${cell}`);
  return cell;
}

/**
 * The module of domain with these lines: pure code reads no files. `familyPricesIn` of domain says how it is written.
 * Living is room and board on campus, or off campus where there is none on it, with other expenses and books; it is
 * empty where one of them is unknown.
 */
export function familyPriceModule(lines: readonly TableLine[]): string {
  const ids = lines.map((line) => Number(textOf(line, 'id')));
  const columns = [
    ids.map((id, at) => written(id - (ids[at - 1] ?? 0))),
    ...NET_PRICES.map((column, band) => lines.map((line) => distanceOf(line, column, NET_PRICES[band - 1]))),
    lines.map((line) => (livingOf(line) === '' ? '' : written(Number(livingOf(line))))),
  ];
  return [
    '/**',
    ' * The colleges of college-data/family-prices.csv, written by `npm run tables:prices`: columns of the ids, net prices by',
    ' * income, living.',
    ' */',
    `export const FAMILY_PRICE_LINES = \`${columns.map(inLines).join(';\n')}\`;`,
    '',
  ].join('\n');
}

/** A column over several lines, each of which ends where another cell would need a comma. */
function inLines(cells: readonly string[]): string {
  const starts = cells.flatMap((_, at) => (at % CELLS_OF_A_LINE === 0 ? [at] : []));
  return starts.map((at) => cells.slice(at, at + CELLS_OF_A_LINE).join(',')).join('\n');
}

function written(whole: number): string {
  return whole.toString(BASE);
}

/** A net price, as its distance from the band before if that is known. */
function distanceOf(line: TableLine, column: string, before: string | undefined): string {
  const cell = line[column] ?? '';
  const cellBefore = before === undefined ? '' : (line[before] ?? '');
  return cell === '' ? '' : written(Number(cell) - Number(cellBefore));
}

function livingOf(line: TableLine): string {
  const cells = [line.room_board_on || line.room_board_off, line.other_expenses_on, line.books];
  return cells.every((cell) => cell !== undefined && cell !== '')
    ? String(cells.reduce((sum, cell) => sum + Number(cell), 0))
    : '';
}
