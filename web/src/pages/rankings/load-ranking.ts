import type { ShownList } from '@touchline/domain/reference/ranking-lists';
import { type RankingAnswer, type RankingView, rankingViewOf, sentRanking } from '../../features/rankings/ranking-address';
import type { LeaguePage } from '../../lib/addresses/league-pages';
import type { Attempt, LoaderContext } from '../page-definition';

export { RANKING_PARAMETERS } from '../../features/rankings/ranking-address';

/** What a page of rankings shows: its league, the view of its address, and the list or why it could not be loaded. */
export type LoadedRanking = { readonly league: LeaguePage; readonly view: RankingView } & Attempt<RankingAnswer>;

/** The list by results of each league. */
const OWN_LIST: Readonly<Record<LeaguePage['league'], ShownList>> = { ncaa: 'rpi', naia: 'naia', njcaa: 'usc' };

/** The others by how much they say of teams. */
const BEST_FIRST = ['usc', 'mrpi', 'champions', 'bestPublic', 'ivy', 'usnews', 'byTheSea', 'attendance', 'stadium'] as const;

/**
 * Loads the list that the address names. Where it names none, that is the league's list by results, or the best list
 * that has a table while there are no results.
 */
export async function loadRanking({ call, attempt, url }: LoaderContext, league: LeaguePage): Promise<LoadedRanking> {
  const view = rankingViewOf(url.searchParams);
  const ask = async (ranking: ShownList): Promise<LoadedRanking> => ({
    ...{ league, view },
    ...(await attempt(call('collegeRanking', { query: sentRanking(view, ranking, league) }))),
  });
  const first = await ask(view.ranking ?? OWN_LIST[league.league]);
  if (view.ranking !== null || first.answer === null || first.answer.tables.length > 0) return first;
  const offered = first.answer.lists[view.sex];
  const best = BEST_FIRST.find((list) => offered.includes(list));
  return best === undefined ? first : ask(best);
}
