import { countLine, importReport, nameLines } from './import-report';
import type { ScorecardOutcome } from './import-scorecard';

/** The report of an import of government data: the counts of any import, and the rows and colleges without a match. */
export function scorecardReport(outcome: ScorecardOutcome, isDryRun: boolean): string[] {
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
