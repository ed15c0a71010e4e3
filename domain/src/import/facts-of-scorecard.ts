import { RELIGIOUS_AFFILIATIONS } from '../reference/religious-affiliations';
import { webLinkOf } from '../text/web-link';
import type { RowFacts } from './fact';
import { factsSaid } from './facts-said';
import { valuesOfFigures } from './figures';
import { scorecardOf } from './import-source';
import type { ScorecardRow } from './scorecard-row';
import { usableCells, wholeDollars } from './usable-cells';

const AFFILIATIONS: ReadonlyMap<number, string> = new Map(
  RELIGIOUS_AFFILIATIONS.entries.map(({ value, name }) => [Number(value), name]),
);
const SETTINGS = [null, 'city', 'suburb', 'town', 'rural'] as const;

/**
 * What a row of the College Scorecard says of a college (screens.md, Government data), each fact with the source and the year of the file. The net price
 * is that of public or of private colleges, by CONTROL. An address, an amount or a code that cannot be stored is no fact and named in `unusable`.
 */
export function factsOfScorecard(row: ScorecardRow, year: number): RowFacts {
  const { usable, unusable } = usableCells(row);
  const source = scorecardOf(year);
  const facts = [
    ...factsSaid(source, {
      name: row.INSTNM,
      'address.locality': row.CITY,
      'address.administrative_area_level_1': row.STABBR,
      'address.country': 'US',
      'address.postal_code': row.ZIP,
      position: row.LATITUDE === null || row.LONGITUDE === null ? null : { lat: row.LATITUDE, lng: row.LONGITUDE },
      collegeURL: usable('INSTURL', webLinkOf),
      collegeType: row.CONTROL,
      campusSetting: row.LOCALE === null || row.LOCALE < 0 ? null : (SETTINGS[Math.floor(row.LOCALE / 10)] ?? null),
      affiliation:
        row.RELAFFIL === null || row.RELAFFIL < 0 ? null : usable('RELAFFIL', (code) => AFFILIATIONS.get(code) ?? null),
    }),
    ...factsSaid(
      source,
      valuesOfFigures({
        students: row.UGDS,
        admissionShare: row.ADM_RATE,
        reading: { low: row.SATVR25, high: row.SATVR75 },
        math: { low: row.SATMT25, high: row.SATMT75 },
        act: { low: row.ACTCM25, high: row.ACTCM75 },
        studentFacultyRatio: row.STUFACR,
        netPrice: usable(row.CONTROL === 'public' ? 'NPT4_PUB' : 'NPT4_PRIV', wholeDollars),
        inStateTuition: usable('TUITIONFEE_IN', wholeDollars),
        outOfStateTuition: usable('TUITIONFEE_OUT', wholeDollars),
        graduationShare: row.C100_4,
        earningsAfter6Years: usable('MD_EARN_WNE_P6', wholeDollars),
        cipFamilies: familiesOf(row.studies),
      }),
    ),
  ];
  return { unitId: row.UNITID, name: row.INSTNM ?? '', city: row.CITY, state: row.STABBR, facts, unusable };
}

/** The families in which a college gives awards, the one with most first. */
function familiesOf(studies: ScorecardRow['studies']): readonly string[] {
  const given = Object.entries(studies).filter(([, share]) => share !== null && share > 0);
  return given.toSorted(([, left], [, right]) => (right ?? 0) - (left ?? 0)).map(([column]) => column.replace('PCIP', ''));
}
