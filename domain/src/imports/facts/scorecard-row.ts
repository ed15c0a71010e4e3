import * as z from 'zod/mini';
import { CIP_FAMILIES } from '../../reference/cip-families';
import { numberCell, required, textCell, wholeCell, wordCell } from './cells';

const text = textCell(200);
const share = numberCell(0, 1);
const sectionScore = wholeCell(200, 800);
const actScore = wholeCell(1, 36);
const dollars = numberCell(-1_000_000, 1_000_000);

/** UNITIDs have six digits, those of branch campuses eight. */
const columns = {
  UNITID: required(wholeCell(1, 99_999_999)),
  INSTNM: textCell(160),
  CITY: text,
  STABBR: text,
  ZIP: text,
  INSTURL: textCell(2000),
  LATITUDE: numberCell(-90, 90),
  LONGITUDE: numberCell(-180, 180),
  CONTROL: wordCell({ 1: 'public', 2: 'privateNonprofit', 3: 'privateForProfit' } as const),
  LOCALE: wholeCell(-9, 43),
  RELAFFIL: wholeCell(-9, 999),
  UGDS: wholeCell(0, 1_000_000),
  ADM_RATE: share,
  SATVR25: sectionScore,
  SATVR75: sectionScore,
  SATMT25: sectionScore,
  SATMT75: sectionScore,
  ACTCM25: actScore,
  ACTCM75: actScore,
  STUFACR: numberCell(0, 500),
  NPT4_PUB: dollars,
  NPT4_PRIV: dollars,
  TUITIONFEE_IN: dollars,
  TUITIONFEE_OUT: dollars,
  COSTT4_A: dollars,
  C150_4: share,
  C150_L4: share,
  C100_4: share,
  MD_EARN_WNE_P6: dollars,
};

/** The columns with the share of a college's awards in each family of studies. */
const STUDIES = CIP_FAMILIES.entries.filter(({ isMajor }) => isMajor).map(({ value }) => `PCIP${value}`);

const scorecardRow = z.object({ ...columns, studies: z.record(z.string(), share) });

/**
 * A row of the College Scorecard's institution file by its column names; `studies` has the columns PCIPxx. Unknown
 * values are null.
 */
export type ScorecardRow = z.infer<typeof scorecardRow>;

/**
 * The columns that an import reads. Only UNITID is required: older files lack some of the others, and a missing column
 * has no values.
 */
export const SCORECARD_COLUMNS: readonly string[] = [...Object.keys(columns), ...STUDIES];

/** Reads a row by its column names; columns that the file lacks read as empty. */
export function readScorecardRow(
  cells: Readonly<Record<string, string>>,
): { row: ScorecardRow } | { problems: { column: string; message: string }[] } {
  const cellOf = (column: string): [string, string] => [column, cells[column] ?? ''];
  const read = z.safeParse(scorecardRow, {
    ...Object.fromEntries(Object.keys(columns).map(cellOf)),
    studies: Object.fromEntries(STUDIES.map(cellOf)),
  });
  if (read.success) return { row: read.data };
  return { problems: read.error.issues.map(({ path, message }) => ({ column: String(path.at(-1)), message })) };
}
