import type { RowFacts } from '../fact';
import { factsOfRow } from '../facts-of-row';
import { readTeamRow, TEAM_COLUMNS, type TeamRow } from '../team-row';

/** The cells of a row: a college with only name, number, city and state, and the given cells. */
export function someCells(given: Readonly<Record<string, string>> = {}): Record<string, string> {
  const blank = Object.fromEntries(TEAM_COLUMNS.map((column) => [column, '']));
  return { ...blank, unitid: '100001', name: 'Quarry Hill College', city: 'Quarry Hill', state: 'VT', ...given };
}

/** That row, parsed; throws where it is invalid. */
export function aRow(given: Readonly<Record<string, string>> = {}): TeamRow {
  const read = readTeamRow(someCells(given));
  if ('row' in read) return read.row;
  throw new Error(JSON.stringify(read.problems));
}

/** The facts of that row. */
export function rowFacts(given: Readonly<Record<string, string>> = {}): RowFacts {
  return factsOfRow(aRow(given));
}

/** The values that row gives, by field. */
export function valuesOf(given: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(rowFacts(given).facts.map(({ field, value }) => [field, value]));
}
