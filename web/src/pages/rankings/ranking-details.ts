import type { RankingAnswer, RankingMade } from '../../features/rankings/ranking-address';
import { firstTeamAddress } from '../../lib/addresses/college-address';
import type { HeadDetails } from '../page-definition';

/** The structured data of a ranking: a list of the colleges on the page that have a page of their own. */
export function detailsOfRanking(name: string, { sex }: RankingAnswer, { total, items }: RankingMade): HeadDetails {
  return {
    structuredData: (origin) => ({
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name,
      itemListOrder: 'https://schema.org/ItemListOrderAscending',
      numberOfItems: total,
      itemListElement: items.flatMap(({ rank, name: team, college }) =>
        college === null
          ? []
          : [{ '@type': 'ListItem', position: rank, name: team, url: `${origin}${firstTeamAddress(college, sex)}` }],
      ),
    }),
  };
}
