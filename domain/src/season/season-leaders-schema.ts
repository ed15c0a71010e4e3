import * as z from 'zod/mini';
import { sex } from '../college/athletics';
import { collegeId } from '../college/college';
import { lead } from '../ranking/leader-lists';
import { LEADER_LISTS } from '../reference/ranking-lists';
import { metTeam } from './met-team';

const count = z.int().check(z.minimum(0), z.maximum(5000));

/** A team among the leaders, with what it leads in. */
const leader = z.extend(lead, { rank: count, collegeId });
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
