import type { Language } from '@touchline/domain/kernel/language';
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

/**
 * The language for the user of this browser on a page that no server rendered: the stored choice, else that of the
 * address (`?lang=de`), else the browser's.
 */
export function chosenLanguage(): Language {
  const addressed = new URLSearchParams(location.search).get('lang');
  return languageFor(readStored(LANGUAGE_KEY), [...(addressed === null ? [] : [addressed]), ...navigator.languages]);
}

/** True if the user has stored a choice, or the browser lists one of our languages. */
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

/** Sets `<html lang>` only if it changes, because the browser then restyles the whole page. */
export function markPageLanguage(language: Language): void {
  const root = document.documentElement;
  if (root.lang !== language) root.lang = language;
}

/** The loaded texts of a language. */
export type LoadedMessages = Partial<Record<MessageKey, string>>;

/**
 * Message tables that load with the parts that show them, by the names of their files. A test follows every page's
 * imports and fails if a table is missing (docs/decisions/028-messages-by-part.md).
 */
export const MESSAGE_PARTS = [
  'account',
  'account-frame',
  'account-settings',
  'admin',
  'admin-colleges',
  'admin-money',
  'admin-person',
  'album',
  'boosts',
  'camp-editing',
  'camps',
  'claim',
  'college',
  'college-editing',
  'college-overview',
  'college-rankings',
  'colleges',
  'compare',
  'consent',
  'corrections',
  'dialogs',
  'document-editing',
  'explore',
  'feature-queue',
  'grades',
  'guide',
  'landing',
  'locations',
  'menu',
  'my-colleges',
  'numbers',
  'own-plan',
  'person',
  'profile',
  'profile-owner',
  'plans',
  'players',
  'privacy',
  'player-wizard',
  'profile-editing',
  'rankings',
  'rankings-album',
  'recruits',
  'reporting',
  'saving',
  'scenes',
  'search',
  'videos',
  'wizard',
  'coach-wizard',
] as const;

export type MessagesPart = (typeof MESSAGE_PARTS)[number];

/** Every table of both languages, each a download of its own; the English texts of every page come with the page. */
const TABLES = import.meta.glob<Readonly<Record<string, Readonly<LoadedMessages>>>>([
  './{english,german}/*.ts',
  '!./english/every-page.ts',
]);
const FOLDERS: Readonly<Record<Language, string>> = { en: 'english', de: 'german' };
const EVERY_PAGE = 'every-page';

const loaded: Record<Language, LoadedMessages> = { en: { ...englishEveryPage }, de: {} };
const wanted = new Set<MessagesPart>();
/** The language that was asked for last, which the page may be about to speak. */
let coming: Language | null = null;

/** Loads all tables requested so far in a language. Later tables join the same object. Rejects if a download fails. */
export async function loadDictionary(language: Language): Promise<LoadedMessages> {
  const before = coming;
  coming = language;
  try {
    await Promise.all([EVERY_PAGE, ...wanted].map((part) => loadTable(part, language)));
  } catch (failure) {
    coming = before;
    throw failure;
  }
  return loaded[language];
}

/**
 * Loads a table in a language, and in the one that the page is about to change to, and remembers it for a later change
 * of language. Rejects if a download fails.
 */
export async function loadMessages(part: MessagesPart, language: Language): Promise<void> {
  wanted.add(part);
  const languages = new Set([language, coming ?? language]);
  await Promise.all([...languages].map((one) => loadTable(part, one)));
}

/** The tables that a page with these parts downloads, as `i18n/german/landing`. */
export function tablesOf(parts: readonly MessagesPart[], language: Language): readonly string[] {
  const all = language === 'en' ? parts : [EVERY_PAGE, ...parts];
  return all.map((part) => `i18n/${FOLDERS[language]}/${part}`);
}

async function loadTable(part: string, language: Language): Promise<void> {
  if (part === EVERY_PAGE && language === 'en') return;
  const load = TABLES[`./${FOLDERS[language]}/${part}.ts`];
  if (load === undefined) throw new Error(`There are no texts of ${part} in ${FOLDERS[language]}`);
  const into = loaded[language];
  for (const table of Object.values(await load())) Object.assign(into, table);
}

/** Forgets all loaded texts, as if the page had just been opened; each test begins like this. */
export function forgetMessages(): void {
  Object.assign(loaded, { en: { ...englishEveryPage }, de: {} });
  wanted.clear();
  coming = null;
}

/** The English texts that are part of every page. */
export function bundledEnglish(): LoadedMessages {
  return loaded.en;
}
