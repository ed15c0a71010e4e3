import type { LoadedGuide } from './guide-view';
import { definePage } from '../page-definition';

export const page = definePage<LoadedGuide>({
  path: '/guide',
  query: ['year'],
  reloadsWithQuery: false,
  loader: async ({ language }) => (await import('./guide-view')).loadGuide(language),
  module: () => import('./guide-view'),
  messages: ['guide'],
  budgetKb: 165,
});
