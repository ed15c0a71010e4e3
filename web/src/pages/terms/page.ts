import { definePage } from '../page-definition';

export const page = definePage({
  path: '/TermsAndConditions',
  module: () => import('./terms-view'),
});
