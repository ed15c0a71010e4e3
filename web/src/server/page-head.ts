import type { Language } from '@touchline/domain/kernel/language';
import { LANGUAGES } from '../i18n/languages';
import { inertJson } from '../lib/hydration/page-data';
import type { HeadPicture, PageHead } from '../pages/page-definition';

/** Where a page is shown: the origin of the site, the path of the page, and the language. */
interface PageAddress {
  readonly origin: string;
  readonly pathname: string;
  readonly language: Language;
}

const LOCALES = { en: 'en_US', de: 'de_DE' } as const satisfies Record<Language, string>;
/** Drawn by web/scripts/draw-icons.ts; those of rankings by local/src/pictures/ranking-cards-cli.ts. */
const CARD: HeadPicture = { path: '/card.png', width: 1200, height: 630 };
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text that is safe inside an element and a quoted attribute. */
function escapedHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');
}

/**
 * A page's head as HTML, besides its title: description, canonical address and its counterpart in the other language,
 * link preview, structured data.
 */
export function headElements(head: Omit<PageHead, 'details'>, { origin, pathname, language }: PageAddress): string {
  const {
    title,
    description = '',
    canonical = pathname,
    image = CARD,
    structuredData,
    isIndexable = true,
    changedOn = '',
  } = head;
  const meta = (kind: 'name' | 'property', name: string, content: string) =>
    content === '' ? '' : `<meta ${kind}="${name}" content="${escapedHtml(content)}">`;
  const link = (attributes: string, address: string) => `<link ${attributes} href="${escapedHtml(address)}">`;
  const picture = image ?? CARD;
  const own = addressIn(language, origin, canonical);
  return [
    meta('name', 'description', description),
    ...(isIndexable
      ? [
          link('rel="canonical"', own),
          ...LANGUAGES.map((each) => link(`rel="alternate" hreflang="${each}"`, addressIn(each, origin, canonical))),
          link('rel="alternate" hreflang="x-default"', addressIn('en', origin, canonical)),
          meta('property', 'og:url', own),
        ]
      : [meta('name', 'robots', 'noindex')]),
    meta('property', 'og:type', 'website'),
    meta('property', 'article:modified_time', changedOn),
    meta('property', 'og:site_name', 'Touchline'),
    meta('property', 'og:locale', LOCALES[language]),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', `${origin}${picture.path}`),
    meta('property', 'og:image:width', String(picture.width)),
    meta('property', 'og:image:height', String(picture.height)),
    meta('name', 'twitter:card', 'summary_large_image'),
    structuredData === undefined ? '' : `<script type="application/ld+json">${inertJson(structuredData(origin))}</script>`,
  ].join('');
}

/** The full address of a page in a language: English has the plain one, German adds `lang`. */
function addressIn(language: Language, origin: string, path: string): string {
  if (language === 'en') return `${origin}${path}`;
  return `${origin}${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}
