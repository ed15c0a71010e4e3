import { chapterAddress, type ChapterEntry } from '../../features/guide/chapter';
import type { HeadDetails } from '../page-definition';

/** The structured data of the guide: the list of its chapters. */
export function detailsOfGuide(name: string, entries: readonly ChapterEntry[]): HeadDetails {
  return {
    structuredData: (origin) => ({
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name,
      numberOfItems: entries.length,
      itemListElement: entries.map(({ slug, title }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        url: `${origin}${chapterAddress(slug)}`,
      })),
    }),
  };
}
