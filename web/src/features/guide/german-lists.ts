import type { ChapterEntry, SearchedChapter } from './chapter';

/** What lists say about the chapters in German, by file. */
export const ENTRIES = import.meta.glob<ChapterEntry>('../../guide/de/*.md', {
  eager: true,
  import: 'entry',
  query: '?entry',
});

/** What the search finds in the chapters in German, by file. */
export const SEARCHED = import.meta.glob<SearchedChapter>('../../guide/de/*.md', {
  eager: true,
  import: 'search',
  query: '?search',
});
