import { definePage } from '../page-definition';
import { withQueries } from '../with-queries';

export const page = definePage({
  path: '/admin/logs',
  access: 'admin',
  module: () => withQueries(async () => (await import('../../features/logs/logs-screen')).LogsScreen),
  messages: ['admin', 'document-editing'],
});
