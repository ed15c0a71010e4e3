import type { Competition } from '../ranking/computed-lists';
import { leaderSeasons } from '../ranking/leader-lists';
import type { Ranking } from '../ranking/ranking';
import { LEADER_LISTS } from '../reference/ranking-lists';
import type { LeaderTable } from './season-leaders-schema';

/** Leaders are the teams of these ranks; more of them where the last rank is shared. */
const LEADER_RANKS = 10;

/**
 * The leaders of the newest whole season of a competition, from all stored rankings. There is no list without a team,
 * and none of an older season than the others.
 */
export function leadersOf(rankings: readonly Ranking[], competition: Competition): readonly LeaderTable[] {
  const lists = LEADER_LISTS.map((list) => ({ list, ...leaderSeasons(list, rankings, competition) }));
  const season = Math.max(...lists.flatMap(({ seasons }) => seasons));
  return lists.flatMap(({ list, of }) => {
    const made = of(season);
    if (made === null) return [];
    const leaders = made.rows
      .filter(({ rank }) => rank <= LEADER_RANKS)
      .map(({ rank, collegeId, lead }) => ({ rank, collegeId, ...lead }));
    return { list, sex: competition.sex, season, teams: made.teams, leaders };
  });
}

/** The leaders of NCAA Division I, the women's first. */
export function leadersOfBoth(rankings: readonly Ranking[]): readonly LeaderTable[] {
  return (['female', 'male'] as const).flatMap((sex) => leadersOf(rankings, { league: 'ncaa', division: 1, sex }));
}
