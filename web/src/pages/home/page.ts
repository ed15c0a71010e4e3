import { definePage } from '../page-definition';
import type { FoundColleges } from './use-typed-colleges';

export const page = definePage<FoundColleges>({
  path: '/home',
  isSticky: true,
  query: ['search'],
  loader: async ({ call, attempt, url }) => {
    const search = url.searchParams.get('search') ?? '';
    return { search, ...(await attempt(call('searchColleges', { query: { q: search, page: 1 } }))) };
  },
  reloadsWithQuery: false,
  module: () => import('./landing-view'),
  messages: ['landing', 'search'],
  sharedSeconds: 60,
  budgetKb: 173,
});
