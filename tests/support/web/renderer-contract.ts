import { once } from 'node:events';
import { createServer } from 'node:http';
import type { PageAnswer, PageRenderer, PageRequest } from '@touchline/domain/http/page-renderer';
import { createPageApp } from '@touchline/functions/features/pages/create-page-app';
import { NO_OUTSIDE_SERVICES } from '@touchline/functions/features/pages/page-headers';
import { pageTemplate } from '@touchline/functions/features/pages/page-template';

/** A shell.html with what the template needs of it. */
export const SHELL = `<html lang="en"><head><title>Touchline</title><script type="module" src="/assets/shell-1.js"></script></head><body><div id="root"></div></body></html>`;

/** A page as the stand-in for the renderer answers it. */
export const PAGE: Extract<PageAnswer, { kind: 'page' }> = {
  kind: 'page',
  status: 200,
  head: '',
  body: '<h1>Page</h1>',
  inlineData: '{}',
  downloads: [],
  sharedSeconds: 300,
};

const AWAY = new Error('away');

/** What a browser and the CDN get to know of an answer. */
interface Outcome {
  readonly status: number;
  readonly cached: string | null;
  readonly robots: string | null;
  readonly to: string | null;
}

/** An address, what the stand-in makes of it, and what the function `page` answers then, as with the real renderer. */
export interface RendererCase {
  readonly what: string;
  readonly url: string;
  readonly standIn: (request: PageRequest) => Promise<PageAnswer>;
  /** Whether the API is away. */
  readonly isAway?: true;
  readonly outcome: Outcome;
}

const NEVER = { cached: 'private, no-store', robots: null, to: null };
const asked = async ({ call }: PageRequest): Promise<PageAnswer> => (await call('searchColleges', {}), PAGE);

/**
 * The cases that the stand-in of the tests and the built renderer have in common: what the function `page` makes of
 * either must be the same.
 */
export const RENDERER_CASES: readonly RendererCase[] = [
  {
    what: 'a page',
    url: '/colleges?search=north',
    standIn: asked,
    outcome: { ...NEVER, status: 200, cached: 'public, max-age=0, s-maxage=300, stale-while-revalidate=600' },
  },
  {
    what: 'a page with a parameter that it does not read',
    url: '/colleges?made-up=1',
    standIn: () => Promise.resolve({ ...PAGE, sharedSeconds: 0 }),
    outcome: { ...NEVER, status: 200 },
  },
  {
    what: 'a page of whoever is signed in',
    url: '/account',
    standIn: () => Promise.resolve({ kind: 'shell' }),
    outcome: { ...NEVER, status: 200, robots: 'noindex' },
  },
  {
    what: 'an address without a page',
    url: '/nothing/here/at/all',
    standIn: () => Promise.resolve({ kind: 'redirect', status: 302, to: '/', isShared: true }),
    outcome: { ...NEVER, status: 302, cached: 'public, max-age=0, s-maxage=60', to: '/' },
  },
  {
    what: 'an address without a page, with a parameter',
    url: '/nothing/here/at/all?made-up=1',
    standIn: () => Promise.resolve({ kind: 'redirect', status: 302, to: '/', isShared: false }),
    outcome: { ...NEVER, status: 302, to: '/' },
  },
  {
    what: 'an address that cannot be decoded',
    url: '/colleges/%E0%A4%A',
    standIn: () => Promise.resolve({ ...PAGE, status: 404 }),
    outcome: { ...NEVER, status: 400, robots: 'noindex' },
  },
  {
    what: 'a page whose data are away',
    url: '/colleges?search=north',
    standIn: asked,
    isAway: true,
    outcome: { ...NEVER, status: 503 },
  },
];

/** The stand-in: it answers the addresses of the cases. */
export const standInRenderer = (one: RendererCase): PageRenderer => ({
  renderPage: one.standIn,
  openPages: () => Promise.resolve([]),
});

/** What the function `page` makes of a case with a renderer, over an API that finds colleges and nothing else. */
export async function outcomeOf({ url, isAway }: RendererCase, renderer: PageRenderer, found: unknown = null): Promise<Outcome> {
  const app = createPageApp({
    callAsVisitor: () => (name) => {
      if (isAway === true) return Promise.reject(AWAY);
      return Promise.resolve(name === 'searchColleges' ? { status: 200, body: found } : { status: 404, body: null });
    },
    isListedPlayer: () => Promise.resolve(false),
    webBuild: () => Promise.resolve({ renderer, template: pageTemplate(SHELL) }),
    isAway: (error) => error === AWAY,
    authEmulator: () => null,
    authHost: () => 'demo.firebaseapp.com',
    services: () => NO_OUTSIDE_SERVICES,
    secondsToWait: () => 0,
    sitemap: () => Promise.reject(new Error('Nobody asks for the sitemap here')),
  });
  const server = createServer(app).listen(0, '127.0.0.1');
  try {
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const { status, headers } = await fetch(`http://127.0.0.1:${port}${url}`, { redirect: 'manual' });
    const of = (name: string) => headers.get(name);
    return { status, cached: of('cache-control'), robots: of('x-robots-tag'), to: of('location') };
  } finally {
    server.close();
  }
}
