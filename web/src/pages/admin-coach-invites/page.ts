import { definePage } from '../page-definition';
import { withQueries } from '../with-queries';

export const page = definePage({
  path: '/admin/coachInvites',
  access: 'admin',
  module: () => withQueries(async () => (await import('../../features/coach-invites/coach-invites-screen')).CoachInvitesScreen),
  messages: ['account', 'account-frame', 'admin'],
});
