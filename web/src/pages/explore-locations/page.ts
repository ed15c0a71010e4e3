import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { definePage } from '../page-definition';

export const page = definePage<AnswerOf<'locations'>>({
  path: '/exploreLocations',
  query: ['state'],
  loader: ({ call }) => call('locations'),
  reloadsWithQuery: false,
  module: () => import('./locations-view'),
  messages: ['locations'],
});
