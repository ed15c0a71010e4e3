import type { WordsPart } from '../../i18n/languages';

/** The texts of the account pages. */
export const ACCOUNT_WORDS: WordsPart = {
  en: async () => (await import('../../i18n/english/account')).englishAccount,
  de: async () => (await import('../../i18n/german/account')).germanAccount,
};
