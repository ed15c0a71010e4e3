import { withQueries } from '../with-queries';
import { definePage } from '../page-definition';

export const page = definePage({
  path: '/account/manage-data',
  access: 'auth',
  module: () => withQueries(async () => (await import('../../features/account/manage-data-screen')).ManageDataScreen),
  messages: ['account-frame', 'account-settings', 'person', 'privacy'],
});
