import { definePage } from '../page-definition';
import type { LoadedCollections } from './load-collections';

export const page = definePage<LoadedCollections>({
  path: '/exploreColleges',
  loader: async (context) => (await import('./load-collections')).loadCollections(context),
  module: () => import('./explore-view'),
  messages: ['explore'],
});
