import type { RowFacts } from '@touchline/domain/imports/facts/fact';
import { factsOfRow } from '@touchline/domain/imports/facts/facts-of-row';
import { FURTHER_TEAM_COLUMNS, readTeamRow, TEAM_COLUMNS } from '@touchline/domain/imports/facts/team-row';
import type { CsvSource } from './csv-records';
import { type FileKind, readImportFile } from './read-import-file';
import { planImport } from '@touchline/domain/imports/facts/plan-import';
import { type ImportOrder, type ImportOutcome, importRows } from './import-rows';

/**
 * Imports a team file into the stored colleges and creates those that do not exist yet. Throws ImportRefusal as
 * `readTeamFile` and `importRows` do.
 */
export async function importTeams(order: ImportOrder): Promise<ImportOutcome> {
  const rows = await readTeamFile(order.file);
  return importRows(order, rows.length, ({ colleges, addresses }) => planImport(rows, colleges, addresses));
}

const TEAM_FILE: FileKind = {
  title: 'team file',
  unitColumn: 'unitid',
  columns: [...TEAM_COLUMNS, ...FURTHER_TEAM_COLUMNS],
  needed: TEAM_COLUMNS,
  readRow: (cells) => {
    const read = readTeamRow(cells);
    return 'row' in read ? { facts: factsOfRow(read.row) } : read;
  },
};

/**
 * Reads every row of a team file; the columns of `TEAM_COLUMNS` are required. Throws ImportRefusal as `readImportFile`
 * does.
 */
export async function readTeamFile(file: CsvSource): Promise<readonly RowFacts[]> {
  return (await readImportFile(file, TEAM_FILE)).rows;
}
