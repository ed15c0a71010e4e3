import * as z from 'zod/mini';
import { DIVISIONS, LEAGUE_VALUES } from '../constants/leagues';
import { hostOf } from '../text/host-match';
import { sex } from './athletics';
import { collegeId, type College } from './college';

/** Version of the stored shape. */
export const CATALOGUE_ROW_SCHEMA_VERSION = 1;

/** What lists, search and the matching of coaches need of a college; written with every edit (design.md §3, catalogueRows). `host` is the site's host without `www.`. */
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
});

export type CatalogueRow = z.infer<typeof catalogueRow>;

/** A college's row of the catalogue. */
export function catalogueRowOf(college: College): CatalogueRow {
  const {
    _id,
    name,
    pathName,
    shortName,
    abbreviation,
    nickname,
    aliases,
    league,
    division,
    conference,
    color,
    collegeURL,
    address,
  } = college;
  return {
    schemaVersion: CATALOGUE_ROW_SCHEMA_VERSION,
    ...{ _id, name, pathName, shortName, abbreviation, nickname, aliases, league, division, conference, color, collegeURL },
    city: address.locality,
    state: address.administrative_area_level_1,
    country: address.country,
    sexes: college.athletics.sport.map((team) => team.sex),
    host: collegeURL === null ? null : hostOf(collegeURL),
  };
}
