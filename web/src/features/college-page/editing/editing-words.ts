import type { WordsPart } from '../../../i18n/languages';

/** The texts that only editors of a college page see. */
export const EDITING_WORDS: WordsPart = {
  en: async () => (await import('../../../i18n/english/college-editing')).englishCollegeEditing,
  de: async () => (await import('../../../i18n/german/college-editing')).germanCollegeEditing,
};
