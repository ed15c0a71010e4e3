import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { API_ROUTES } from '@touchline/domain/http/api-routes';
import { sitePages } from '../support/web/site-pages';
import { ROOT } from './source-files';

interface Rewrite {
  readonly source: string;
  readonly function: { readonly functionId: string; readonly pinTag: boolean };
}

const config = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as {
  hosting: { rewrites: readonly Rewrite[] };
};
const { rewrites } = config.hosting;

/**
 * The function that serves a path on Hosting: that of the first matching rewrite (`**` matches anything, `!(a)`
 * anything but a).
 */
function functionFor(path: string): string | null {
  return rewrites.find(({ source }) => patternOf(source).test(path))?.function.functionId ?? null;
}

function patternOf(source: string): RegExp {
  const pattern = source
    .replace(/!\((\w+)\)\/\*\*/g, '(?!$1(?:/|$))[^/]+/.*')
    .replace(/!\((\w+)\)/g, '(?!$1$)[^/]+')
    .replace(/\/\*\*$/, '/.*');
  return new RegExp(`^${pattern}$`);
}

/** The addresses of all pages, as patterns. */
const routes = Object.values(await sitePages()).flatMap((pages) => pages.flatMap(({ patterns }) => patterns));
const sample = (path: string): string => path.replace(/:\w+/g, 'x');

describe('Hosting and the pages', () => {
  test('every address of a page comes from the function page', () => {
    expect(routes.length).toBeGreaterThan(50);
    expect(routes.filter((route) => functionFor(sample(route)) !== 'page')).toEqual([]);
  });

  test('the sitemap comes from the function page; the build writes robots.txt, because the file names its site', () => {
    expect(existsSync(join(ROOT, 'web/public/robots.txt'))).toBe(false);
    for (const path of ['/sitemap.xml', '/sitemaps/colleges-1.xml']) expect(functionFor(path), path).toBe('page');
  });

  test('favicon.ico is a file, because no function ever gets that path', () => {
    expect(existsSync(join(ROOT, 'web/public/favicon.ico'))).toBe(true);
  });

  test('every call of the API goes to the function ui', () => {
    const paths = Object.values(API_ROUTES).map(({ path }) => sample(path));
    expect(paths.filter((path) => functionFor(path) !== 'ui')).toEqual([]);
  });

  test('a missing asset is no page; everything else unknown is read by page, which knows where it leads', () => {
    expect(functionFor('/assets/gone-1.js')).toBeNull();
    expect([functionFor('/nowhere'), functionFor('/a/b.c/d'), functionFor('/assetsx')]).toEqual(['page', 'page', 'page']);
  });

  test('every rewrite pins the release: a page and its parts belong together', () => {
    expect(rewrites.filter((rewrite) => !rewrite.function.pinTag)).toEqual([]);
  });
});
