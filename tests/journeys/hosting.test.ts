import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '@touchline/local/repository-root';
import { describe, expect, inject, test } from 'vitest';

const baseUrl = inject('baseUrl');

describe('Hosting', () => {
  test.each(['/', '/colleges', '/home'])('hands %s to the function page, whose headers count', async (path) => {
    const response = await fetch(`${baseUrl}${path}`);

    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('cache-control')).toContain('s-maxage=');
  });

  test('serves assets for good, and no page in the place of one that is gone', async () => {
    const [asset = ''] = await readdir(join(repositoryRoot, 'web/dist/assets'));
    const found = await fetch(`${baseUrl}/assets/${asset}`);
    const gone = await fetch(`${baseUrl}/assets/gone-12345678.js`);

    expect(found.status).toBe(200);
    expect(found.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(gone.status).toBe(404);
  });

  test('lets a browser keep the font, whose name stays when it changes, for a month', async () => {
    const found = await fetch(`${baseUrl}/fonts/archivo-latin.woff2`);

    expect(found.headers.get('content-type')).toBe('font/woff2');
    expect(found.headers.get('cache-control')).toBe('public, max-age=2592000');
  });

  test.each(['/ui/v1/no-such-call', '/api/v1/no-such-call', '/media/no-such-thing'])(
    'hands %s to the API, whose headers count',
    async (path) => {
      const response = await fetch(`${baseUrl}${path}`);

      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toContain('application/json');
      expect(response.headers.get('cache-control')).toContain('no-store');
    },
  );
});
