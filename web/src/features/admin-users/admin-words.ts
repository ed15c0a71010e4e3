import type { WordsPart } from '../../i18n/languages';

/** The texts of the admins' list of people. */
export const ADMIN_WORDS: WordsPart = {
  en: async () => (await import('../../i18n/english/admin')).englishAdmin,
  de: async () => (await import('../../i18n/german/admin')).germanAdmin,
};
