import { withQueries } from '../with-queries';
import { definePage } from '../page-definition';

export const page = definePage({
  path: '/account/personal-info',
  access: 'auth',
  module: () => withQueries(async () => (await import('../../features/account/personal-info-screen')).PersonalInfoScreen),
  messages: ['account-frame', 'account-settings', 'person'],
});
