import type { Language } from '@touchline/domain/http/api-messages';
import { readStored, store } from '../lib/browser-storage';
import { isLanguage, LANGUAGES } from './languages';

const STORED_AS = 'touchline.language';

/** The reader's language: the stored choice, else the first of the browser's languages that we speak, else English (specification §9, locale persisted). */
export function languageFor(stored: string | null, wanted: readonly string[]): Language {
  if (isLanguage(stored)) return stored;
  return wanted.map(primaryOf).find(isLanguage) ?? LANGUAGES[0];
}

function primaryOf(tag: string): string | undefined {
  return tag.toLowerCase().split('-')[0];
}

/** The language that this browser's reader gets. */
export function chosenLanguage(): Language {
  return languageFor(readStored(STORED_AS), navigator.languages);
}

/** True where this device asks for a language of ours: by a stored choice, or by the browser's own languages. */
export function asksForLanguage(): boolean {
  return isLanguage(readStored(STORED_AS)) || navigator.languages.some((tag) => isLanguage(primaryOf(tag)));
}

/** Keeps a choice for the next visit. */
export function rememberLanguage(language: Language): void {
  store(STORED_AS, language);
}

/** The language that the page is in: what `<html lang>` says. */
export function pageLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : LANGUAGES[0];
}

/** Says in `<html lang>` what the page is in; only where that changes, for the browser then styles the whole page anew. */
export function markPageLanguage(language: Language): void {
  const root = document.documentElement;
  if (root.lang !== language) root.lang = language;
}
