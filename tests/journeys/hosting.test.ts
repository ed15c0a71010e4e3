import { expect, test } from '../support/browser/visitor';
import { readdir } from 'node:fs/promises';
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

  test('serves assets for good, and no page in the place of one that is gone', async ({ stack }) => {
    const [asset = ''] = await readdir(join(repositoryRoot, 'web/dist/assets'));
    const found = await fetch(`${stack.url}/assets/${asset}`);
    const gone = await fetch(`${stack.url}/assets/gone-12345678.js`);

    expect(found.status).toBe(200);
    expect(found.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(gone.status).toBe(404);
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
