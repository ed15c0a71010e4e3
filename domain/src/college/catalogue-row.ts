import * as z from 'zod/mini';
import { CAMPUS_SETTINGS, COLLEGE_TYPES } from '../constants/college-kinds';
import { DIVISIONS, LEAGUE_VALUES } from '../constants/leagues';
import type { Upgrade } from '../schema-version/upgrade';
import { milesToSea } from '../search/miles-to-sea';
import { hostOf } from '../text/host-match';
import { sex } from './athletics';
import { collegeId, type College } from './college';

/** Version of the stored shape. */
export const CATALOGUE_ROW_SCHEMA_VERSION = 2;

const rate = z.nullable(z.number());
const whole = z.nullable(z.int());

/**
 * What lists, search, filters and the matching of coaches need of a college; written with every edit (design.md §3, catalogueRows). What is unknown is null.
 * `host` is the site's host without `www.`, `students` how many study there, `fields` are CIP families (two digits, in order), rates are per cent, `netPrice`
 * whole dollars a year, `milesToSea` as milesToSea tells it. What camps and rankings say of it is its CollegeStanding.
 */
export const catalogueRow = z.strictObject({
  _id: collegeId,
  schemaVersion: z.literal(CATALOGUE_ROW_SCHEMA_VERSION),
  name: z.string(),
  pathName: z.string(),
  shortName: z.nullable(z.string()),
  abbreviation: z.nullable(z.string()),
  nickname: z.nullable(z.string()),
  aliases: z.array(z.string()),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  country: z.nullable(z.string()),
  league: z.nullable(z.enum(LEAGUE_VALUES)),
  division: z.nullable(z.literal(DIVISIONS)),
  conference: z.nullable(z.string()),
  sexes: z.array(sex),
  color: z.nullable(z.string()),
  collegeURL: z.nullable(z.string()),
  host: z.nullable(z.string()),
  collegeType: z.nullable(z.enum(COLLEGE_TYPES)),
  affiliation: z.nullable(z.string()),
  setting: z.nullable(z.enum(CAMPUS_SETTINGS)),
  students: whole,
  fields: z.array(z.string()),
  acceptanceRate: rate,
  graduationRate: rate,
  netPrice: whole,
  satLow: rate,
  satHigh: rate,
  actLow: rate,
  actHigh: rate,
  lat: rate,
  lng: rate,
  milesToSea: whole,
});

export type CatalogueRow = z.infer<typeof catalogueRow>;

/** What rows of the first version did not say; the next edit of a college says it. */
const UNSAID = {
  ...{ collegeType: null, affiliation: null, setting: null, students: null, fields: [] },
  ...{ acceptanceRate: null, graduationRate: null, netPrice: null, satLow: null, satHigh: null, actLow: null, actHigh: null },
  ...{ lat: null, lng: null, milesToSea: null },
};

/** Brings stored rows of older versions up to this one. */
export const CATALOGUE_ROW_UPGRADES: Readonly<Record<number, Upgrade>> = { 1: (stored) => ({ ...UNSAID, ...stored }) };

/** A college's row of the catalogue. */
export function catalogueRowOf(college: College): CatalogueRow {
  const { _id, name, pathName, shortName, abbreviation, nickname, aliases, color, collegeURL } = college;
  const { league, division, conference, collegeType, affiliation, address, enrollmentSize, campusSetting, position } = college;
  const { admission, costs, afterCollege } = college.academics.details;
  const { lat, lng } = position;
  return {
    schemaVersion: CATALOGUE_ROW_SCHEMA_VERSION,
    ...{ _id, name, pathName, shortName, abbreviation, nickname, aliases, league, division, conference, color, collegeURL },
    ...{ collegeType, affiliation, lat, lng },
    city: address.locality,
    state: address.administrative_area_level_1,
    country: address.country,
    sexes: college.athletics.sport.map((team) => team.sex),
    host: collegeURL === null ? null : hostOf(collegeURL),
    setting: campusSetting,
    students: enrollmentSize,
    fields: [...new Set(college.academics.cipCodes.map((code) => code.slice(0, 2)))].sort(),
    acceptanceRate: admission.acceptanceRate,
    graduationRate: afterCollege.fourYearGraduationRate,
    netPrice: costs.netPriceTuition,
    satLow: admission.sat.low,
    satHigh: admission.sat.high,
    actLow: admission.act.low,
    actHigh: admission.act.high,
    milesToSea: lat === null || lng === null ? null : milesToSea({ lat, lng }),
  };
}
