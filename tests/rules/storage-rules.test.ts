import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '@touchline/local/repository-root';
import { describe, expect, test } from 'vitest';
import { CLIENT_ACTORS } from './client-actors';

const host = process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? '';
const bucket = `${process.env.GCLOUD_PROJECT ?? ''}.appspot.com`;
const objects = `http://${host}/v0/b/${bucket}/o`;
const picture = encodeURIComponent('colleges/harbor-point-university/one.jpg');

function headersOf(bearer: string | null, more: Record<string, string> = {}): Record<string, string> {
  return bearer === null ? more : { ...more, authorization: `Bearer ${bearer}` };
}

async function statusOf(url: string, init: RequestInit): Promise<number> {
  const response = await fetch(url, init);
  await response.arrayBuffer();
  return response.status;
}

/**
 * The embedded storage server does not read storage.rules (their engine needs Java 21): the file is held to its text
 * here.
 */
test('storage.rules say nothing but that everything is refused', async () => {
  const text = await readFile(join(repositoryRoot, 'storage.rules'), 'utf8');
  const rules = text
    .replace(/\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

  expect(rules).toBe(
    "rules_version = '2'; service firebase.storage { match /b/{bucket}/o { match /{object=**} { allow read, write: if false; } } }",
  );
});

describe('the local storage server', () => {
  test('lets the Admin SDK in, which proves that the refusals below are its own', async () => {
    const upload = `http://${host}/upload/storage/v1/b/${bucket}/o?uploadType=media&name=${picture}`;
    const init = { method: 'POST', headers: { authorization: 'Bearer owner', 'content-type': 'image/jpeg' }, body: 'bytes' };
    expect(await statusOf(upload, init)).toBe(200);
    expect(await statusOf(`${objects}/${picture}?alt=media`, { headers: { authorization: 'Bearer owner' } })).toBe(200);
  });

  test.each(CLIENT_ACTORS)('refuses $who to read, list, change or delete objects', async ({ bearer }) => {
    const metadata = { method: 'PATCH', body: '{"cacheControl":"public"}' };
    const headers = headersOf(bearer, { 'content-type': 'application/json' });

    expect(await statusOf(`${objects}/${picture}`, { headers })).toBe(403);
    expect(await statusOf(`${objects}/${picture}?alt=media`, { headers })).toBe(403);
    expect(await statusOf(`${objects}?prefix=colleges/`, { headers })).toBe(403);
    expect(await statusOf(`${objects}/${picture}`, { ...metadata, headers })).toBe(403);
    expect(await statusOf(`${objects}/${picture}`, { method: 'DELETE', headers })).toBe(403);
  });

  test.each(CLIENT_ACTORS)(
    'refuses the upload of $who at its end: a resumable one may start, but never becomes an object',
    async ({ bearer }) => {
      const target = `${objects}?name=${encodeURIComponent('colleges/harbor-point-university/by-client.jpg')}`;
      const plain = { method: 'POST', headers: headersOf(bearer, { 'content-type': 'image/jpeg' }), body: 'bytes' };
      expect(await statusOf(target, plain)).toBe(403);

      const begin = headersOf(bearer, {
        'content-type': 'application/json',
        'x-goog-upload-protocol': 'resumable',
        'x-goog-upload-command': 'start',
      });
      const started = await fetch(target, { method: 'POST', headers: begin, body: '{"contentType":"image/jpeg"}' });
      expect(started.status).toBe(200);
      const uploadUrl = started.headers.get('x-goog-upload-url') ?? '';
      const finish = headersOf(bearer, { 'x-goog-upload-command': 'upload, finalize', 'x-goog-upload-offset': '0' });
      expect(await statusOf(uploadUrl, { method: 'POST', headers: finish, body: 'bytes' })).toBe(403);
      const read = { headers: { authorization: 'Bearer owner' } };
      expect(await statusOf(`${objects}/${encodeURIComponent('colleges/harbor-point-university/by-client.jpg')}`, read)).toBe(
        404,
      );
    },
  );
});
