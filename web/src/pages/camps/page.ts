import { definePage } from '../page-definition';
import type { LoadedCamps } from './load-camps';

export const page = definePage<LoadedCamps>({
  path: '/camps',
  query: async () => (await import('./load-camps')).CAMP_PARAMETERS,
  loader: async (context) => (await import('./load-camps')).loadCamps(context),
  module: () => import('./camps-view'),
  messages: ['camps', 'colleges', 'scenes'],
  sharedSeconds: 60,
});
