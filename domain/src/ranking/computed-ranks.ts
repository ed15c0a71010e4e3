import { DIVISIONS, LEAGUE_VALUES, LEAGUES } from '../reference/college-kinds';
import {
  BEST_PUBLIC_RANKS,
  COMPUTED_LISTS,
  type ComputedList,
  RANKING_LISTS,
  type RankingList,
  OWN_PUBLISHER,
} from '../reference/ranking-lists';
import type { CollegeRank } from './college-ranks';
import { type Competition, computedRows, type RankableCollege } from './computed-lists';
import type { RankingSummary } from './ranking-summary';

/** Every league, division and sex. */
export const COMPETITIONS: readonly Competition[] = LEAGUE_VALUES.flatMap((league) =>
  (LEAGUES[league].hasDivisions ? DIVISIONS : [null]).flatMap((division) =>
    (['female', 'male'] as const).map((sex) => ({ league, division, sex })),
  ),
);

/** The ranks of every college in the lists that follow from facts, which have no seasons: those of its teams today. */
export function computedRanks(colleges: readonly RankableCollege[]): ReadonlyMap<string, readonly CollegeRank[]> {
  const found = new Map<string, CollegeRank[]>();
  const ofLeague = new Map(LEAGUE_VALUES.map((league) => [league, colleges.filter((college) => college.league === league)]));
  for (const list of COMPUTED_LISTS) {
    for (const competition of COMPETITIONS) {
      const rows = computedRows(list, ofLeague.get(competition.league) ?? [], competition);
      const made = { list, season: null, isSample: false, publisher: OWN_PUBLISHER, ...competition, teams: rows.length };
      for (const { collegeId, rank } of rows) {
        if (collegeId === null) continue;
        const own = found.get(collegeId) ?? [];
        own.push({ ...made, rank, previousRank: null, record: null, inConference: null });
        found.set(collegeId, own);
      }
    }
  }
  return found;
}

/** A summary with the lists that follow from facts among its own. */
export function withComputedLists(summary: RankingSummary, ranks: readonly CollegeRank[]): RankingSummary {
  const computed: readonly RankingList[] = computedListsOf(ranks);
  return { ...summary, lists: RANKING_LISTS.filter((list) => summary.lists.includes(list) || computed.includes(list)) };
}

/** The computed lists under which the search finds a college: of the public ones only the best are "best public". */
function computedListsOf(ranks: readonly CollegeRank[]): readonly ComputedList[] {
  return COMPUTED_LISTS.filter((list) =>
    ranks.some((one) => one.list === list && (list !== 'bestPublic' || one.rank <= BEST_PUBLIC_RANKS)),
  );
}
