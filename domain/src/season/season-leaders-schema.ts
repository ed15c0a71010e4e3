import * as z from 'zod/mini';
import { sex } from '../college/athletics';
import { collegeId } from '../college/college';
import { metTeam } from './met-team';

/** Whom the leaders of a season lead in: ranks won since the season before, goals and goals against in a match. */
export const LEADER_LISTS = ['improved', 'attack', 'defence'] as const;
export type LeaderList = (typeof LEADER_LISTS)[number];

const count = z.int().check(z.minimum(0), z.maximum(5000));
const rankThen = z.strictObject({ season: z.int(), rank: count });

/**
 * A team among the leaders. `matches` are those that count. The improved have their ranks by our RPI `before` and
 * `after`; the others the `goals` that their list is about.
 */
const leader = z.strictObject({
  rank: count,
  collegeId,
  matches: count,
  goals: z.nullable(count),
  before: z.nullable(rankThen),
  after: z.nullable(rankThen),
});
export type Leader = z.infer<typeof leader>;

/** The leaders of a season, and how many teams were compared. Equal teams share a rank. */
export const leaderTable = z.strictObject({
  list: z.enum(LEADER_LISTS),
  sex,
  season: z.int(),
  teams: count,
  leaders: z.array(leader),
});
export type LeaderTable = z.infer<typeof leaderTable>;

/** The leaders with the colleges that they play for. */
export const leadersAnswer = z.strictObject({ tables: z.array(leaderTable), colleges: z.array(metTeam) });
