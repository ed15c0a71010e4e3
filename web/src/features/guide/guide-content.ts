import type { Language } from '@touchline/domain/kernel/language';
import { type Chapter, GUIDE_SLUGS } from './chapter';
import type * as englishLists from './english-lists';

/** The files of the chapters; the build makes modules of them (web/scripts/guide). */
const CHAPTERS = import.meta.glob<{ readonly chapter: Chapter }>('../../guide/*/*.md');

/** A chapter by its slug; null where the guide has no such chapter. */
export async function loadChapter(slug: string, language: Language): Promise<Chapter | null> {
  return (await CHAPTERS[`../../guide/${language}/${slug}.md`]?.())?.chapter ?? null;
}

/** What lists say about all chapters, in their order. */
export async function loadEntries(language: Language) {
  return inOrder((await loadLists(language)).ENTRIES);
}

/** What the search finds in all chapters, in their order. */
export async function loadSearched(language: Language) {
  return inOrder((await loadLists(language)).SEARCHED);
}

async function loadLists(language: Language): Promise<Pick<typeof englishLists, 'ENTRIES' | 'SEARCHED'>> {
  if (language === 'en') return import('./english-lists');
  const { ENTRIES, SEARCHED } = await import('./german-lists');
  return { ENTRIES, SEARCHED };
}

function inOrder<Part extends { readonly slug: string }>(parts: Readonly<Record<string, Part>>): readonly Part[] {
  const bySlug = new Map(Object.values(parts).map((part) => [part.slug, part]));
  return GUIDE_SLUGS.flatMap((slug) => bySlug.get(slug) ?? []);
}
