import { createElement } from 'react';
import type { ComingTopic } from '../i18n/english/coming';
import { page, type Page } from './page';

/** The page of an address whose screen is still to be built: what will be there, and a way on. */
export function coming(topic: ComingTopic): Page {
  return page(async () => {
    const { ComingScreen } = await import('../features/coming/coming-screen');
    return () => createElement(ComingScreen, { topic });
  });
}
