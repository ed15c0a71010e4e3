import { CAMPUS_SETTINGS, COLLEGE_MISSIONS, COLLEGE_TYPES, DIVISIONS, LEAGUE_VALUES } from '../../reference/college-kinds';
import { RANKING_LISTS } from '../../reference/ranking-lists';
import { STRENGTH_MARKS } from '../../reference/strength-marks';
import { SQUAD_MARKS } from '../../reference/squad-marks';
import type { College } from '../college';

/** The paths of a college's values and lists, with dots between field names. */
type PathIn<Owner> = {
  [Key in keyof Owner & string]: Owner[Key] extends string | number | readonly unknown[] | null
    ? Key
    : Owner[Key] extends object
      ? `${Key}.${PathIn<Owner[Key]>}`
      : never;
}[keyof Owner & string];
type FactPath = PathIn<College>;

/**
 * What a column of the catalogue holds, and how the catalogue file encodes it. An unknown value is null, an unknown
 * list [].
 */
type Encoding =
  /** `text` is written for each college, `words` once for each distinct text. `values` lists the allowed texts. */
  | { readonly as: 'text' }
  | { readonly as: 'words'; readonly values?: readonly string[] }
  | { readonly as: 'numberChoice'; readonly values: readonly number[] }
  | { readonly as: 'number' | 'whole' | 'flag' }
  /** A number written in thousandths. */
  | { readonly as: 'thousandths' }
  /** Some of `values`, written as the sum of 2 to the power of the index of each. */
  | { readonly as: 'bitmask'; readonly values: readonly string[] }
  | { readonly as: 'texts' }
  /** Two-digit codes, written without separator. */
  | { readonly as: 'codes' };

/** A column of the catalogue: the fact it repeats, or none where `catalogueRowOf` derives it. */
export type CatalogueColumn = Encoding & {
  readonly of?: FactPath;
  /** The version of the stored row in which it appeared; the first where it is left out. */
  readonly since?: number;
  /** Its name in the file where that differs. */
  readonly filedAs?: string;
};

type Columns = Readonly<Record<string, CatalogueColumn>>;

/** The columns of a catalogue row that the file repeats, in the order of the file. */
export const ROW_COLUMNS = {
  /** Null where it is the name that people use. */
  legalName: { as: 'text', since: 6 },
  shortName: { as: 'text', of: 'shortName' },
  abbreviation: { as: 'text', of: 'abbreviation' },
  nickname: { as: 'text', of: 'nickname' },
  color: { as: 'words' },
  secondColor: { as: 'words', since: 3 },
  aliases: { as: 'texts', of: 'aliases' },
  city: { as: 'words', of: 'address.locality' },
  state: { as: 'words', of: 'address.administrative_area_level_1' },
  league: { as: 'words', values: LEAGUE_VALUES, of: 'league' },
  conference: { as: 'words', of: 'conference' },
  collegeType: { as: 'words', values: COLLEGE_TYPES, of: 'collegeType', since: 2 },
  affiliation: { as: 'words', of: 'affiliation', since: 2 },
  setting: { as: 'words', values: CAMPUS_SETTINGS, of: 'campusSetting', since: 2 },
  division: { as: 'numberChoice', values: DIVISIONS, of: 'division' },
  sexes: { as: 'bitmask', values: ['male', 'female'] },
  inferred: { as: 'bitmask', values: ['male', 'female'], since: 3 },
  fields: { as: 'codes', since: 2 },
  students: { as: 'whole', of: 'enrollmentSize', since: 2 },
  acceptanceRate: { as: 'number', of: 'academics.details.admission.acceptanceRate', since: 2 },
  /** The rate that fits the kind of college (completion.ts); until version 5 it was that of four years. */
  graduationRate: { as: 'number', since: 2 },
  netPrice: { as: 'whole', of: 'academics.details.costs.netPriceTuition', since: 2 },
  satLow: { as: 'number', of: 'academics.details.admission.sat.low', since: 2 },
  satHigh: { as: 'number', of: 'academics.details.admission.sat.high', since: 2 },
  actLow: { as: 'number', of: 'academics.details.admission.act.low', since: 2 },
  actHigh: { as: 'number', of: 'academics.details.admission.act.high', since: 2 },
  lat: { as: 'thousandths', of: 'position.lat', since: 2 },
  lng: { as: 'thousandths', of: 'position.lng', since: 2 },
  milesToSea: { as: 'whole', since: 2 },
  needs: { as: 'texts', since: 4 },
  /** The ids of the teams' conferences; the filter reads them, and `conference` is what pages show. */
  mensConference: { as: 'words', since: 6 },
  womensConference: { as: 'words', since: 6 },
  /** The divisions of teams that play in another one than their college. */
  mensDivision: { as: 'numberChoice', values: DIVISIONS, since: 6 },
  womensDivision: { as: 'numberChoice', values: DIVISIONS, since: 6 },
  missions: { as: 'bitmask', values: COLLEGE_MISSIONS, since: 6 },
  /** What prices for one family need of the college itself (college/price). */
  outOfStateTuition: { as: 'whole', of: 'academics.details.costs.outOfStateTuition', since: 7 },
  unitId: { as: 'whole', of: 'ipedsUnitId', since: 7 },
} as const satisfies Columns;

/** The columns of a catalogue row that the file leaves out. */
export const UNFILED_COLUMNS = {
  country: { as: 'text', of: 'address.country' },
  collegeURL: { as: 'text', of: 'collegeURL' },
  host: { as: 'text' },
  /** The teams that recruit nobody, each with its last day; the file holds what that means today. */
  pauses: { as: 'texts', since: 8 },
  /** Within how many years the college's graduates count. */
  graduationYears: { as: 'numberChoice', values: [3, 6], since: 5 },
} as const satisfies Columns;

/** What rankings, camps and the day add, in the order of the file; these columns are no part of the catalogue row. */
export const SUMMARY_COLUMNS = {
  /** The teams that recruit: all but those whose coaches say otherwise. */
  recruiting: { as: 'bitmask', values: ['male', 'female'] },
  hasCamp: { as: 'flag', filedAs: 'camp' },
  rank: { as: 'whole' },
  isSampleRank: { as: 'flag', filedAs: 'sampleRank' },
  lists: { as: 'bitmask', values: RANKING_LISTS },
  squadMarks: { as: 'bitmask', values: SQUAD_MARKS, filedAs: 'squads' },
  strength: { as: 'bitmask', values: STRENGTH_MARKS },
} as const satisfies Columns;

/** The value of a column. */
export type ValueOf<Column> = Column extends { as: 'bitmask'; values: readonly (infer Value)[] }
  ? Value[]
  : Column extends { values: readonly (infer Value)[] }
    ? Value | null
    : Column extends { as: 'text' | 'words' }
      ? string | null
      : Column extends { as: 'texts' | 'codes' }
        ? string[]
        : Column extends { as: 'flag' }
          ? boolean
          : number | null;
