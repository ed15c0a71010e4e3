import { importScorecard, type ScorecardOutcome } from '@touchline/functions/features/imports/import-scorecard';
import { yearOfFile } from '@touchline/functions/features/imports/read-scorecard-file';
import { runImport } from './run-import';
import { countLine, importReport, nameLines } from './import-report';

/** The report of an import of government data: the counts of any import, and the rows and colleges without a match. */
function scorecardReport(outcome: ScorecardOutcome, isDryRun: boolean): string[] {
  const { rowsWithoutCollege, missing, unnumbered, absent } = outcome;
  return [
    ...importReport(outcome, isDryRun),
    countLine(rowsWithoutCollege, 'rows of institutions that are no college here'),
    countLine(missing.length, 'colleges whose UNITID is not in the file'),
    ...nameLines(missing),
    countLine(unnumbered.length, 'colleges without a UNITID'),
    ...nameLines(unnumbered),
    ...(absent.length > 0 ? [`Columns that the file lacks: ${absent.join(', ')}`] : []),
  ];
}

/*
 * npm run import:scorecard -- FILE.csv: imports a College Scorecard institution file into the running stack or a
 * project.
 */
await runImport({ name: 'import:scorecard', hasYear: true }, async (order, { file, year, isDryRun }) => {
  const named = yearOfFile(file);
  if (year === null) {
    const reason = named.isNamed ? 'as the name of the file says' : 'because the file does not say its year; --year says another';
    console.log(`Facts get the year ${named.year}, ${reason}.`);
  }
  const outcome = await importScorecard(order, year ?? named.year);
  return { outcome, report: scorecardReport(outcome, isDryRun) };
});
