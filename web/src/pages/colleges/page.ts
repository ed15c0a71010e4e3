import { definePage } from '../page-definition';
import type { CollegesData } from './colleges-view';

export const page = definePage<CollegesData>({
  path: '/colleges',
  query: async () => (await import('./search-of-address')).SEARCH_PARAMETERS,
  loader: async ({ call, attempt, url }) => {
    const { comparisonAt, firstSearch, movedSearch } = await import('./search-of-address');
    const moved = await movedSearch(url);
    if (moved !== null) return moved;
    const comparison = await comparisonAt({ call, url });
    if (comparison !== null) return comparison;
    const { query, sent } = firstSearch(url.searchParams);
    return { query, ...(await attempt(call('searchColleges', { query: sent }))) };
  },
  reloadsWithQuery: ['compare'],
  module: () => import('./colleges-view'),
  messages: ['colleges', 'search'],
  budgetKb: 192,
});
