import { definePage } from '../page-definition';
import { landingColleges } from './landing-colleges';
import type { FoundColleges } from './use-typed-colleges';

export const page = definePage<FoundColleges>({
  path: '/home',
  isSticky: true,
  query: ['search'],
  loader: async ({ call, attempt, url }) => {
    const search = url.searchParams.get('search') ?? '';
    const found = await attempt(call('searchColleges', { query: { q: search, page: 1 } }));
    return found.answer === null ? { search, ...found } : { search, answer: landingColleges(found.answer), failure: null };
  },
  reloadsWithQuery: false,
  module: () => import('./landing-view'),
  messages: ['landing', 'search'],
  sharedSeconds: 60,
  budgetKb: 165,
});
