import { LINK_PREVIEW_SIZE } from '@touchline/domain/pictures/link-preview-address';
import { RankingScreen } from '../../features/rankings/ranking-screen';
import { rankingParams, tableOf } from '../../features/rankings/ranking-address';
import { leagueLabel, rankingAbout, rankingTitle } from '../../features/rankings/ranking-texts';
import { leaguePath } from '../../lib/addresses/league-pages';
import type { HeadContext, PageHead } from '../page-definition';
import type { LoadedRanking } from './load-ranking';

/** A page of rankings: a list of one league and division (S1-05). */
export function View({ data }: { readonly data: LoadedRanking }) {
  return <RankingScreen {...data} />;
}

/**
 * The head of a page of rankings. The canonical address is the list without order, and with the filters that make
 * another list; samples, failures and searches are not indexed.
 */
export function head({ data: { league, view, answer }, t }: HeadContext<LoadedRanking>): PageHead {
  if (answer === null) return { title: leagueLabel(league), isIndexable: false };
  const table = tableOf(answer, view.maker);
  const canonical = rankingParams({ ...view, sort: null, isReverse: false });
  return {
    title: rankingTitle(answer, t),
    description: rankingAbout(answer, table, t),
    canonical: `${leaguePath(league.name)}${canonical === '' ? '' : `?${canonical}`}`,
    image: { path: `/cards/${league.name}.jpg`, ...LINK_PREVIEW_SIZE },
    isIndexable: table !== null && table.origin !== 'sample' && view.search === '' && table.total > 0,
    ...(table === null
      ? {}
      : { details: async () => (await import('./ranking-details')).detailsOfRanking(rankingTitle(answer, t), answer, table) }),
  };
}
