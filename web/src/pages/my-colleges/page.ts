import { withQueries } from '../with-queries';
import { definePage } from '../page-definition';

export const page = definePage({
  path: '/mycolleges',
  access: 'auth',
  module: () => withQueries(async () => (await import('../../features/saved-colleges/my-colleges-screen')).MyCollegesScreen),
  messages: ['saving', 'my-colleges'],
});
