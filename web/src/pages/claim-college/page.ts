import { definePage } from '../page-definition';

export const page = definePage({
  path: '/claimCollege',
  query: ['college', 'invite'],
  module: () => import('./claim-view'),
  messages: ['account', 'account-frame', 'claim'],
});
