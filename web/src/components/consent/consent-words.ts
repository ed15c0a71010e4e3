import type { WordsPart } from '../../i18n/languages';

/** The texts of the consent windows. */
export const CONSENT_WORDS: WordsPart = {
  en: async () => (await import('../../i18n/english/consent')).englishConsent,
  de: async () => (await import('../../i18n/german/consent')).germanConsent,
};
