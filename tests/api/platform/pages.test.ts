import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createPageApp } from '@touchline/functions/features/pages/create-page-app';
import { NO_OUTSIDE_SERVICES } from '@touchline/functions/features/pages/page-headers';
import { pageTemplate } from '@touchline/functions/features/pages/page-template';
import type { PagePlan } from '@touchline/domain/http/page-renderer';
import { buildCollegeIndex } from '@touchline/domain/search/college-index';
import { afterEach, describe, expect, test } from 'vitest';

const SHELL = `<html lang="en"><head><title>Touchline</title><script type="module" src="/assets/shell-1.js"></script></head><body><div id="root"></div></body></html>`;

interface Broken {
  readonly plan?: PagePlan;
  readonly find?: () => Promise<null>;
  readonly render?: () => Promise<never>;
}

describe('the function page when something is broken', () => {
  let server: Server | null = null;
  afterEach(() => void server?.close());

  async function ask({ plan = { kind: 'plain' }, find, render }: Broken, path = '/x', method = 'GET'): Promise<Response> {
    const rendered = { status: 200, head: '', body: '<h1>Page</h1>', inlineData: '{}' } as const;
    const renderer = { planPage: () => plan, renderPage: render ?? (() => Promise.resolve(rendered)) };
    const app = createPageApp({
      sources: {
        colleges: { find: find ?? (() => Promise.resolve(null)) },
        catalogue: { current: () => Promise.resolve({ rows: [], index: buildCollegeIndex([]) }) },
      },
      webBuild: () => Promise.resolve({ renderer, template: pageTemplate(SHELL) }),
      isAway: (error) => error instanceof Error && error.message === 'away',
      isLocal: () => true,
      siteHosts: () => [],
      authEmulator: () => null,
      services: () => NO_OUTSIDE_SERVICES,
      nowMs: () => 0,
    });
    server = createServer(app).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return fetch(`http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}${path}`, { method });
  }

  test('a page that cannot be rendered comes as the plain shell, which the browser fills, and is not cached', async () => {
    const answer = await ask({ render: () => Promise.reject(new Error('a component threw')) });

    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<div id="root"></div>');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('a database that is away is said with 503, in the language asked for', async () => {
    const broken = { plan: { kind: 'college', pathName: 'A' }, find: () => Promise.reject(new Error('away')) } as const;
    const answer = await ask(broken, '/A/mens/soccer?lang=de');

    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await answer.text()).toMatch(/<html lang="de">[\s\S]*<h1>/);
  });

  test('nothing but reading is done here', async () => {
    expect((await ask({}, '/x', 'POST')).status).toBe(405);
    expect((await ask({}, '/x')).status).toBe(200);
  });
});
