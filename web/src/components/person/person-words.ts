import type { WordsPart } from '../../i18n/languages';

/** The texts of the fields about a person; the dialogs' texts hold them as well. */
export const PERSON_WORDS: WordsPart = {
  en: async () => (await import('../../i18n/english/person')).englishPerson,
  de: async () => (await import('../../i18n/german/person')).germanPerson,
};
