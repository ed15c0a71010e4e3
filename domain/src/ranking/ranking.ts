import * as z from 'zod/mini';
import { type Sex, sex } from '../college/athletics';
import { collegeId } from '../college/college';
import { defineCollection } from '../kernel/documents/define-collection';
import { noPersonalData } from '../kernel/documents/personal-data';
import { calendarDate, instant, shortText, webLink } from '../kernel/text/text-schemas';
import { DIVISIONS, LEAGUE_VALUES } from '../reference/college-kinds';
import { RANKING_LISTS, type RankingList } from '../reference/ranking-lists';

/** Version of the stored shape. */
export const RANKING_SCHEMA_VERSION = 1;

const rank = z.int().check(z.minimum(1), z.maximum(5000));
const games = z.int().check(z.minimum(0), z.maximum(100));

/**
 * A team's line. `collegeId` is null where the college has no page; `previousRank` is its rank in the edition before,
 * null where it had none.
 */
export const rankingRow = z.strictObject({
  rank,
  previousRank: z.nullable(rank),
  collegeId: z.nullable(collegeId),
  name: shortText(160),
  conference: z.nullable(shortText(120)),
  state: z.nullable(shortText(10)),
  record: z.nullable(z.strictObject({ wins: games, losses: games, ties: games })),
  rating: z.nullable(z.number()),
});

export type RankingRow = z.infer<typeof rankingRow>;

const isInOrder = (rows: readonly RankingRow[]): boolean =>
  rows.every(({ rank }, index) => rank === index + 1 || (index > 0 && rank === rows[index - 1]?.rank));

/**
 * The teams of one league and division, best first. Equal teams share a rank and the next one is left out (1, 2, 2, 4).
 */
const rankingTable = z.strictObject({
  league: z.enum(LEAGUE_VALUES),
  division: z.nullable(z.literal(DIVISIONS)),
  rows: z.array(rankingRow).check(
    z.maxLength(400),
    z.refine(isInOrder),
    z.refine((rows) => new Set(rows.map(({ name }) => name)).size === rows.length),
  ),
});

/** The id of the document of a list: `rpi-2025-female`. */
export function rankingIdOf(list: RankingList, season: number, team: Sex): string {
  return `${list}-${season}-${team}`;
}

/**
 * A list of one season for men or women, with a table for each league and division. `season` is the year in which it is
 * played. `isSample` is true for invented results, which pages must label.
 */
export const ranking = z
  .strictObject({
    _id: z.string(),
    schemaVersion: z.literal(RANKING_SCHEMA_VERSION),
    version: z.int().check(z.minimum(1)),
    list: z.enum(RANKING_LISTS),
    season: z.int().check(z.minimum(1900), z.maximum(2100)),
    sex,
    isSample: z.boolean(),
    publisher: shortText(200),
    sourceURL: z.nullable(webLink),
    publishedOn: calendarDate,
    tables: z.array(rankingTable).check(
      z.maxLength(12),
      z.refine((tables) => new Set(tables.map(({ league, division }) => `${league} ${division}`)).size === tables.length),
    ),
    createdAt: instant,
    updatedAt: instant,
  })
  .check(z.refine((stored) => stored._id === rankingIdOf(stored.list, stored.season, stored.sex), { path: ['_id'] }));

/** The rankings, named by rankingIdOf. */
export const RANKINGS = defineCollection({
  name: 'rankings',
  holds: 'A list of one season, for men or women.',
  version: RANKING_SCHEMA_VERSION,
  schema: ranking,
  upgrades: {},
  personalData: noPersonalData('It is about teams.'),
});

export type Ranking = z.infer<typeof ranking>;
