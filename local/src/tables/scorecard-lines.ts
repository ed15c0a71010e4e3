import type { TableLine } from '../seed/read-table';
import { presentCell, withScorecardCells } from './figure-lines';
import { COLLEGE_LINE_COLUMNS } from './team-lines';

/** The columns of colleges.csv by the names of the institution file. */
const CELLS = {
  id: 'UNITID',
  name: 'INSTNM',
  city: 'CITY',
  state: 'STABBR',
  zip: 'ZIP',
  lat: 'LATITUDE',
  lng: 'LONGITUDE',
  url: 'INSTURL',
  ug_enrollment: 'UGDS',
  adm_rate: 'ADM_RATE',
  sat_v25: 'SATVR25',
  sat_v75: 'SATVR75',
  sat_m25: 'SATMT25',
  sat_m75: 'SATMT75',
  act25: 'ACTCM25',
  act75: 'ACTCM75',
  tuition_in: 'TUITIONFEE_IN',
  tuition_out: 'TUITIONFEE_OUT',
  student_faculty_ratio: 'STUFACR',
} as const;

const CONTROLS = ['', 'Public', 'Private nonprofit', 'Private for-profit'] as const;
const SETTINGS = ['', 'City', 'Suburb', 'Town', 'Rural'] as const;
const MOST_FAMILIES = 5;

/**
 * The line of colleges.csv for a college that only the institution file of the College Scorecard knows; league,
 * division and conference come from the correction that adds its team. Throws where the file lacks it.
 */
export function collegeLineOfScorecard(found: TableLine | undefined, correction: TableLine): TableLine {
  if (found === undefined) throw new Error(`team-corrections.csv: the College Scorecard lacks ${correction.id ?? ''}`);
  const cells = Object.entries(CELLS).map(([column, name]) => [column, presentCell(found[name])] as const);
  const line: TableLine = {
    ...Object.fromEntries(COLLEGE_LINE_COLUMNS.map((column) => [column, ''])),
    ...Object.fromEntries(cells),
    control: CONTROLS[Number(found.CONTROL)] ?? '',
    campus_setting: SETTINGS[Math.floor(Number(found.LOCALE) / 10)] ?? '',
    net_price: presentCell(found.CONTROL === '1' ? found.NPT4_PUB : found.NPT4_PRIV),
    top_cip2: familiesOf(found),
    league: correction.league ?? '',
    division: correction.division ?? '',
    division_source: `${correction.source ?? ''} ${correction.year ?? ''}`.trim(),
    country: 'US',
    conference_2025: correction.conference ?? '',
    conference_2025_source: correction.conference === '' ? '' : (correction.source ?? ''),
  };
  return withScorecardCells(line, found);
}

/** The families of fields with most awards: `52:0.3|11:0.2`. */
function familiesOf(found: TableLine): string {
  return Object.entries(found)
    .flatMap(([column, share]) =>
      /^PCIP\d\d$/.test(column) && Number(share) > 0 ? [[column.slice(4), Number(share)] as const] : [],
    )
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST_FAMILIES)
    .map(([family, share]) => `${family}:${share.toFixed(3)}`)
    .join('|');
}
