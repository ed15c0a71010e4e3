import { definePage } from '../page-definition';
import type { LoadedCompliance } from './load-compliance';

export const page = definePage<LoadedCompliance>({
  path: '/ncaacompliance',
  loader: async (context) => (await import('./load-compliance')).loadCompliance(context),
  module: () => import('./compliance-view'),
  messages: ['guide'],
});
