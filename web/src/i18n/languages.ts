import type { Language } from '@touchline/domain/http/api-messages';
import type { WordKey } from './english';
import { englishEverywhere } from './english-everywhere';

/** The languages of the site; the first one is spoken where nobody asks for another. */
export const LANGUAGES = ['en', 'de'] as const satisfies readonly Language[];

/** True for a language of the site. */
export function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** The texts of a language that have been loaded: those of every page, and those of the pages that were asked for. */
export type SpokenWords = Partial<Record<WordKey, string>>;

/** Texts that come with what shows them: the landing page and the searches, the college page, the college search, the dialogs of sign-in and feedback, the editing of albums, league tables and the cards of players and camps. */
export type PageWords = 'landing' | 'college' | 'colleges' | 'dialogs' | 'album' | 'cards';

type LoadWords = () => Promise<Readonly<SpokenWords>>;

const PARTS: Readonly<Record<Language, Readonly<Record<PageWords | 'everywhere', LoadWords>>>> = {
  en: {
    everywhere: () => Promise.resolve(englishEverywhere),
    landing: async () => (await import('./english/landing')).englishLanding,
    college: async () => (await import('./english/college')).englishCollege,
    colleges: async () => (await import('./english/college-search')).englishCollegeSearch,
    dialogs: async () => (await import('./english/dialogs')).englishDialogs,
    album: async () => (await import('./english/album')).englishAlbum,
    cards: async () => (await import('./english/cards')).englishCards,
  },
  de: {
    everywhere: async () => (await import('./german-everywhere')).germanEverywhere,
    landing: async () => (await import('./german/landing')).germanLanding,
    college: async () => (await import('./german/college')).germanCollege,
    colleges: async () => (await import('./german/college-search')).germanCollegeSearch,
    dialogs: async () => (await import('./german/dialogs')).germanDialogs,
    album: async () => (await import('./german/album')).germanAlbum,
    cards: async () => (await import('./german/cards')).germanCards,
  },
};

const loaded: Readonly<Record<Language, SpokenWords>> = { en: { ...englishEverywhere }, de: {} };
const wanted = new Set<PageWords>();

/** The texts of a language for every page that has been asked for so far; later pages add theirs to the same object. Rejects where a download fails. */
export async function loadDictionary(language: Language): Promise<SpokenWords> {
  const parts = await Promise.all([PARTS[language].everywhere(), ...[...wanted].map((part) => PARTS[language][part]())]);
  for (const part of parts) {
    Object.assign(loaded[language], part);
  }
  return loaded[language];
}

/** Adds the texts of a page to those of a language; other languages get them as soon as they are spoken. Rejects where the download fails. */
export async function loadPageWords(part: PageWords, language: Language): Promise<void> {
  wanted.add(part);
  Object.assign(loaded[language], await PARTS[language][part]());
}

/** The English texts that need no download. */
export function englishAtHand(): SpokenWords {
  return loaded.en;
}
