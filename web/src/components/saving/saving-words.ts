import type { WordsPart } from '../../i18n/languages';

/** The texts of saving colleges. */
export const SAVING_WORDS: WordsPart = {
  en: async () => (await import('../../i18n/english/saving')).englishSaving,
  de: async () => (await import('../../i18n/german/saving')).germanSaving,
};
