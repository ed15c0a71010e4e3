import { definePage } from '../page-definition';
import type { LandingData } from './load-landing';

export const page = definePage<LandingData>({
  path: '/home',
  isSticky: true,
  query: ['search'],
  loader: async (context) => (await import('./load-landing')).loadLanding(context),
  reloadsWithQuery: false,
  module: () => import('./landing-view'),
  messages: ['landing', 'search'],
  sharedSeconds: 60,
  budgetKb: 165,
});
