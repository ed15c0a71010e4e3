import { definePage } from '../page-definition';
import type { FirstColleges } from './find-colleges';

export const page = definePage<FirstColleges>({
  path: '/',
  loader: ({ call, attempt }) => attempt(call('searchColleges', { query: { q: '', page: 1 } })),
  reloadsWithQuery: false,
  module: () => import('./recruit-search-view'),
  messages: ['recruits', 'search'],
  sharedSeconds: 60,
});
