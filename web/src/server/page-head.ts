import type { PageRequest } from '@touchline/domain/http/page-renderer';
import type { Language } from '@touchline/domain/kernel/refusal/api-messages';
import { headOfCollege } from '../features/college-page/college-head';
import { subpageOfAddress } from '../features/college-page/college-tabs';
import { headOfCollegeSearch } from '../features/college-search/college-search-head';
import { headOfLanding } from '../features/landing/landing-screen';
import { headOfRecruitSearch } from '../features/recruit-search/recruit-search-screen';
import { LANGUAGES } from '../i18n/languages';
import { teamOfAddress } from '../lib/college-address';
import { inertJson } from '../lib/page-data';

/**
 * The content of a page's head for search engines and link previews. `path` is the canonical one, null where the page
 * must not be indexed.
 */
interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly path: string | null;
  readonly jsonLd: object | null;
  /** The picture of link previews with its size in pixels; null for the site's own card. */
  readonly image?: HeadPicture | null;
}

/** A picture by its path on this site. */
interface HeadPicture {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** Used by the server only, so not part of the message tables that visitors download. */
const NO_COLLEGE = {
  en: 'There is no college at this address on Touchline. Search all colleges with soccer teams.',
  de: 'Unter dieser Adresse gibt es auf Touchline kein College. Suche unter allen Colleges mit Fußballteams.',
} as const satisfies Record<Language, string>;

/** The head of a page. */
export function headOf({ data, url, origin, language }: PageRequest): PageHead {
  const { pathname } = new URL(`${origin}${url}`);
  switch (data.kind) {
    case 'home':
      return { ...headOfLanding(language), jsonLd: siteData(origin) };
    case 'search':
      return { ...headOfRecruitSearch(language), jsonLd: null };
    case 'colleges':
      return { ...headOfCollegeSearch(data.query, language), jsonLd: null };
    case 'college': {
      const subpage = subpageOfAddress(pathname) ?? { tab: 'overview', album: null };
      return headOfCollege(data.college, teamOfAddress(pathname.split('/')[2] ?? ''), subpage, language);
    }
    case 'noCollege':
      return { title: data.similar, description: NO_COLLEGE[language], path: null, jsonLd: null };
    case 'plain':
      return { title: '', description: '', path: pathname, jsonLd: null };
  }
}

function siteData(origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Touchline',
    url: `${origin}/home`,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}/colleges?search={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
}

const LOCALES = { en: 'en_US', de: 'de_DE' } as const satisfies Record<Language, string>;
/** Drawn by web/scripts/draw-icons.ts. */
const CARD: HeadPicture = { path: '/card.png', width: 1200, height: 630 };
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text that is safe inside an element and a quoted attribute. */
function escapedHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');
}

/**
 * A page's head as HTML: description, canonical address and its counterpart in the other language, link preview,
 * structured data.
 */
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

/** The full address of a page in a language: English has the plain one, German adds `lang`. */
function addressIn(language: Language, origin: string, path: string): string {
  if (language === 'en') return `${origin}${path}`;
  return `${origin}${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}
