import { data } from 'react-router-dom';
import type { Language } from '@touchline/domain/kernel/language';
import { type Chapter, chapterAddress, type ChapterEntry } from '../../features/guide/chapter';
import { loadChapter, loadEntries } from '../../features/guide/guide-content';
import type { Loaded, LoaderContext, PageAddress } from '../page-definition';

/** What the page of a chapter shows; for an address that is no chapter, all of them. */
export type LoadedChapter =
  | { readonly language: Language; readonly chapter: Chapter; readonly day: string }
  | { readonly language: Language; readonly chapter: null; readonly entries: readonly ChapterEntry[] };

const NOT_FOUND = 404;
const DAY_LENGTH = 10;

/** Loads the chapter of an address with the present day, by which its rules are judged; any other address is a 404. */
export async function loadChapterOf({ params, language }: LoaderContext): Promise<Loaded<LoadedChapter>> {
  const chapter = await loadChapter(params.chapter ?? '', language);
  if (chapter === null) return data<LoadedChapter>({ language, chapter, entries: await loadEntries(language) }, NOT_FOUND);
  return { language, chapter, day: new Date().toISOString().slice(0, DAY_LENGTH) };
}

/** The addresses of all chapters, each with the day of its last change. */
export async function chapterAddresses(): Promise<readonly PageAddress[]> {
  const entries = await loadEntries('en');
  return entries.map(({ slug, updated }) => ({ path: chapterAddress(slug), changedAt: updated }));
}
