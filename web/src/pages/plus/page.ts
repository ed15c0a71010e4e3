import { definePage } from '../page-definition';

export const page = definePage({
  path: '/plus',
  query: ['checkout'],
  reloadsWithQuery: false,
  module: () => import('./plus-view'),
  messages: ['plans'],
  budgetKb: 180,
});
