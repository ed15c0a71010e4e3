import { planScorecard, type ScorecardPlan } from '@touchline/domain/imports/facts/plan-import';
import { type ImportOrder, type ImportOutcome, importRows } from './import-rows';
import { readScorecardFile } from './read-scorecard-file';

/** The outcome of an import of government data; `absent` are columns that the file lacks. */
export type ScorecardOutcome = ImportOutcome<ScorecardPlan> & { readonly absent: readonly string[] };

/**
 * Imports a College Scorecard institution file of a year into the stored colleges, matched by UNITID; it creates none.
 * Throws ImportRefusal as `readScorecardFile` and `importRows` do.
 */
export async function importScorecard(order: ImportOrder, year: number): Promise<ScorecardOutcome> {
  const { rows, absent } = await readScorecardFile(order.file, year);
  const outcome = await importRows(order, rows.length, ({ colleges, addresses }) => planScorecard(rows, colleges, addresses));
  return { ...outcome, absent };
}
