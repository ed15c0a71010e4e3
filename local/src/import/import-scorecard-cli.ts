import { importScorecard } from './import-scorecard';
import { yearOfFile } from './read-scorecard-file';
import { runImport } from './run-import';
import { scorecardReport } from './scorecard-report';

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
