import { definePage } from '../page-definition';
import { withQueries } from '../with-queries';

export const page = definePage({
  path: '/admin/featureRequests',
  access: 'admin',
  module: () => withQueries(async () => (await import('./feature-requests-view')).FeatureRequestsView),
  messages: ['account', 'account-frame', 'admin', 'feature-queue'],
});
