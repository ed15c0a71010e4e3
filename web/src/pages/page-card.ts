import type { Language } from '@touchline/domain/kernel/language';
import { LINK_PREVIEW_SIZE } from '@touchline/domain/pictures/link-preview-address';
import type { HeadPicture } from './page-definition';

/** The cards that local/src/pictures/page-cards-cli.ts draws. */
type Card = 'home' | 'camps' | 'compare' | 'player' | 'goalkeeper' | 'defender' | 'midfielder' | 'forward';

/** The drawn picture of a page in link previews, in the language of the page. */
export function pageCard(name: Card, language: Language): HeadPicture {
  return { path: `/cards/${name}${language === 'de' ? '-de' : ''}.jpg`, ...LINK_PREVIEW_SIZE };
}
