import { definePage } from '../page-definition';
import { withQueries } from '../with-queries';

export const page = definePage({
  path: '/admin/colleges',
  access: 'admin',
  module: () =>
    withQueries(async () => (await import('../../features/admin-colleges/admin-colleges-screen')).AdminCollegesScreen),
  messages: ['account', 'account-frame', 'admin', 'admin-colleges', 'college', 'colleges', 'corrections'],
});
