import * as z from 'zod/mini';
import { sex } from '../college/athletics';
import { catalogueRow } from '../college/catalogue/catalogue-row';
import { DIVISIONS, LEAGUE_VALUES } from '../reference/college-kinds';
import { SHOWN_LISTS } from '../reference/ranking-lists';
import { lead } from './leader-lists';
import { RANKING_ORIGINS, rankingRow } from './ranking';

/** What a line of a ranking shows of its college: crest, address, and the figures of academic lists. */
export const RANKED_COLUMNS = [
  '_id',
  'name',
  'pathName',
  'shortName',
  'abbreviation',
  'color',
  'secondColor',
  'sexes',
  'acceptanceRate',
  'graduationRate',
  'netPrice',
] as const;

const rankedCollege = z.pick(
  catalogueRow,
  Object.fromEntries(RANKED_COLUMNS.map((column) => [column, true])) as Record<(typeof RANKED_COLUMNS)[number], true>,
);

/** A line of a ranking with its college, null where it has no page, and what the team leads in, in lists of leaders. */
const rankedTeam = z.extend(z.omit(rankingRow, { collegeId: true, goals: true }), {
  lead: z.nullable(lead),
  college: z.nullable(rankedCollege),
});
export type RankedTeam = z.infer<typeof rankedTeam>;

/**
 * One maker's table. `teams` counts all of its lines, `total` those that the filters leave; `publishedOn` (a day or a
 * month) is null for what is computed from the facts of the colleges as they are now.
 */
const answeredTable = z.strictObject({
  origin: z.enum(RANKING_ORIGINS),
  publisher: z.string(),
  source: z.nullable(z.string()),
  sourceURL: z.nullable(z.string()),
  publishedOn: z.nullable(z.string()),
  teams: z.int(),
  total: z.int(),
  items: z.array(rankedTeam),
});

/**
 * Why a list has no table: it is made for other leagues, no team of the league qualifies, nobody has brought it in for
 * these teams yet, or not for this season.
 */
export const RANKING_GAPS = ['otherLeagues', 'nobodyQualifies', 'notPublished', 'otherSeasons'] as const;

/**
 * What GET /ui/v1/colleges/ranking answers. A list has a table for each of its makers, never one of samples next to a
 * real one; where it has none, `reason` says why. `season` is null for lists without seasons; `seasons` are those of
 * these teams, the newest first. `lists` are the lists that have a table for the women's and for the men's teams.
 */
export const rankingAnswer = z.strictObject({
  ranking: z.enum(SHOWN_LISTS),
  league: z.enum(LEAGUE_VALUES),
  division: z.nullable(z.literal(DIVISIONS)),
  sex,
  season: z.nullable(z.int()),
  seasons: z.array(z.strictObject({ season: z.int(), isSample: z.boolean() })),
  conferences: z.array(z.string()),
  lists: z.strictObject({ female: z.array(z.enum(SHOWN_LISTS)), male: z.array(z.enum(SHOWN_LISTS)) }),
  page: z.int(),
  tables: z.array(answeredTable),
  reason: z.nullable(z.enum(RANKING_GAPS)),
});

export type RankingAnswer = z.infer<typeof rankingAnswer>;
