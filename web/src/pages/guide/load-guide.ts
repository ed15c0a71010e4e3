import type { Language } from '@touchline/domain/kernel/language';
import type { ChapterEntry } from '../../features/guide/chapter';
import { loadEntries } from '../../features/guide/guide-content';

/** What /guide shows, in one language. */
export interface LoadedGuide {
  readonly language: Language;
  readonly entries: readonly ChapterEntry[];
}

/** Loads what the overview of the guide says about its chapters. */
export async function loadGuide(language: Language): Promise<LoadedGuide> {
  return { language, entries: await loadEntries(language) };
}
