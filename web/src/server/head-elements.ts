import type { Language } from '@touchline/domain/http/api-messages';
import { LANGUAGES } from '../i18n/languages';
import { inertJson } from '../lib/page-data';
import type { HeadPicture, PageHead } from './page-head';

const LOCALES = { en: 'en_US', de: 'de_DE' } as const satisfies Record<Language, string>;
/** Drawn by web/scripts/link-card.ts. */
const CARD: HeadPicture = { path: '/card.png', width: 1200, height: 630 };
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text that stays text in an element and in a quoted attribute. */
function escapedHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');
}

/** A page's head as HTML: description, canonical address and its counterpart in the other language, link preview, structured data. */
export function headElements({ title, description, path, jsonLd, image }: PageHead, origin: string, language: Language): string {
  const meta = (kind: 'name' | 'property', name: string, content: string) =>
    content === '' ? '' : `<meta ${kind}="${name}" content="${escapedHtml(content)}">`;
  const link = (attributes: string, address: string) => `<link ${attributes} href="${escapedHtml(address)}">`;
  const picture = image ?? CARD;
  const canonical = path === null ? null : addressIn(language, origin, path);
  return [
    meta('name', 'description', description),
    ...(path === null || canonical === null
      ? [meta('name', 'robots', 'noindex')]
      : [
          link('rel="canonical"', canonical),
          ...LANGUAGES.map((each) => link(`rel="alternate" hreflang="${each}"`, addressIn(each, origin, path))),
          link('rel="alternate" hreflang="x-default"', addressIn('en', origin, path)),
          meta('property', 'og:url', canonical),
        ]),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Touchline'),
    meta('property', 'og:locale', LOCALES[language]),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', `${origin}${picture.path}`),
    meta('property', 'og:image:width', String(picture.width)),
    meta('property', 'og:image:height', String(picture.height)),
    meta('name', 'twitter:card', 'summary_large_image'),
    jsonLd === null ? '' : `<script type="application/ld+json">${inertJson(jsonLd)}</script>`,
  ].join('');
}

/** The full address of a page in a language: English is the plain one, German says so (design.md §4, Languages). */
function addressIn(language: Language, origin: string, path: string): string {
  if (language === 'en') return `${origin}${path}`;
  return `${origin}${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}
