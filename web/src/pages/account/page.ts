import { withQueries } from '../with-queries';
import { definePage } from '../page-definition';

export const page = definePage({
  path: '/account',
  access: 'auth',
  module: () => withQueries(async () => (await import('../../features/account/account-screen')).AccountScreen),
  messages: ['account', 'boosts', 'account-frame', 'menu', 'own-plan', 'plans', 'grades'],
});
