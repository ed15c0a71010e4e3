import { definePage } from '../page-definition';
import type { LoadedCompliance } from './load-compliance';

export const page = definePage<LoadedCompliance>({
  path: '/ncaacompliance',
  loader: async (context) => (await import('./compliance-view')).loadCompliance(context),
  module: () => import('./compliance-view'),
  messages: ['guide'],
});
