import type { OwnPageName } from './own-pages';
import { page, type Page } from './page';

/** A page of whoever is signed in: where its screen and texts are found is downloaded with the first of them. */
export function ownPage(name: OwnPageName): Page {
  return page(async (language) => (await import('./own-pages')).loadOwnPage(name, language));
}
