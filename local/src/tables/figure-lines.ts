import type { FiguresOfYear } from '@touchline/domain/college/facts/yearly-figures';
import { type Fact, IMPORT_SOURCES } from '@touchline/domain/imports/facts/fact';
import { figuresOfYearOf } from '@touchline/domain/imports/facts/facts-of-row';
import type { TableLine } from '../seed/read-table';

/** The columns of colleges.csv that come from the institution file of the College Scorecard, with their names there. */
const SCORECARD_CELLS = {
  cost_of_attendance: 'COSTT4_A',
  grad_rate_100_4: 'C100_4',
  grad_rate_150_4: 'C150_4',
  grad_rate_150_l4: 'C150_L4',
} as const;

/** The columns of yearly-figures.csv, with the beginnings of their names in the file of several years. */
const YEAR_CELLS = {
  net_price: ['NPT4'],
  tuition_in: ['TUITIONFEE_IN'],
  tuition_out: ['TUITIONFEE_OUT'],
  cost_of_attendance: ['COSTT4_A'],
  adm_rate: ['ADM_RATE'],
  undergraduates: ['UGDS'],
  completion: ['C150_4', 'C150_L4'],
} as const;

export const YEAR_COLUMNS: readonly string[] = ['id', 'year', ...Object.keys(YEAR_CELLS)];

/** The first years of the academic years that the file tells of. */
const FIRST_YEARS = [2021, 2022, 2023] as const;

/** The text of a cell, empty where it says that a value is missing. */
export const presentCell = (cell = ''): string =>
  ['NA', 'NULL', 'PS', 'PrivacySuppressed'].includes(cell.trim()) ? '' : cell.trim();

/**
 * A line of colleges.csv with completion and cost from the College Scorecard: the four-year rate is that of four-year
 * colleges alone, where team files had put that of two-year colleges too.
 */
export function withScorecardCells(line: TableLine, scorecard: TableLine | undefined): TableLine {
  const cells = Object.entries(SCORECARD_CELLS).map(([column, name]) => [column, presentCell(scorecard?.[name])] as const);
  const known: TableLine = Object.fromEntries(cells);
  return { ...line, ...known };
}

/** The lines of yearly-figures.csv: each year in which something is known of a college. */
export function yearLines(lines: readonly TableLine[], ids: ReadonlySet<string>): readonly TableLine[] {
  return lines.flatMap((line, index) => {
    const { UNITID: id = '' } = line;
    if (!ids.has(id)) throw new Error(`the figures of years, line ${index + 2}: ${id} is no college of the team file`);
    return FIRST_YEARS.flatMap((first) => {
      const cells = Object.entries(YEAR_CELLS).map(([column, names]) => {
        const known = names.map((name) => presentCell(line[`${name}_${first}`])).find((cell) => cell !== '');
        return [column, known ?? ''] as const;
      });
      return cells.every(([, cell]) => cell === '') ? [] : [{ id, year: String(first + 1), ...Object.fromEntries(cells) }];
    });
  });
}

/** What the lines of a college say, as one fact. Throws one sentence where a cell is no number. */
export function yearsFact(lines: readonly TableLine[]): Fact {
  const years = lines.map(figuresOfLine).toSorted((left, right) => left.year - right.year);
  return { field: 'academics.yearlyFigures', value: years.map((figures) => ({ ...figures })), source: IMPORT_SOURCES.scorecard };
}

function figuresOfLine(line: TableLine): FiguresOfYear {
  const number = (column: string): number | null => {
    const cell = line[column] ?? '';
    const value = cell === '' ? null : Number(cell);
    if (Number.isNaN(value)) throw new Error(`yearly-figures.csv: ${column} of ${line.id ?? ''} is no number: ${cell}`);
    return value;
  };
  return figuresOfYearOf(number('year') ?? 0, {
    netPrice: number('net_price'),
    inStateTuition: number('tuition_in'),
    outOfStateTuition: number('tuition_out'),
    costOfAttendance: number('cost_of_attendance'),
    acceptanceRate: number('adm_rate'),
    undergraduates: number('undergraduates'),
    graduationRate: number('completion'),
  });
}
