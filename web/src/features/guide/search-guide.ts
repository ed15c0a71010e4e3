import type { Language } from '@touchline/domain/kernel/language';
import { chapterAddress } from './chapter';
import { loadSearched } from './guide-content';

/** A place in the guide that a text may mean. */
export interface GuideHit {
  readonly to: string;
  readonly name: string;
  /** The chapter of a section, or the summary of a chapter. */
  readonly line: string;
}

/**
 * The chapters and sections of the guide, terms included, whose titles hold every typed word from its beginning; those
 * that begin with the text come first.
 */
export async function searchGuide(typed: string, language: Language): Promise<{ readonly items: readonly GuideHit[] }> {
  const words = wordsOf(typed, language);
  if (words.length === 0) return { items: [] };
  const isMeant = (title: string): boolean => {
    const there = wordsOf(title, language);
    return words.every((word) => there.some((one) => one.startsWith(word)));
  };
  const chapters = await loadSearched(language);
  const hits = chapters.flatMap(({ slug, title, summary, sections }): readonly GuideHit[] => [
    ...(isMeant(title) ? [{ to: chapterAddress(slug), name: title, line: summary }] : []),
    ...sections
      .filter(({ text }) => isMeant(text))
      .map(({ id, text }) => ({ to: `${chapterAddress(slug)}#${id}`, name: text, line: title })),
  ]);
  const begins = ({ name }: GuideHit): boolean => wordsOf(name, language)[0]?.startsWith(words[0] ?? '') === true;
  return { items: [...hits.filter(begins), ...hits.filter((hit) => !begins(hit))] };
}

function wordsOf(text: string, language: Language): readonly string[] {
  return text.toLocaleLowerCase(language).match(/[\p{L}\p{N}]+/gu) ?? [];
}
