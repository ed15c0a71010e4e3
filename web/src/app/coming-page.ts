import { createElement } from 'react';
import type { ComingTopic } from '../i18n/english/coming';
import { loadWords } from '../i18n/languages';
import { page, type Page } from './page';

/** The page of an address whose screen is still to be built: what will be there, and a way on. */
export function coming(topic: ComingTopic): Page {
  return page(async (language) => {
    const { ComingScreen, words } = await import('../features/coming/coming-screen');
    await loadWords(words, language);
    return () => createElement(ComingScreen, { topic });
  });
}
