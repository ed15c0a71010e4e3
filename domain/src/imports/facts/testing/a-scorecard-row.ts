import type { RowFacts } from '../fact';
import { factsOfScorecard } from '../facts-of-row';
import { readScorecardRow, SCORECARD_COLUMNS } from '../scorecard-row';

/** The cells of a Scorecard row: an institution with only a number and a name, and the given cells. */
export function someScorecardCells(given: Readonly<Record<string, string>> = {}): Record<string, string> {
  const unknown = Object.fromEntries(SCORECARD_COLUMNS.map((column) => [column, 'NA']));
  return { ...unknown, UNITID: '100001', INSTNM: 'Quarry Hill College', ...given };
}

/** That row, parsed in a file of 2024; throws where it is invalid. */
export function scorecardFacts(given: Readonly<Record<string, string>> = {}, year = 2024): RowFacts {
  const read = readScorecardRow(someScorecardCells(given));
  if ('row' in read) return factsOfScorecard(read.row, year);
  throw new Error(JSON.stringify(read.problems));
}

/** The values that row gives, by field. */
export function scorecardValues(given: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(scorecardFacts(given).facts.map(({ field, value }) => [field, value]));
}
