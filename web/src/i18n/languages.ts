import type { Language } from '@touchline/domain/http/api-messages';
import { english, type Dictionary } from './english';

/** The languages of the site; the first one is spoken where nobody asks for another. */
export const LANGUAGES = ['en', 'de'] as const satisfies readonly Language[];

/** True for a language of the site. */
export function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** The texts of a language: English at once, German with its own download. Rejects where that fails. */
export async function loadDictionary(language: Language): Promise<Dictionary> {
  return language === 'de' ? (await import('./german')).german : english;
}
