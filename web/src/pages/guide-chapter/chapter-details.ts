import { LINK_PREVIEW_SIZE } from '@touchline/domain/pictures/link-preview-address';
import { type Chapter, chapterAddress } from '../../features/guide/chapter';
import type { HeadDetails } from '../page-definition';

const ORGANISATION = { '@type': 'Organization', name: 'Touchline' } as const;

/** What search engines and link previews read of a chapter: summary, picture, the article, and the way to it. */
export function detailsOfChapter(chapter: Chapter, guide: string): HeadDetails {
  const { slug, title, summary, language, updated, words } = chapter;
  const lang = language === 'de' ? '?lang=de' : '';
  return {
    description: summary,
    image: { path: `/cards/guide-${slug}${language === 'de' ? '-de' : ''}.jpg`, ...LINK_PREVIEW_SIZE },
    structuredData: (origin) => {
      const address = `${origin}${chapterAddress(slug)}${lang}`;
      return {
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'Article',
            headline: title,
            description: summary,
            inLanguage: language,
            dateModified: updated,
            wordCount: words,
            mainEntityOfPage: address,
            author: ORGANISATION,
            publisher: ORGANISATION,
          },
          {
            '@type': 'BreadcrumbList',
            itemListElement: [
              { '@type': 'ListItem', position: 1, name: guide, item: `${origin}/guide${lang}` },
              { '@type': 'ListItem', position: 2, name: title, item: address },
            ],
          },
        ],
      };
    },
  };
}
