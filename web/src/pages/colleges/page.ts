import { definePage } from '../page-definition';
import type { FirstSearch } from './colleges-view';

export const page = definePage<FirstSearch>({
  path: '/colleges',
  query: async () => (await import('./first-search')).SEARCH_PARAMETERS,
  loader: async ({ call, attempt, url }) => {
    const { firstSearch } = await import('./first-search');
    const { query, sent } = firstSearch(url.searchParams);
    return { query, ...(await attempt(call('searchColleges', { query: sent }))) };
  },
  reloadsWithQuery: false,
  module: () => import('./colleges-view'),
  messages: ['colleges', 'search'],
});
