import { basename } from 'node:path';
import { factsOfScorecard } from '@touchline/domain/imports/facts/facts-of-row';
import { IMPORT_SOURCES } from '@touchline/domain/imports/facts/fact';
import { readScorecardRow, SCORECARD_COLUMNS } from '@touchline/domain/imports/facts/scorecard-row';
import { type CsvSource, nameOfSource } from './csv-records';
import { ImportRefusal } from './import-refusal';
import { type ImportFile, readImportFile } from './read-import-file';

/** Columns that distinguish a Scorecard institution file from other government tables with UNITIDs. */
const NEEDED = ['UNITID', 'INSTNM'];

/**
 * Reads every row of a College Scorecard institution file, with facts dated `year`. Missing columns are listed, because
 * older files have fewer. Throws ImportRefusal as `readImportFile` does, and where the file has no column with a
 * figure.
 */
export async function readScorecardFile(file: CsvSource, year: number): Promise<ImportFile> {
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
    const problem = `${nameOfSource(file)} has no column of facts, only ${NEEDED.join(' and ')}.`;
    throw new ImportRefusal([problem, 'Nothing was imported.'], [problem]);
  }
  return read;
}

/**
 * The year in which the academic year of a file ends: `MERGED2023_24_PP.csv` is of 2024. A name without a year counts
 * as the release that this import was made for.
 */
export function yearOfFile(file: string): { year: number; isNamed: boolean } {
  const [, first] = /^MERGED((?:19|20)\d\d)_\d\d/i.exec(basename(file)) ?? [];
  return first === undefined
    ? { year: IMPORT_SOURCES.scorecard.year ?? 2024, isNamed: false }
    : { year: Number(first) + 1, isNamed: true };
}
