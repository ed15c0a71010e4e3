import type { Language } from '@touchline/domain/kernel/language';
import type { Faqs } from './faqs';

/** The files of the questions; the build makes modules of them (web/scripts/guide). */
const FILES = import.meta.glob<{ readonly faqs: Faqs }>('../../../faqs/*.md');

/** All questions and answers in a language. Rejects if the download fails. */
export async function loadFaqs(language: Language): Promise<Faqs> {
  const file = await FILES[`../../../faqs/${language}.md`]?.();
  if (file === undefined) throw new Error(`There are no questions in ${language}`);
  return file.faqs;
}
