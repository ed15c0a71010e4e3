import { useCallback } from 'react';
import type { Chapter } from '../../features/guide/chapter';
import { ChapterBody, ChapterScreen } from '../../features/guide/chapter-screen';
import { loadChapter } from '../../features/guide/guide-content';
import { useInLanguage } from '../../features/guide/use-in-language';
import { deferredSection } from '../../lib/hydration/deferred-section';
import type { HeadContext, PageHead } from '../page-definition';
import type { LoadedChapter } from './load-chapter';

// The loader comes with the view: one download in place of two.
export { chapterAddresses, loadChapterOf } from './load-chapter';

const NoChapter = deferredSection(async () => (await import('../../features/guide/no-chapter')).NoChapter);

/** The text of a chapter hydrates after the page. */
export const deferred = [ChapterBody, NoChapter];

/** /guide/{chapter}: a chapter of the guide (S1-06). */
export function View({ data }: { readonly data: LoadedChapter }) {
  return data.chapter === null ? <NoChapter entries={data.entries} /> : <Shown {...data} />;
}

function Shown({ chapter, language, day }: Extract<LoadedChapter, { readonly chapter: Chapter }>) {
  const { slug } = chapter;
  const load = useCallback(async (wanted: typeof language) => (await loadChapter(slug, wanted)) ?? chapter, [slug, chapter]);
  const shown = useInLanguage({ language, text: chapter }, load);
  return <ChapterScreen key={slug} chapter={shown} day={day} />;
}

/** The head of a chapter; its details come with its own preview picture. */
export function head({ data, t }: HeadContext<LoadedChapter>): PageHead {
  const { chapter } = data;
  if (chapter === null) return { title: t('guide.notFound'), isIndexable: false };
  return {
    title: chapter.title,
    details: async () => (await import('./chapter-details')).detailsOfChapter(chapter, t('guide.title')),
  };
}
