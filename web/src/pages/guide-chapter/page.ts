import type { LoadedChapter } from './load-chapter';
import { definePage } from '../page-definition';

export const page = definePage<LoadedChapter>({
  path: '/guide/:chapter',
  loader: async (context) => (await import('./chapter-view')).loadChapterOf(context),
  module: () => import('./chapter-view'),
  messages: ['guide'],
  budgetKb: 165,
  addresses: async () => (await import('./chapter-view')).chapterAddresses(),
});
