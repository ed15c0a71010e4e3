import { type ComponentType, createElement } from 'react';
import type { PageWords } from '../i18n/languages';
import { page, type Page } from './page';

/** Declares a page that asks the API by queries: their cache stands around its screen and is downloaded beside it. */
export function queryPage(load: () => Promise<ComponentType>, words: PageWords): Page {
  return page(async () => {
    const [{ VisitQueries }, Screen] = await Promise.all([import('./queries/visit-queries'), load()]);
    return () => createElement(VisitQueries, null, createElement(Screen));
  }, words);
}
