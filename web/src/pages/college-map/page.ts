import type { FirstSearch } from '../../features/college-search/seeded-search';
import { definePage } from '../page-definition';

export const page = definePage<FirstSearch>({
  path: '/collegeMap',
  widerGoesTo: '/exploreLocations',
  query: async () => (await import('../../features/college-search/search-address')).SEARCH_PARAMETERS,
  loader: async ({ call, attempt, url }) => {
    const { firstSearch, movedSearch } = await import('../../features/college-search/first-search');
    const moved = await movedSearch(url);
    if (moved !== null) return moved;
    const { query, sent } = firstSearch(url.searchParams);
    return { query, ...(await attempt(call('searchColleges', { query: sent }))) };
  },
  reloadsWithQuery: false,
  module: () => import('./college-map-view'),
  messages: ['colleges', 'search'],
});
