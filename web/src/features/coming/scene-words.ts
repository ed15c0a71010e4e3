import type { WordsPart } from '../../i18n/languages';

/** The texts around scenes. */
export const SCENE_WORDS: WordsPart = {
  en: async () => (await import('../../i18n/english/scenes')).englishScenes,
  de: async () => (await import('../../i18n/german/scenes')).germanScenes,
};
