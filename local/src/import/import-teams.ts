import { planImport } from './plan/plan-import';
import { type ImportOrder, type ImportOutcome, importRows } from './import-rows';
import { readTeamFile } from './read-team-file';

/**
 * Imports a team file into the stored colleges and creates those that do not exist yet. Throws ImportRefusal as
 * `readTeamFile` and `importRows` do.
 */
export async function importTeams(order: ImportOrder): Promise<ImportOutcome> {
  const rows = await readTeamFile(order.file);
  return importRows(order, rows.length, ({ colleges, addresses }) => planImport(rows, colleges, addresses));
}
