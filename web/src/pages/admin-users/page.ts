import { withQueries } from '../with-queries';
import { definePage } from '../page-definition';

export const page = definePage({
  path: '/admin/users',
  access: 'admin',
  module: () => withQueries(async () => (await import('../../features/members/admin-users-screen')).AdminUsersScreen),
  messages: ['account', 'account-frame', 'admin'],
});
