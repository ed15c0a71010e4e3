import { definePage } from '../page-definition';
import type { LoadedFaqs } from './load-faqs-page';

export const page = definePage<LoadedFaqs>({
  path: '/faqs',
  loader: async (context) => (await import('./faqs-view')).loadFaqsPage(context),
  module: () => import('./faqs-view'),
  messages: ['guide'],
});
