import { expect, test } from '../support/browser/visitor';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { repositoryRoot } from '@touchline/local/repository-root';

test.describe('Hosting', () => {
  for (const path of ['/', '/colleges', '/home']) {
    test(`hands ${path} to the function page, whose headers count`, async ({ stack }) => {
      const response = await fetch(`${stack.url}${path}`);

      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('cache-control')).toContain('s-maxage=');
    });
  }

  test('serves assets at once for a year, and one that is gone for ten minutes only, without a page in its place', async ({
    stack,
  }) => {
    const [asset = ''] = await readdir(join(repositoryRoot, 'web/dist/assets'));
    const found = await fetch(`${stack.url}/assets/${asset}`);
    const gone = await fetch(`${stack.url}/assets/gone-12345678.js`);

    expect(found.status).toBe(200);
    expect(found.headers.get('cache-control')).toBe('public, max-age=600, stale-while-revalidate=31536000');
    expect(gone.status).toBe(404);
    expect(gone.headers.get('cache-control')).not.toMatch(/immutable|max-age=\d{4}/);
    for (const { headers } of [found, gone]) expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  for (const path of ['/ui/v1/colleges/%E0%A4%A', '/ui/v1/%ff?q=%E0', '/api/v1/%']) {
    test(`hands ${path}, which cannot be decoded, to the API, which refuses it in its own words`, async ({ stack }) => {
      const answer = await fetch(`${stack.url}${path}`, { headers: { 'accept-language': 'de' } });

      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        code: 'malformedRequest',
        errors: [{ message: 'Die Anfrage war nicht lesbar: address.' }],
      });
    });
  }

  for (const path of ['/%E0%A4%A', '/colleges/%', '/%ff?lang=de']) {
    test(`hands ${path}, which cannot be decoded, to the pages, which answer 400 with a page of the site`, async ({ stack }) => {
      const answer = await fetch(`${stack.url}${path}`);

      expect(answer.status).toBe(400);
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(answer.headers.get('cache-control')).toContain('no-store');
      expect(await answer.text()).toContain('<div id="root">');
    });
  }

  test('142: goes on after addresses that cannot be read', async ({ stack }) => {
    const { port } = new URL(stack.url);
    const ask = (target: string, host = `127.0.0.1:${port}`): Promise<string> =>
      new Promise((resolve, reject) => {
        const socket = connect(Number(port), '127.0.0.1', () =>
          socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
        );
        let answer = '';
        socket.on('data', (bytes) => (answer += bytes.toString('latin1')));
        socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
        socket.on('error', reject);
      });
    for (const target of ['//%09/x', '//', '//[', '//@:/', '*', 'http://[::1', '/%', '/%ff', '/%00', '/\\\\x', '/..%2f..%2fx'])
      expect(await ask(target), target).toMatch(/^HTTP\/1\.1 [2-4]\d\d /);
    expect(await ask('/home', '[')).toMatch(/^HTTP\/1\.1 [2-4]\d\d /);
    expect(await ask('/ui/v1/health')).toBe('HTTP/1.1 200 OK');
  });

  test('serves a robots.txt that names the sitemap of this very site, and the sitemap is there', async ({ stack }) => {
    const robots = await fetch(`${stack.url}/robots.txt`);
    expect(robots.status).toBe(200);
    expect(robots.headers.get('content-type')).toContain('text/plain');
    expect(await robots.text()).toBe(`User-agent: *\nDisallow:\nSitemap: ${stack.url}/sitemap.xml\n`);

    const sitemap = await fetch(`${stack.url}/sitemap.xml`);
    expect(sitemap.headers.get('content-type')).toContain('application/xml');
    expect(await sitemap.text()).toContain(`<loc>${stack.url}/sitemaps/pages-1.xml</loc>`);
  });

  test('serves the icon that browsers ask for without a page, and no file of the build that is not for them', async ({
    stack,
  }) => {
    const icon = await fetch(`${stack.url}/favicon.ico`);
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);

    for (const path of ['/.vite/manifest.json', '/.release.json'])
      expect((await fetch(`${stack.url}${path}`)).headers.get('content-type'), path).not.toContain('json');
  });

  test('lets a browser keep the font, whose name stays when it changes, for a month', async ({ stack }) => {
    const found = await fetch(`${stack.url}/fonts/archivo-latin.woff2`);

    expect(found.headers.get('content-type')).toBe('font/woff2');
    expect(found.headers.get('cache-control')).toBe('public, max-age=2592000');
  });

  for (const path of ['/ui/v1/no-such-call', '/api/v1/no-such-call', '/media/no-such-thing']) {
    test(`hands ${path} to the API, whose headers count`, async ({ stack }) => {
      const response = await fetch(`${stack.url}${path}`);

      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toContain('application/json');
      expect(response.headers.get('cache-control')).toContain('no-store');
    });
  }
});
