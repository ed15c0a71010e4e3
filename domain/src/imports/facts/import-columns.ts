import type { Json } from '../../kernel/json/json';
import { webLinkOf } from '../../kernel/text/web-link';
import { COLLEGE_FACTS } from '../../college/facts/fact-list';
import type { FactKind } from '../../college/facts/fact-row';
import type { SourcedField } from '../../college/facts/sourced-fields';
import { RELIGIOUS_AFFILIATIONS } from '../../reference/religious-affiliations';
import type { ScorecardRow } from './scorecard-row';
import type { TeamRow } from './team-row';
import { percentOfShare, phoneOf, type UsableCells, wholeDollars } from './cells';
import { slugOf } from '../../kernel/text/fold-text';

/** The most aliases of a college, and the most characters of each. */
const MOST_ALIASES = 40;
const LONGEST_ALIAS = 200;

/**
 * Parses a college's aliases from one cell. Colleges separate them by bars or semicolons, else by two blanks, else by
 * commas; a comma inside a list with bars belongs to a name. Repetitions and the college's own name are left out.
 */
export function aliasesOf(cell: string | null, name: string): string[] {
  const separator = [/[|;]/, / {2,}/, /, ?/].find((kind) => cell !== null && kind.test(cell));
  const seen = new Set([slugOf(name)]);
  const aliases: string[] = [];
  for (const part of separator === undefined ? [cell ?? ''] : (cell ?? '').split(separator)) {
    const alias = part.trim().replace(/\s+/g, ' ');
    const key = slugOf(alias);
    if (key === '' || seen.has(key) || alias.length > LONGEST_ALIAS) continue;
    seen.add(key);
    aliases.push(alias);
  }
  return aliases.slice(0, MOST_ALIASES);
}

type Cells = Readonly<Record<string, Json>>;
type ReadUsable<Row extends object> = UsableCells<Row>['usable'];

/**
 * The source of a fact in a file: the column, read by the fact's kind, or a function that reads it from the row. A
 * function for hand-written cells uses `usable`, which reports columns whose value cannot be stored.
 */
type Column<Row extends object> = (keyof Row & string) | ((row: Row, usable: ReadUsable<Row>) => Json);

interface ImportFiles {
  readonly team: TeamRow;
  readonly scorecard: ScorecardRow;
}

type ImportColumns = { readonly [File in keyof ImportFiles]?: Column<ImportFiles[File]> };
type ImportTable = { readonly [Field in SourcedField]?: ImportColumns };

/** Facts by their path. */
export type FactValues = { readonly [Field in SourcedField]?: Json };

const AFFILIATIONS: ReadonlyMap<number, string> = new Map(
  RELIGIOUS_AFFILIATIONS.entries.map(({ value, name }) => [Number(value), name]),
);
const SETTINGS = [null, 'city', 'suburb', 'town', 'rural'] as const;

/** Identity and location of a college, in the order in which they are written. */
export const SURVEY_COLUMNS = {
  legalName: { team: 'name', scorecard: 'INSTNM' },
  aliases: { team: ({ aliases, name }) => aliasesOf(aliases, name) },
  'address.locality': { team: 'city', scorecard: 'CITY' },
  'address.administrative_area_level_1': { team: 'state', scorecard: 'STABBR' },
  'address.country': { team: ({ country }) => country ?? 'US', scorecard: () => 'US' },
  'address.postal_code': { team: 'zip', scorecard: 'ZIP' },
  position: { team: ({ lat, lng }) => position(lat, lng), scorecard: (row) => position(row.LATITUDE, row.LONGITUDE) },
  collegeURL: { team: 'url', scorecard: 'INSTURL' },
  'admissions.url': { team: 'url_admissions' },
  applyURL: { team: 'url_apply' },
  financialAidURL: { team: 'url_financial_aid' },
  collegePhoneNumber: { team: 'phone' },
  collegeType: { team: 'control', scorecard: 'CONTROL' },
  campusSetting: {
    team: 'campus_setting',
    scorecard: ({ LOCALE }) => (LOCALE === null || LOCALE < 0 ? null : (SETTINGS[Math.floor(LOCALE / 10)] ?? null)),
  },
  affiliation: {
    scorecard: ({ RELAFFIL }, usable) =>
      RELAFFIL === null || RELAFFIL < 0 ? null : usable('RELAFFIL', (code) => AFFILIATIONS.get(code) ?? null),
  },
} as const satisfies ImportTable;

/** A college's figures, in the order in which they are written. The SAT is the sum of its two sections. */
export const FIGURE_COLUMNS = {
  enrollmentSize: { team: 'ug_enrollment', scorecard: 'UGDS' },
  'academics.details.admission.acceptanceRate': { team: 'adm_rate', scorecard: 'ADM_RATE' },
  'academics.details.admission.sat': {
    team: (row) => range(sum(row.sat_v25, row.sat_m25), sum(row.sat_v75, row.sat_m75)),
    scorecard: (row) => range(sum(row.SATVR25, row.SATMT25), sum(row.SATVR75, row.SATMT75)),
  },
  'academics.details.admission.act': {
    team: ({ act25, act75 }) => range(act25, act75),
    scorecard: (row) => range(row.ACTCM25, row.ACTCM75),
  },
  'academics.details.students.studentFacultyRatio': { team: 'student_faculty_ratio', scorecard: 'STUFACR' },
  'academics.details.costs.netPriceTuition': {
    team: 'net_price',
    scorecard: ({ CONTROL }, usable) => usable(CONTROL === 'public' ? 'NPT4_PUB' : 'NPT4_PRIV', wholeDollars),
  },
  'academics.details.costs.inStateTuition': { team: 'tuition_in', scorecard: 'TUITIONFEE_IN' },
  'academics.details.costs.outOfStateTuition': { team: 'tuition_out', scorecard: 'TUITIONFEE_OUT' },
  'academics.details.costs.costOfAttendance': { team: 'cost_of_attendance', scorecard: 'COSTT4_A' },
  'academics.details.afterCollege.sixYearGraduationRate': { team: 'grad_rate_150_4', scorecard: 'C150_4' },
  'academics.details.afterCollege.threeYearGraduationRate': { team: 'grad_rate_150_l4', scorecard: 'C150_L4' },
  'academics.details.afterCollege.fourYearGraduationRate': { team: 'grad_rate_100_4', scorecard: 'C100_4' },
  'academics.details.afterCollege.medianStartingSalaryAfter6Years': { team: 'median_earnings_6y', scorecard: 'MD_EARN_WNE_P6' },
  'academics.cipCodes': { team: ({ top_cip2 }) => top_cip2 ?? [], scorecard: ({ studies }) => familiesOf(studies) },
} as const satisfies ImportTable;

const KINDS: ReadonlyMap<string, FactKind> = new Map(COLLEGE_FACTS.map(({ path, row }) => [path, row.kind]));

/** The facts of a table that a row of a file has. */
export function importedValues<File extends keyof ImportFiles>(
  table: ImportTable,
  file: File,
  row: ImportFiles[File],
  usable: ReadUsable<ImportFiles[File]>,
): FactValues {
  const values: Record<string, Json> = {};
  for (const [field, columns] of Object.entries(table)) {
    const column: Column<ImportFiles[File]> | undefined = columns[file];
    if (column !== undefined) values[field] = valueIn(column, row, usable, KINDS.get(field));
  }
  return values;
}

function valueIn<Row extends Cells>(column: Column<Row>, row: Row, usable: ReadUsable<Row>, kind: FactKind | undefined): Json {
  return typeof column === 'string' ? usable(column, (cell) => valueOfCell(cell, kind)) : column(row, usable);
}

/** Reads a cell by the fact's kind: shares become per cent, addresses and phone numbers get their stored form. */
function valueOfCell(cell: Json, kind: FactKind | undefined): Json {
  if (kind === 'percent' && typeof cell === 'number') return percentOfShare(cell);
  if (kind === 'dollars' && typeof cell === 'number') return wholeDollars(cell);
  if (kind === 'link' && typeof cell === 'string') return webLinkOf(cell);
  return kind === 'phone' && typeof cell === 'string' ? phoneOf(cell) : cell;
}

function position(lat: number | null, lng: number | null): Json {
  return lat === null || lng === null ? null : { lat, lng };
}

function range(low: number | null, high: number | null): Json {
  return low === null && high === null ? null : { low, high };
}

function sum(left: number | null, right: number | null): number | null {
  return left === null || right === null ? null : left + right;
}

/** The families of studies in which a college gives awards, largest share first. */
function familiesOf(studies: ScorecardRow['studies']): string[] {
  const given = Object.entries(studies).filter(([, share]) => share !== null && share > 0);
  return given.toSorted(([, left], [, right]) => (right ?? 0) - (left ?? 0)).map(([column]) => column.replace('PCIP', ''));
}
