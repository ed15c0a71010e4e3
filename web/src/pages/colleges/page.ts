import { definePage } from '../page-definition';
import type { CollegesData } from './colleges-view';

export const page = definePage<CollegesData>({
  path: '/colleges',
  query: async () => (await import('./first-search')).SEARCH_PARAMETERS,
  loader: async ({ call, attempt, url }) => {
    if (url.searchParams.has('compare')) {
      const comparison = await (await import('./load-comparison')).loadComparison({ call, url });
      if (comparison !== null) return comparison;
    }
    const { firstSearch } = await import('./first-search');
    const { query, sent } = firstSearch(url.searchParams);
    return { query, ...(await attempt(call('searchColleges', { query: sent }))) };
  },
  reloadsWithQuery: ['compare'],
  module: () => import('./colleges-view'),
  messages: ['colleges', 'search'],
});
