import * as z from 'zod/mini';
import { sex } from '../college/athletics';
import { DIVISIONS, LEAGUE_VALUES } from '../reference/college-kinds';
import { isComputedList, RANKING_LISTS } from '../reference/ranking-lists';
import { type Ranking, RANKING_ORIGINS, rankingRow, teamRecord } from './ranking';

/**
 * A college's rank in one season of a list: the best among its tables, of how many colleges, and the team's record
 * where the list has it. `season` is null for the lists that follow from facts.
 */
export const collegeRank = z.strictObject({
  list: z.enum(RANKING_LISTS),
  season: z.nullable(z.int()),
  sex,
  isSample: z.boolean(),
  publisher: z.string(),
  league: z.enum(LEAGUE_VALUES),
  division: z.nullable(z.literal(DIVISIONS)),
  rank: z.int(),
  previousRank: z.nullable(z.int()),
  teams: z.int(),
  record: rankingRow.def.shape.record,
  /** The record within the conference, where the list has standings. */
  inConference: z.nullable(z.strictObject({ name: z.string(), record: teamRecord })),
});

export type CollegeRank = z.infer<typeof collegeRank>;

/**
 * The ranks of every college that the rankings name: by list in the order of the lists, the newest season first. Where
 * several makers rank a team in one season of a list, the publisher's rank counts, then the computed one. What is
 * stored of lists that follow from facts does not count.
 */
export function ranksByCollege(rankings: readonly Ranking[]): ReadonlyMap<string, readonly CollegeRank[]> {
  const found = new Map<string, CollegeRank[]>();
  const ordered = rankings.toSorted(
    (a, b) =>
      RANKING_LISTS.indexOf(a.list) - RANKING_LISTS.indexOf(b.list) ||
      b.season - a.season ||
      (a.sex === b.sex ? RANKING_ORIGINS.indexOf(a.origin) - RANKING_ORIGINS.indexOf(b.origin) : a.sex < b.sex ? 1 : -1),
  );
  for (const { list, season, sex: team, origin, tables } of ordered) {
    if (isComputedList(list)) continue;
    const isSample = origin === 'sample';
    const seen = new Set<string>();
    const isSame = (one: CollegeRank) => one.list === list && one.season === season && one.sex === team;
    for (const { league, division, publisher, rows } of tables) {
      for (const { collegeId, rank, previousRank, record, conference, standing } of rows) {
        if (collegeId === null) continue;
        const own = found.get(collegeId) ?? [];
        const inConference = conference === null || standing === null ? null : { name: conference, record: standing.record };
        const made = { list, season, sex: team, isSample, publisher, league, division };
        const entry = { ...made, rank, previousRank, record, inConference };
        const better = own.findIndex(isSame);
        if (!seen.has(collegeId) && better === -1) own.push({ ...entry, teams: rows.length });
        else if (seen.has(collegeId) && rank < (own[better]?.rank ?? rank)) own[better] = { ...entry, teams: rows.length };
        if (better === -1) seen.add(collegeId);
        found.set(collegeId, own);
      }
    }
  }
  return found;
}

/** A list that follows from facts ranks a team only among so many: “1 of 2” says nothing. */
const FEWEST_RANKED = 5;

/**
 * The ranks of one team that count today, in their order: of each list the newest season, real ones before samples. A
 * list that follows from facts counts where it has five teams or more.
 */
export function currentRanks(ranks: readonly CollegeRank[], team: CollegeRank['sex']): readonly CollegeRank[] {
  const says = ({ list, teams }: CollegeRank) => !isComputedList(list) || teams >= FEWEST_RANKED;
  const own = ranks.filter((one) => one.sex === team && says(one));
  const isFirst = (one: CollegeRank) =>
    one === (own.find(({ list, isSample }) => list === one.list && !isSample) ?? own.find(({ list }) => list === one.list));
  return own.filter(isFirst);
}
