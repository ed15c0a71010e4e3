import * as z from 'zod/mini';
import { COMMIT_TIME, defineCollection, type UpgradesTo } from '../../kernel/documents/define-collection';
import type { StoredDocument } from '../../kernel/documents/upgrade';
import { noPersonalData } from '../../kernel/documents/personal-data';
import { hostOf } from '../../kernel/text/host-match';
import { missionsOf } from '../../reference/college-missions';
import { milesToSea } from '../../reference/geography/miles-to-sea';
import { DIVISIONS, LEAGUE_VALUES } from '../../reference/college-kinds';
import { conferenceIdOf } from '../../reference/conferences/conference-ids';
import { type College, collegeId } from '../college';
import { type CatalogueColumn, ROW_COLUMNS, UNFILED_COLUMNS, type ValueOf } from './catalogue-columns';
import { completionOf } from '../facts/completion';
import { openNeedCodes } from '../roster/need-codes';
import { pauseCodes } from '../roster/recruiting-pause';
import { factValue } from '../facts/sourced-fields';
import { inferredSexes } from '../roster/team-evidence';
import { conferenceIdOfTeam } from '../team-conference';
import { teamTones } from '../../crest/team-tones';

const COLUMNS = { ...ROW_COLUMNS, ...UNFILED_COLUMNS } as const;
const COLUMN_LIST: readonly (readonly [name: string, column: CatalogueColumn])[] = Object.entries(COLUMNS);

/** Version of the stored shape; it follows from the newest columns. */
export const CATALOGUE_ROW_SCHEMA_VERSION = Math.max(...COLUMN_LIST.map(([, { since = 1 }]) => since));

type ColumnSchemas = { readonly [Name in keyof typeof COLUMNS]: z.ZodMiniType<ValueOf<(typeof COLUMNS)[Name]>> };

/**
 * What lists, search, filters and the matching of coaches need of a college; written with every edit
 * (docs/data-model.md). Unknown values are null. `host` is the site's host without `www.`, `students` the number of
 * undergraduates, `graduationRate` counts those who complete within `graduationYears`, `color` and `secondColor` are
 * the tones of its crest, `inferred` the teams that no list names, `mensConference` and `womensConference` ids,
 * `fields` are CIP families (two digits, in order), rates are per cent, `netPrice` is in whole dollars of its country a
 * year, `unitId` is its
 * UNITID, `needs` are the codes of open roster needs, `missions` those that its UNITID has. Camps and rankings are not
 * part of it, but of the ranking summary.
 */
export const catalogueRow = z.strictObject({
  _id: collegeId,
  schemaVersion: z.literal(CATALOGUE_ROW_SCHEMA_VERSION),
  name: z.string(),
  pathName: z.string(),
  ...(Object.fromEntries(COLUMN_LIST.map(([name, column]) => [name, schemaOf(column)])) as ColumnSchemas),
});

export type CatalogueRow = z.infer<typeof catalogueRow>;

function schemaOf(column: CatalogueColumn): z.ZodMiniType {
  switch (column.as) {
    case 'text':
      return z.nullable(z.string());
    case 'words':
      return z.nullable(column.values === undefined ? z.string() : z.enum(column.values));
    case 'numberChoice':
      return z.nullable(z.literal(column.values));
    case 'bitmask':
      return z.array(z.enum(column.values));
    case 'texts':
    case 'codes':
      return z.array(z.string());
    case 'flag':
      return z.boolean();
    case 'whole':
      return z.nullable(z.int());
    case 'number':
    case 'thousandths':
      return z.nullable(z.number());
  }
}

/** The defaults of the columns that rows of `version` lack, until the next edit of their college fills them. */
function defaultsAfter(version: number): Readonly<Record<string, unknown>> {
  const added = COLUMN_LIST.filter(([, { since = 1 }]) => since === version + 1);
  return Object.fromEntries(added.map(([name, { as }]) => [name, ['bitmask', 'texts', 'codes'].includes(as) ? [] : null]));
}

const withDefaultsAfter = (version: number) => (stored: StoredDocument) => ({ ...defaultsAfter(version), ...stored });

/** Up to version 5 a row had the conference of its college alone, which is that of most teams. */
function withTeamConferences(stored: StoredDocument): StoredDocument {
  const { league, division, conference, sexes } = stored;
  const [itsLeague, itsDivision] = [LEAGUE_VALUES.find((one) => one === league), DIVISIONS.find((one) => one === division)];
  const id = conferenceIdOf(itsLeague ?? null, itsDivision ?? null, typeof conference === 'string' ? conference : null);
  const has = (sex: string) => Array.isArray(sexes) && sexes.includes(sex);
  return { mensConference: has('male') ? id : null, womensConference: has('female') ? id : null, ...stored };
}

/** The graduation rate was that of four years up to version 4: as another rate it would be wrong. */
const upgrades: UpgradesTo<number> = {
  ...Object.fromEntries(
    Array.from({ length: CATALOGUE_ROW_SCHEMA_VERSION - 1 }, (_, index) => [index + 1, withDefaultsAfter(index + 1)]),
  ),
  4: (stored) => ({ ...withDefaultsAfter(4)(stored), graduationRate: null }),
  5: (stored) => withDefaultsAfter(5)(withTeamConferences(stored)),
};

/** The rows of all colleges; `changedAt` lets an instance read only the rows that changed since it last looked. */
export const CATALOGUE_ROWS = defineCollection({
  name: 'catalogueRows',
  holds: 'What lists, search and filters need of a college, written with every edit. The id is the college.',
  version: CATALOGUE_ROW_SCHEMA_VERSION,
  schema: catalogueRow,
  upgrades,
  stamps: { changedAt: () => COMMIT_TIME },
  expires: 'rows of removed colleges 30 days after the removal',
  personalData: noPersonalData('It is about a college.'),
});

type DerivedColumn = {
  [Name in keyof typeof COLUMNS]: (typeof COLUMNS)[Name] extends { of: string } ? never : Name;
}[keyof typeof COLUMNS];

/** The columns that derive from several facts of a college. */
const DERIVED: { readonly [Name in DerivedColumn]: (college: College) => CatalogueRow[Name] } = {
  legalName: ({ name, legalName }) => (legalName === name ? null : legalName),
  color: (college) => teamTones(college)?.first ?? null,
  secondColor: (college) => teamTones(college)?.second ?? null,
  sexes: ({ athletics }) => athletics.sport.map((team) => team.sex),
  inferred: inferredSexes,
  fields: ({ academics }) => [...new Set(academics.cipCodes.map((code) => code.slice(0, 2)))].sort(),
  milesToSea: ({ position: { lat, lng } }) => (lat === null || lng === null ? null : milesToSea({ lat, lng })),
  graduationRate: (college) => completionOf(college)?.rate ?? null,
  graduationYears: (college) => completionOf(college)?.years ?? null,
  mensConference: (college) => conferenceIdOfTeam(college, 'male'),
  womensConference: (college) => conferenceIdOfTeam(college, 'female'),
  mensDivision: ({ athletics }) => athletics.sport.find(({ sex }) => sex === 'male')?.division ?? null,
  womensDivision: ({ athletics }) => athletics.sport.find(({ sex }) => sex === 'female')?.division ?? null,
  needs: ({ athletics }) => [...openNeedCodes(athletics.sport)],
  pauses: ({ athletics }) => [...pauseCodes(athletics.sport)],
  missions: ({ ipedsUnitId }) => missionsOf(ipedsUnitId),
  host: ({ collegeURL }) => (collegeURL === null ? null : hostOf(collegeURL)),
};

/** A college's row of the catalogue. */
export function catalogueRowOf(college: College): CatalogueRow {
  const { _id, name, pathName } = college;
  const facts = COLUMN_LIST.flatMap(([column, { of }]) => (of === undefined ? [] : [[column, factValue(college, of)] as const]));
  const derived = Object.entries(DERIVED).map(([column, valueOf]) => [column, valueOf(college)] as const);
  const row = { _id, schemaVersion: CATALOGUE_ROW_SCHEMA_VERSION, name, pathName };
  return catalogueRow.parse({ ...row, ...Object.fromEntries([...facts, ...derived]) });
}
