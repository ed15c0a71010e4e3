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

/** Texts of one part in each language, each a download of its own. */
export type WordsPart = Readonly<Record<Language, LoadWords>>;

const EVERYWHERE: WordsPart = {
  en: () => Promise.resolve(englishEverywhere),
  de: async () => (await import('./german-everywhere')).germanEverywhere,
};

const PARTS: Readonly<Record<PageWords, WordsPart>> = {
  landing: {
    en: async () => (await import('./english/landing')).englishLanding,
    de: async () => (await import('./german/landing')).germanLanding,
  },
  college: {
    en: async () => (await import('./english/college')).englishCollege,
    de: async () => (await import('./german/college')).germanCollege,
  },
  colleges: {
    en: async () => (await import('./english/college-search')).englishCollegeSearch,
    de: async () => (await import('./german/college-search')).germanCollegeSearch,
  },
  dialogs: {
    en: async () => (await import('./english/dialogs')).englishDialogs,
    de: async () => (await import('./german/dialogs')).germanDialogs,
  },
  album: {
    en: async () => (await import('./english/album')).englishAlbum,
    de: async () => (await import('./german/album')).germanAlbum,
  },
  cards: {
    en: async () => (await import('./english/cards')).englishCards,
    de: async () => (await import('./german/cards')).germanCards,
  },
};

const loaded: Readonly<Record<Language, SpokenWords>> = { en: { ...englishEverywhere }, de: {} };
const wanted = new Set([EVERYWHERE]);

/** The texts of a language for every page that has been asked for so far; later pages add theirs to the same object. Rejects where a download fails. */
export async function loadDictionary(language: Language): Promise<SpokenWords> {
  await Promise.all([...wanted].map((part) => loadWords(part, language)));
  return loaded[language];
}

/** Adds the texts of a part to those of a language; other languages get them as soon as they are spoken. What no public page shows is brought by whoever shows it, always the same object. Rejects where the download fails. */
export async function loadWords(part: WordsPart, language: Language): Promise<void> {
  wanted.add(part);
  Object.assign(loaded[language], await part[language]());
}

/** The same for the texts of a public page. */
export function loadPageWords(part: PageWords, language: Language): Promise<void> {
  return loadWords(PARTS[part], language);
}

/** The English texts that need no download. */
export function englishAtHand(): SpokenWords {
  return loaded.en;
}
