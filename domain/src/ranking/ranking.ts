import * as z from 'zod/mini';
import { type Sex, sex } from '../college/athletics';
import { collegeId } from '../college/college';
import { defineCollection, withTexts } from '../kernel/documents/define-collection';
import { noPersonalData } from '../kernel/documents/personal-data';
import type { StoredDocument } from '../kernel/documents/upgrade';
import { isObject } from '../kernel/json/json';
import { isCalendarDate } from '../kernel/text/text-traits';
import { instant, shortText, webLink } from '../kernel/text/text-schemas';
import { DIVISIONS, LEAGUE_VALUES } from '../reference/college-kinds';
import { RANKING_LISTS, type RankingList } from '../reference/ranking-lists';

/** Version of the stored shape. */
export const RANKING_SCHEMA_VERSION = 6;

/**
 * Who made a ranking: its publisher, we ourselves from match results, or nobody, because its teams and results are
 * invented; pages must label a sample.
 */
export const RANKING_ORIGINS = ['published', 'computed', 'sample'] as const;
export type RankingOrigin = (typeof RANKING_ORIGINS)[number];

const rank = z.int().check(z.minimum(1), z.maximum(5000));
const games = z.int().check(z.minimum(0), z.maximum(100));
const goals = z.int().check(z.minimum(0), z.maximum(1000));

/** Games by their results. */
export const teamRecord = z.strictObject({ wins: games, losses: games, ties: games });
export type TeamRecord = z.infer<typeof teamRecord>;

/** A team's line of its conference: three points for a win, one for a tie, of the games within the conference. */
const conferenceStanding = z.strictObject({
  rank,
  points: z.int().check(z.minimum(0)),
  record: teamRecord,
  goalsFor: goals,
  goalsAgainst: goals,
});

/**
 * A team's line. `collegeId` is null where the college has no page; `previousRank` is its rank in the edition before,
 * null where it had none. `rating` is what the list measures. `titles` are the years of a champion, the latest first,
 * each with whether it is documented beyond dispute and so counts; `venue` is the name of a stadium; `goals` are those
 * in the games of the record.
 */
export const rankingRow = z.strictObject({
  rank,
  previousRank: z.nullable(rank),
  collegeId: z.nullable(collegeId),
  name: shortText(160),
  conference: z.nullable(shortText(120)),
  state: z.nullable(shortText(10)),
  record: z.nullable(teamRecord),
  rating: z.nullable(z.number()),
  standing: z.nullable(conferenceStanding),
  titles: z.nullable(z.array(z.strictObject({ year: z.int(), isDocumented: z.boolean() })).check(z.maxLength(80))),
  venue: z.nullable(shortText(120)),
  goals: z.nullable(z.strictObject({ scored: goals, conceded: goals })),
});

export type RankingRow = z.infer<typeof rankingRow>;

/** The fields of a line besides rank and name, if nothing is known. */
export const BLANK_ROW = {
  previousRank: null,
  collegeId: null,
  conference: null,
  state: null,
  record: null,
  rating: null,
  standing: null,
  titles: null,
  venue: null,
  goals: null,
} as const satisfies Partial<RankingRow>;

/** True if equal teams share a rank and the next ranks are left out (1, 2, 2, 4). */
export function isInOrder(rows: readonly { readonly rank: number }[]): boolean {
  return rows.every(({ rank: own }, index) => own === index + 1 || (index > 0 && own === rows[index - 1]?.rank));
}

/** Identifies a team of a table, because several colleges may have the same name. */
export function teamKeyOf({ collegeId: id, name, state }: Pick<RankingRow, 'collegeId' | 'name' | 'state'>): string {
  return `${id ?? ''} ${name} ${state ?? ''}`;
}

/** The most teams of one league and division. */
export const MOST_ROWS = 500;

/** A day, or a month where no day is known: `2023-12-04`, `2023-12`. */
const publishedOn = z.string().check(z.refine((text) => isCalendarDate(text.length === 7 ? `${text}-01` : text)));

/**
 * The teams of one league and division, best first, with who published them and when. `source` says where the lines
 * were read. `isWhole` is true for the results of a whole season, up to the national final, and null where the lines
 * come from no results of ours.
 */
export const rankingTable = z.strictObject({
  league: z.enum(LEAGUE_VALUES),
  division: z.nullable(z.literal(DIVISIONS)),
  publisher: shortText(200),
  source: z.nullable(shortText(300)),
  sourceURL: z.nullable(webLink),
  publishedOn,
  isWhole: z.nullable(z.boolean()),
  rows: z.array(rankingRow).check(
    z.maxLength(MOST_ROWS),
    z.refine(isInOrder),
    z.refine((rows) => new Set(rows.map(teamKeyOf)).size === rows.length),
  ),
});

/** The id of a ranking: `rpi-2025-female`, and with its origin where it is not a publisher's. */
export function rankingIdOf(list: RankingList, season: number, team: Sex, origin: RankingOrigin = 'published'): string {
  return `${list}-${season}-${team}${origin === 'published' ? '' : `-${origin}`}`;
}

/**
 * A list of one season for men or women, with a table for each league and division. `season` is the year in which it is
 * played. Samples of the first version have an id without their origin.
 */
export const ranking = z
  .strictObject({
    _id: z.string(),
    schemaVersion: z.literal(RANKING_SCHEMA_VERSION),
    version: z.int().check(z.minimum(1)),
    list: z.enum(RANKING_LISTS),
    season: z.int().check(z.minimum(1900), z.maximum(2100)),
    sex,
    origin: z.enum(RANKING_ORIGINS),
    tables: z.array(rankingTable).check(
      z.maxLength(12),
      z.refine((tables) => new Set(tables.map(({ league, division }) => `${league} ${division}`)).size === tables.length),
    ),
    createdAt: instant,
    updatedAt: instant,
  })
  .check(
    z.refine(
      ({ _id, list, season, sex: team, origin }) =>
        [rankingIdOf(list, season, team, origin), rankingIdOf(list, season, team)].includes(_id),
      { path: ['_id'] },
    ),
  );

/** The second version names the origin of a ranking and has conference standings, titles and stadiums. */
function withOrigin({ isSample, tables, ...stored }: StoredDocument): StoredDocument {
  const upgraded = (Array.isArray(tables) ? tables : []).map((table: unknown) => {
    if (!isObject(table) || !Array.isArray(table.rows)) return table;
    const rows = table.rows.map((row: unknown) => (isObject(row) ? { ...BLANK_ROW, ...row } : row));
    return { ...table, rows };
  });
  return { ...stored, origin: isSample === true ? 'sample' : 'published', source: null, tables: upgraded };
}

/** In the third version each table says who published it and when: those of one season come in one by one. */
function withMakersOfTables({
  publisher,
  source,
  sourceURL,
  publishedOn: day,
  tables,
  ...stored
}: StoredDocument): StoredDocument {
  const made = { publisher, source, sourceURL, publishedOn: day };
  return { ...stored, tables: (Array.isArray(tables) ? tables : []).map((table: object) => ({ ...made, ...table })) };
}

/** The fifth version has goals, and says of our own tables whether a season is whole. An import fills both. */
function withGoals({ tables, ...stored }: StoredDocument): StoredDocument {
  const upgraded = (Array.isArray(tables) ? tables : []).map((table: unknown) => {
    if (!isObject(table) || !Array.isArray(table.rows)) return table;
    const rows = table.rows.map((row: unknown) => (isObject(row) ? { goals: null, ...row } : row));
    return { isWhole: null, ...table, rows };
  });
  return { ...stored, tables: upgraded };
}

/** The tables of a ranking are only read and written together. */
const PACKED = ['tables'] as const;

/** The rankings, named by rankingIdOf. */
export const RANKINGS = defineCollection({
  name: 'rankings',
  holds: 'A list of one season, for men or women, with who made it.',
  version: RANKING_SCHEMA_VERSION,
  schema: ranking,
  packed: PACKED,
  upgrades: {
    1: withOrigin,
    2: withMakersOfTables,
    3: (stored) => stored,
    4: withGoals,
    5: (stored) => withTexts(stored, PACKED),
  },
  personalData: noPersonalData('It is about teams.'),
});

export type Ranking = z.infer<typeof ranking>;
export type RankingTable = Ranking['tables'][number];
