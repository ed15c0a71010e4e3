import type { Language } from '@touchline/domain/kernel/refusal/api-messages';
import { readStored, store } from '../lib/browser-storage';
import type { MessageKey } from './english';
import { englishEveryPage } from './english/every-page';

/** The languages of the site; the first one is the default. */
export const LANGUAGES = ['en', 'de'] as const satisfies readonly Language[];

/** True for a language of the site. */
function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.some((language) => language === text);
}

const LANGUAGE_KEY = 'touchline.language';

/**
 * The user's language: the stored choice, else the first of the browser's languages that we have, else English (S9-12).
 */
export function languageFor(stored: string | null, wanted: readonly string[]): Language {
  if (isLanguage(stored)) return stored;
  return wanted.map(primaryOf).find(isLanguage) ?? LANGUAGES[0];
}

function primaryOf(tag: string): string | undefined {
  return tag.toLowerCase().split('-')[0];
}

/** The language for the user of this browser. */
export function chosenLanguage(): Language {
  return languageFor(readStored(LANGUAGE_KEY), navigator.languages);
}

/** True where the user has stored a choice, or the browser lists one of our languages. */
export function asksForLanguage(): boolean {
  return isLanguage(readStored(LANGUAGE_KEY)) || navigator.languages.some((tag) => isLanguage(primaryOf(tag)));
}

/** Stores a choice for the next visit. */
export function rememberLanguage(language: Language): void {
  store(LANGUAGE_KEY, language);
}

/** The language of the page: what `<html lang>` says. */
export function pageLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : LANGUAGES[0];
}

/** Sets `<html lang>`; only where it changes, because the browser then styles the whole page again. */
export function markPageLanguage(language: Language): void {
  const root = document.documentElement;
  if (root.lang !== language) root.lang = language;
}

/** The texts of a language that are loaded so far. */
export type LoadedMessages = Partial<Record<MessageKey, string>>;

/**
 * Message tables that are loaded with what shows them: the landing page and the searches, the college page, the college
 * search, the dialogs of sign-in and feedback, and the editing of albums.
 */
export type MessagesOfPage = 'landing' | 'college' | 'colleges' | 'dialogs' | 'album';

type LoadMessages = () => Promise<Readonly<LoadedMessages>>;

/** A message table in each language, each a download of its own. */
export type MessagesPart = Readonly<Record<Language, LoadMessages>>;

const EVERY_PAGE: MessagesPart = {
  en: () => Promise.resolve(englishEveryPage),
  de: async () => (await import('./german/every-page')).germanEveryPage,
};

const PARTS: Readonly<Record<MessagesOfPage, MessagesPart>> = {
  landing: {
    en: async () => (await import('./english/landing')).englishLanding,
    de: async () => (await import('./german/landing')).germanLanding,
  },
  college: {
    en: async () => (await import('./english/college')).englishCollege,
    de: async () => (await import('./german/college')).germanCollege,
  },
  colleges: {
    en: async () => (await import('./english/colleges')).englishCollegeSearch,
    de: async () => (await import('./german/colleges')).germanCollegeSearch,
  },
  dialogs: {
    en: async () => (await import('./english/dialogs')).englishDialogs,
    de: async () => (await import('./german/dialogs')).germanDialogs,
  },
  album: {
    en: async () => (await import('./english/album')).englishAlbum,
    de: async () => (await import('./german/album')).germanAlbum,
  },
};

const loaded: Readonly<Record<Language, LoadedMessages>> = { en: { ...englishEveryPage }, de: {} };
const wanted = new Set([EVERY_PAGE]);

/**
 * Loads the tables of every page that was asked for so far in a language. Later tables are added to the same object.
 * Rejects where a download fails.
 */
export async function loadDictionary(language: Language): Promise<LoadedMessages> {
  await Promise.all([...wanted].map((part) => loadMessages(part, language)));
  return loaded[language];
}

/**
 * Loads a table in a language, and remembers it for a later change of language. `part` must be the same object each
 * time. Rejects where the download fails.
 */
export async function loadMessages(part: MessagesPart, language: Language): Promise<void> {
  wanted.add(part);
  Object.assign(loaded[language], await part[language]());
}

/** The same for a table of a public page. */
export function loadPageMessages(part: MessagesOfPage, language: Language): Promise<void> {
  return loadMessages(PARTS[part], language);
}

/** The English texts that are part of every page. */
export function bundledEnglish(): LoadedMessages {
  return loaded.en;
}
