import { basename } from 'node:path';
import { factsOfScorecard } from './plan/facts-of-row';
import { IMPORT_SOURCES } from './plan/fact';
import { readScorecardRow, SCORECARD_COLUMNS } from './plan/scorecard-row';
import { ImportRefusal } from './import-refusal';
import { type ImportFile, readImportFile } from './read-import-file';

/** The columns that tell a Scorecard's institution file from any other table of the government that has UNITIDs. */
const NEEDED = ['UNITID', 'INSTNM'];

/**
 * What every row of a College Scorecard institution file says, its facts dated with `year`. Columns that the file lacks
 * are named, because older files have fewer. Throws ImportRefusal as `readImportFile` does, and where not one column
 * with a figure is there.
 */
export async function readScorecardFile(file: string, year: number): Promise<ImportFile> {
  const read = await readImportFile(file, {
    title: 'College Scorecard institution file',
    unitColumn: 'UNITID',
    columns: SCORECARD_COLUMNS,
    needed: NEEDED,
    readRow: (cells) => {
      const scorecard = readScorecardRow(cells);
      return 'row' in scorecard ? { facts: factsOfScorecard(scorecard.row, year) } : scorecard;
    },
  });
  if (read.absent.length === SCORECARD_COLUMNS.length - NEEDED.length) {
    throw new ImportRefusal([`${file} has no column of facts, only ${NEEDED.join(' and ')}.`, 'Nothing was imported.']);
  }
  return read;
}

/**
 * The year in which the academic year of a file ends: `MERGED2023_24_PP.csv` is of 2024. A name that does not say so is
 * taken for the release this import was made for.
 */
export function yearOfFile(file: string): { year: number; isNamed: boolean } {
  const [, first] = /^MERGED((?:19|20)\d\d)_\d\d/i.exec(basename(file)) ?? [];
  return first === undefined
    ? { year: IMPORT_SOURCES.scorecard.year ?? 2024, isNamed: false }
    : { year: Number(first) + 1, isNamed: true };
}
