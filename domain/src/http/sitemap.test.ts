import { describe, expect, test } from 'vitest';
import { SITEMAP_MOST } from '../reference/limits';
import { sitemapFileAt, sitemapIndex, sitemapPages } from './sitemap';

const ORIGIN = 'https://touchline.example';
const locationsIn = (xml: string | null) => [...(xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
const entry = (path: string, changedAt: string | null = null) => ({ path, changedAt });

describe('the sitemap', () => {
  test.each([
    ['/sitemap.xml', 'index'],
    ['/sitemaps/colleges-2.xml', { part: 'colleges', number: 2 }],
    ['/sitemaps/colleges-0.xml', null],
    ['/sitemaps/nobody-1.xml', null],
    ['/sitemaps/pages-1.xml/', null],
    ['/home', null],
  ])('has at %s: %j', (path, file) => {
    expect(sitemapFileAt(path)).toEqual(file);
  });

  test('is split: the index names every file that has pages, and no other', () => {
    const index = sitemapIndex(ORIGIN, { pages: 12, colleges: SITEMAP_MOST + 1, players: 0 });
    expect(locationsIn(index)).toEqual(['pages-1', 'colleges-1', 'colleges-2'].map((name) => `${ORIGIN}/sitemaps/${name}.xml`));
  });

  test('lists each page in both languages, with links to both, and when it changed where that is known', () => {
    const xml = sitemapPages(ORIGIN, [entry('/home'), entry('/a_b/mens/soccer', '2026-03-04T05:06:07.000Z')], 1);
    expect(locationsIn(xml)).toEqual(
      ['/home', '/home?lang=de', '/a_b/mens/soccer', '/a_b/mens/soccer?lang=de'].map((path) => ORIGIN + path),
    );
    expect(xml?.match(/<lastmod>[^<]*<\/lastmod>/g)).toEqual(['<lastmod>2026-03-04</lastmod>', '<lastmod>2026-03-04</lastmod>']);
    expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="de" href="${ORIGIN}/home?lang=de"/>`);
    expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="x-default" href="${ORIGIN}/home"/>`);
  });

  test('writes no sign that XML reads, adds the language to a query, and has no file past the last page', () => {
    const entries = [entry(`/colleges?state=OH&x="<'>`)];
    expect(locationsIn(sitemapPages(ORIGIN, entries, 1))[1]).toBe(
      `${ORIGIN}/colleges?state=OH&amp;x=&quot;&lt;&apos;&gt;&amp;lang=de`,
    );
    expect(sitemapPages(ORIGIN, entries, 2)).toBeNull();
  });
});
