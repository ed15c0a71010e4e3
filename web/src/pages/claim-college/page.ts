import { definePage } from '../page-definition';
import type { ClaimedCollege } from './load-claimed';

export const page = definePage<ClaimedCollege>({
  path: '/claimCollege',
  query: ['college', 'invite'],
  loader: async (context) => (await import('./load-claimed')).loadClaimed(context),
  module: () => import('./claim-view'),
  messages: ['account', 'account-frame', 'claim'],
});
