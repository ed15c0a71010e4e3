import { definePage } from '../page-definition';

export const page = definePage({
  path: '/plus',
  query: ['checkout'],
  module: () => import('./plus-view'),
  messages: ['plans'],
});
