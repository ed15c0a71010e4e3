import type { ChapterEntry, SearchedChapter } from './chapter';

/** What lists say about the chapters in English, by file. */
export const ENTRIES = import.meta.glob<ChapterEntry>('../../guide/en/*.md', {
  eager: true,
  import: 'entry',
  query: '?entry',
});

/** What the search finds in the chapters in English, by file. */
export const SEARCHED = import.meta.glob<SearchedChapter>('../../guide/en/*.md', {
  eager: true,
  import: 'search',
  query: '?search',
});
