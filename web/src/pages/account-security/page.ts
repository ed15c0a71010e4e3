import { withQueries } from '../with-queries';
import { definePage } from '../page-definition';

export const page = definePage({
  path: '/account/login-and-security',
  access: 'auth',
  module: () => withQueries(async () => (await import('../../features/account/security-screen')).SecurityScreen),
  messages: ['account-frame', 'account-settings', 'person'],
});
