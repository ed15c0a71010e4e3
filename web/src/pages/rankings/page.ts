import { LEAGUE_PAGES, leaguePath } from '../../lib/addresses/league-pages';
import { definePage } from '../page-definition';
import type { LoadedRanking } from './load-ranking';

/** The rankings of each league and division (S2-06). */
export const page = LEAGUE_PAGES.map((league) =>
  definePage<LoadedRanking>({
    path: leaguePath(league.name),
    query: async () => (await import('./load-ranking')).RANKING_PARAMETERS,
    loader: async (context) => (await import('./load-ranking')).loadRanking(context, league),
    module: () => import('./rankings-view'),
    messages: ['rankings', 'college-rankings', 'colleges'],
  }),
);
