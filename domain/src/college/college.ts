import * as z from 'zod/mini';
import { defineCollection, type UpgradesTo } from '../kernel/documents/define-collection';
import { noPersonalData } from '../kernel/documents/personal-data';
import { shortText } from '../kernel/text/text-schemas';
import { academics, address, admissions, albums, campus, city, facilities, fieldSources, position } from './college-parts';
import { athletics } from './athletics';
import { alumni, contactPeople } from './people';
import { isObject } from '../kernel/json/json';
import type { StoredDocument } from '../kernel/documents/upgrade';
import { COLLEGE_ID, pathNameOf } from './path-name';
import { CONTACT_FACTS, LINK_FACTS, PROFILE_FACTS, SITE_FACTS } from './facts/further-facts';
import { KIND_FACTS, NAME_FACTS } from './facts/table-facts';
import { NEWEST_FACTS, withFactsAfter } from './facts/fact-list';
import { shapeOf } from './facts/fact-schema';
import { pictureDetails, pictureId } from '../pictures/picture-id';
import { blankValue } from '../kernel/patch/schema-path';

/**
 * Version of the stored shape; it follows from the newest facts. `canadianId` came with version 2, alumni, contact
 * people and roster needs with version 3. Version 4 lets go of four-year rates that say nothing. With version 5 `name`
 * is the name that people use, and `legalName` the one that imports wrote there before. With version 7 the founding
 * year is a fact, with version 8 the region of a team. Version 9 knows teams that recruit nobody.
 */
export const COLLEGE_SCHEMA_VERSION = Math.max(NEWEST_FACTS, 9);

/** The id of a Canadian university in import files. */
export const canadianId = z.string().check(z.regex(/^ca-[a-z0-9-]{1,60}$/));

export const collegeId = z.string().check(z.regex(COLLEGE_ID));

/**
 * A college document (S3-04, docs/data-model.md). Every optional field is stored as null and every sub-object is
 * present, so that a patch always finds its path. `pictures` holds the ids of every picture the college owns; all other
 * fields may refer only to these. `version` counts edits. `ipedsUnitId` is the college's number in the US government's
 * surveys (UNITID), `canadianId` its id in our table of Canadian universities, which have no such number; an import
 * matches a college by them. `name` is what people call it, `legalName` what registers do
 * (docs/decisions/114-names-of-colleges.md).
 */
export const college = z.strictObject({
  _id: collegeId,
  schemaVersion: z.literal(COLLEGE_SCHEMA_VERSION),
  version: z.int().check(z.minimum(1)),
  name: shortText(160),
  pathName: shortText(200).check(z.refine((text) => pathNameOf(text) === text)),
  ipedsUnitId: z.nullable(z.int().check(z.minimum(1), z.maximum(9_999_999))),
  canadianId: z.nullable(canadianId),
  ...shapeOf(NAME_FACTS),
  ...shapeOf(PROFILE_FACTS),
  logo: z.nullable(pictureId),
  cover: z.nullable(pictureId),
  ...shapeOf(SITE_FACTS),
  ...shapeOf(LINK_FACTS),
  ...shapeOf(CONTACT_FACTS),
  admissions,
  position,
  address,
  ...shapeOf(KIND_FACTS),
  academics,
  athletics,
  facilities,
  campus,
  city,
  alumni,
  contactPeople,
  albums,
  pictures: z.array(pictureId).check(z.maxLength(5000)),
  pictureDetails: z.record(pictureId, pictureDetails),
  sources: fieldSources,
});

export type College = z.infer<typeof college>;

/** A college with a field in each team that lacks it. */
function withTeamField(stored: StoredDocument, field: StoredDocument): StoredDocument {
  const { athletics: of } = stored;
  const sport: readonly unknown[] = isObject(of) && Array.isArray(of.sport) ? of.sport : [];
  const teams = sport.map((team) => (isObject(team) ? { ...field, ...team } : team));
  return isObject(of) ? { ...stored, athletics: { ...of, sport: teams } } : stored;
}

/** Adds empty lists of alumni, contact people and roster needs to a college that lacks them. */
function withListsOfVersion3(stored: StoredDocument): StoredDocument {
  return { alumni: [], contactPeople: [], ...withTeamField(stored, { rosterNeeds: [] }) };
}

const FOUR_YEAR_RATE = 'academics.details.afterCollege.fourYearGraduationRate';

/**
 * A college without an imported four-year rate that is none: imports wrote the rate of two-year colleges there, and 0
 * where nobody was counted.
 */
function withoutEmptyRate(stored: StoredDocument): StoredDocument {
  const { league, academics: of, sources } = stored;
  const details = isObject(of) && isObject(of.details) ? of.details : null;
  if (!isObject(of) || details === null || !isObject(details.afterCollege) || !isObject(sources)) return stored;
  const { [FOUR_YEAR_RATE]: source, ...others } = sources;
  const isNone = league === 'njcaa' || details.afterCollege.fourYearGraduationRate === 0;
  if (!isNone || !isObject(source) || source.by !== 'import') return stored;
  const afterCollege = { ...details.afterCollege, fourYearGraduationRate: null };
  return { ...stored, academics: { ...of, details: { ...details, afterCollege } }, sources: others };
}

/** A college whose imported name, which came from a register, is its legal name too. */
function withLegalName(stored: StoredDocument): StoredDocument {
  const { name, sources } = stored;
  const source = isObject(sources) && isObject(sources.name) ? sources.name : null;
  if (!isObject(sources) || source?.by !== 'import') return stored;
  return { ...stored, legalName: name, sources: { legalName: source, ...sources } };
}

const FOUNDED = /^Founded in (\d{4})$/;

/** A college whose founding year is a fact of its own: the seed wrote it as an English text on the campus. */
function withFoundingYear(stored: StoredDocument): StoredDocument {
  const { campus: of } = stored;
  const year = isObject(of) && typeof of.subtitleValue === 'string' ? FOUNDED.exec(of.subtitleValue)?.[1] : undefined;
  if (!isObject(of) || year === undefined) return stored;
  return { ...stored, foundedIn: Number(year), campus: { ...of, subtitleValue: null } };
}

/** Facts that were added later are null, or an empty list, in colleges of older versions. */
const upgrades: UpgradesTo<number> = {
  ...Object.fromEntries(Array.from({ length: COLLEGE_SCHEMA_VERSION - 1 }, (_, index) => [index + 1, withFactsAfter(index + 1)])),
  1: (stored) => ({ ...withFactsAfter(1)(stored), canadianId: null }),
  2: (stored) => withListsOfVersion3(withFactsAfter(2)(stored)),
  3: (stored) => withoutEmptyRate(withFactsAfter(3)(stored)),
  4: (stored) => withLegalName(withFactsAfter(4)(stored)),
  6: (stored) => withFoundingYear(withFactsAfter(6)(stored)),
  8: (stored) => withTeamField(withFactsAfter(8)(stored), { notRecruitingUntil: null }),
};

/** The colleges. */
export const COLLEGES = defineCollection({
  name: 'colleges',
  holds: 'A college with its facts, their sources and its pictures.',
  version: COLLEGE_SCHEMA_VERSION,
  schema: college,
  upgrades,
  personalData: noPersonalData(
    'It is about a college; people are named as it publishes them, and its sources say which kind of author wrote a fact.',
  ),
});

/** Version of the stored shape. */
export const PATH_NAME_SCHEMA_VERSION = 1;

/** `pathNames/{name}`: the college that an address leads to, also under names it had before (docs/data-model.md). */
const pathNameEntry = z.strictObject({ _id: z.string(), schemaVersion: z.literal(PATH_NAME_SCHEMA_VERSION), collegeId });

/** The addresses of the colleges. */
export const PATH_NAMES = defineCollection({
  name: 'pathNames',
  holds: 'Which college an address leads to, also under names it had before. The id is the path name.',
  version: PATH_NAME_SCHEMA_VERSION,
  schema: pathNameEntry,
  upgrades: {},
  personalData: noPersonalData('It is about a college.'),
});

/**
 * A new college with its identity only: every optional field is null, every list empty, version 1. Throws where the
 * identity does not fit the schema.
 */
export function blankCollege(identity: Pick<College, '_id' | 'name' | 'pathName'>): College {
  const { shape } = college.def;
  const blanks = Object.fromEntries(Object.entries(shape).map(([field, schema]) => [field, blankValue(schema) ?? null]));
  return college.parse({ ...blanks, ...identity, schemaVersion: COLLEGE_SCHEMA_VERSION, version: 1 });
}
