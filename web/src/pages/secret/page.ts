import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { definePage } from '../page-definition';

export const page = definePage<AnswerOf<'siteNumbers'>>({
  path: '/Secret',
  loader: ({ call }) => call('siteNumbers', {}),
  module: () => import('./secret-view'),
});
