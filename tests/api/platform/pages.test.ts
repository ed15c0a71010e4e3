import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createPageApp } from '@touchline/functions/features/pages/create-page-app';
import { NO_OUTSIDE_SERVICES } from '@touchline/functions/features/pages/page-headers';
import { pageTemplate } from '@touchline/functions/features/pages/page-template';
import type { CallAsVisitor, PageAnswer, PageRequest } from '@touchline/domain/http/page-renderer';
import { afterEach, describe, expect, test } from 'vitest';
import { outcomeOf, PAGE, RENDERER_CASES, SHELL, standInRenderer } from '../../support/web/renderer-contract';

interface Asked {
  readonly answer?: PageAnswer;
  readonly render?: (request: PageRequest) => Promise<PageAnswer>;
  readonly callAsVisitor?: () => CallAsVisitor;
  readonly method?: string;
  readonly cookie?: string;
  readonly secondsToWait?: () => number;
}

const OPEN_PAGES = [
  { path: '/open', changedAt: '2026-04-03' },
  { path: '/hidden', changedAt: null },
  { path: '/private', changedAt: null },
];

describe('the function page', () => {
  let server: Server | null = null;
  afterEach(() => void server?.close());

  async function ask(
    path: string,
    { answer = PAGE, render, callAsVisitor, method = 'GET', cookie = '', secondsToWait = () => 0 }: Asked = {},
  ) {
    const renderer = { renderPage: render ?? (() => Promise.resolve(answer)), openPages: () => Promise.resolve(OPEN_PAGES) };
    const app = createPageApp({
      callAsVisitor: callAsVisitor ?? (() => () => Promise.resolve({ status: 200, body: null })),
      isListedPlayer: () => Promise.resolve(false),
      webBuild: () => Promise.resolve({ renderer, template: pageTemplate(SHELL) }),
      isAway: (error) => error instanceof Error && error.message === 'away',
      authEmulator: () => null,
      authHost: () => 'demo.firebaseapp.com',
      services: () => NO_OUTSIDE_SERVICES,
      secondsToWait,
      sitemap: () =>
        Promise.resolve({
          colleges: () => Promise.resolve([{ path: '/A_College/mens/soccer', changedAt: '2026-05-01T00:00:00.000Z' }]),
          players: () => Promise.resolve([]),
        }),
    });
    server = createServer(app).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return fetch(`http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}${path}`, {
      method,
      redirect: 'manual',
      headers: { cookie },
    });
  }

  test.each(RENDERER_CASES)('makes of the stand-in for the renderer what it makes of the built one: $what', async (one) => {
    expect(await outcomeOf(one, standInRenderer(one))).toEqual(one.outcome);
  });

  test('answers a page with its status, and lets the CDN store it as long as the page says', async () => {
    const answer = await ask('/x', { answer: { ...PAGE, status: 404, sharedSeconds: 10 } });

    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<div id="root"><h1>Page</h1></div>');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=20');
  });

  test('an address that cannot be decoded is 400 with a page, of which nobody keeps a copy', async () => {
    const asked: string[] = [];
    const renderIt = ({ url }: PageRequest): Promise<PageAnswer> => {
      asked.push(url);
      return Promise.resolve({ ...PAGE, status: 404 });
    };
    const answer = await ask('/colleges/%E0%A4%A?lang=de', { render: renderIt });

    expect([answer.status, asked]).toEqual([400, ['/colleges/%E0%A4%A?lang=de']]);
    expect(await answer.text()).toContain('<h1>Page</h1>');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const broken = await ask('/%', { render: () => Promise.reject(new URIError('malformed')) });
    expect([broken.status, broken.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
  });

  const locationsIn = (xml: string) => [...xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path);
  const shownAt = ({ url }: PageRequest): PageAnswer => {
    if (url === '/private') return { kind: 'shell' };
    return url === '/hidden' ? { ...PAGE, head: '<meta name="robots" content="noindex">' } : PAGE;
  };
  const render = (request: PageRequest) => Promise.resolve(shownAt(request));

  test('the sitemap lists the pages that say nothing against it, in both languages', async () => {
    const pages = await ask('/sitemaps/pages-1.xml', { render });
    expect(pages.headers.get('content-type')).toMatch(/^application\/xml/);
    expect(pages.headers.get('cache-control')).toContain('s-maxage=3600');
    const xml = await pages.text();
    expect(locationsIn(xml)).toEqual(['/open', '/open?lang=de']);
    expect(xml).toContain('<lastmod>2026-04-03</lastmod>');
  });

  test('the sitemap says when a page changed as the page itself says it', async () => {
    const dated = { ...PAGE, head: '<meta property="article:modified_time" content="2026-11-24">' };
    const xml = await (await ask('/sitemaps/pages-1.xml', { answer: dated })).text();
    expect(xml).toContain('<lastmod>2026-11-24</lastmod>');
    expect(xml).not.toContain('2026-04-03');
  });

  test('the sitemap is split by what its pages are about, and a file without pages is not found', async () => {
    const index = await (await ask('/sitemap.xml', { render })).text();
    expect(locationsIn(index)).toEqual(['/sitemaps/pages-1.xml', '/sitemaps/colleges-1.xml']);
    expect(await (await ask('/sitemaps/colleges-1.xml', { render })).text()).toContain('<lastmod>2026-05-01</lastmod>');
    expect((await ask('/sitemaps/colleges-2.xml', { render })).status).toBe(404);
  });

  test('attack 481: an address with a link is stored by no cache and listed by no search engine', async () => {
    const page = await ask('/profile/robin/about?link=one', { answer: { ...PAGE, sharedSeconds: 60 } });
    const answer: PageAnswer = { kind: 'redirect', status: 301, to: '/profile/rob/about?link=one', isShared: true };
    const redirected = await ask('/profile/robin/about?link=one', { answer });
    for (const one of [page, redirected]) {
      expect(one.headers.get('cache-control')).toBe('private, no-store');
      expect(one.headers.get('x-robots-tag')).toBe('noindex');
    }
    const plain = await ask('/profile/robin/about', { answer: { ...PAGE, sharedSeconds: 60 } });
    expect(plain.headers.get('cache-control')).toContain('s-maxage=60');
    expect(plain.headers.get('x-robots-tag')).toBeNull();
  });

  test('[S2-20] redirects, and lets the CDN store that for a minute', async () => {
    const answer = await ask('/x', { answer: { kind: 'redirect', status: 302, to: '/', isShared: true } });

    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
  });

  test('[S2-22] answers what depends on who is there with the plain shell, which nobody stores or indexes', async () => {
    const answer = await ask('/account', { answer: { kind: 'shell' } });

    expect(await answer.text()).toContain('<div id="root"></div>');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  });

  test('renders for a signed-in user the page of a visitor, byte by byte, because the CDN shares it', async () => {
    const asked: string[] = [];
    const render = async ({ call, ...request }: PageRequest): Promise<PageAnswer> => {
      asked.push(JSON.stringify([request, await call('college', { params: { collegeId: 'a' } })]));
      return { ...PAGE, body: asked.at(-1) ?? '' };
    };
    const pages = await Promise.all(
      ['', '__session=somebody; XSRF-TOKEN=known'].map(async (cookie) => (await ask('/x?lang=de', { render, cookie })).text()),
    );

    expect(asked).toHaveLength(2);
    expect(pages[0]).toBe(pages[1]);
    expect(pages[0]).toContain('"language":"de"');
  });

  test('a page that cannot be rendered comes as the plain shell, which the browser fills, and is not cached', async () => {
    const answer = await ask('/x', { render: () => Promise.reject(new Error('a component threw')) });

    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<div id="root"></div>');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-robots-tag')).toBeNull();
  });

  test('a database that is away is said with 503, in the language asked for', async () => {
    const answer = await ask('/A/mens/soccer?lang=de', {
      callAsVisitor: () => () => Promise.reject(new Error('away')),
      render: async ({ call }) => (await call('college', {}), PAGE),
    });

    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await answer.text()).toMatch(/<html lang="de">[\s\S]*<h1>/);
  });

  test('nobody stores a page of zero seconds, nor a redirect that is not to be shared', async () => {
    const page = await ask('/x?utm=1', { answer: { ...PAGE, sharedSeconds: 0 } });
    const redirect = await ask('/x?utm=1', { answer: { kind: 'redirect', status: 302, to: '/', isShared: false } });

    expect([page, redirect].map(({ headers }) => headers.get('cache-control'))).toEqual([
      'private, no-store',
      'private, no-store',
    ]);
  });

  test('139: a network that asks too fast is told how long to wait, and nothing is rendered for it', async () => {
    const render = () => Promise.reject(new Error('rendered'));
    const answer = await ask('/x?lang=de', { render, secondsToWait: () => 7 });

    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7']);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await answer.text()).toMatch(/<html lang="de">[\s\S]*<h1>/);
  });

  test('nothing but reading is done here', async () => {
    expect((await ask('/x', { method: 'POST' })).status).toBe(405);
    expect((await ask('/x')).status).toBe(200);
  });
});
