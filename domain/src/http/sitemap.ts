import { SITEMAP_MOST } from '../reference/limits';

/** A page of a sitemap: its path in English, and when it last changed (ISO 8601), null if not known. */
export interface SitemapEntry {
  readonly path: string;
  readonly changedAt: string | null;
}

/** The parts of the sitemap. Each is one file, or several if it has more addresses than a file may hold. */
export const SITEMAP_PARTS = ['pages', 'colleges', 'players'] as const;
export type SitemapPart = (typeof SITEMAP_PARTS)[number];

/** A file of the sitemap: the index, or one cut of a part, counted from 1. */
export type SitemapFile = 'index' | { readonly part: SitemapPart; readonly number: number };

const PART_FILE = /^\/sitemaps\/([a-z]+)-([1-9]\d{0,2})\.xml$/;

/** The file of the sitemap at a path; null for any other path. */
export function sitemapFileAt(path: string): SitemapFile | null {
  if (path === '/sitemap.xml') return 'index';
  const [, name, number] = PART_FILE.exec(path) ?? [];
  const part = SITEMAP_PARTS.find((known) => known === name);
  return part === undefined ? null : { part, number: Number(number) };
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPED[sign] ?? sign);

/** The index: every file of parts with these numbers of pages; a part without pages has no file. */
export function sitemapIndex(origin: string, sizes: Readonly<Record<SitemapPart, number>>): string {
  const files = SITEMAP_PARTS.flatMap((part) =>
    Array.from({ length: Math.ceil(sizes[part] / SITEMAP_MOST) }, (_, index) => `${origin}/sitemaps/${part}-${index + 1}.xml`),
  );
  const entries = files.map((file) => `<sitemap><loc>${escaped(file)}</loc></sitemap>`);
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">${entries.join('')}</sitemapindex>\n`;
}

/** A file of pages, each in English and in German with links to both; null if the part has no such file. */
export function sitemapPages(origin: string, entries: readonly SitemapEntry[], number: number): string | null {
  const cut = entries.slice((number - 1) * SITEMAP_MOST, number * SITEMAP_MOST);
  if (cut.length === 0) return null;
  const urls = cut.flatMap(({ path, changedAt }) => {
    const addresses = { en: `${origin}${path}`, de: `${origin}${path}${path.includes('?') ? '&' : '?'}lang=de` };
    const links = [['en', addresses.en] as const, ['de', addresses.de] as const, ['x-default', addresses.en] as const].map(
      ([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(address)}"/>`,
    );
    const changed = changedAt === null ? '' : `<lastmod>${changedAt.slice(0, 10)}</lastmod>`;
    return Object.values(addresses).map((address) => `<url><loc>${escaped(address)}</loc>${changed}${links.join('')}</url>`);
  });
  return `${HEAD}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`;
}
