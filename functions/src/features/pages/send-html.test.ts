import { once } from 'node:events';
import { gunzipSync } from 'node:zlib';
import { get, type IncomingMessage } from 'node:http';
import express from 'express';
import { expect, test } from 'vitest';
import { sendHtml } from './create-page-app';

const PAGE = `<!doctype html><title>Touchline</title>${'<p>Colleges</p>'.repeat(500)}`;

/** Asks a server for a page, without the decompression that fetch does by itself. */
async function ask(acceptEncoding: string): Promise<{ readonly answer: IncomingMessage; readonly body: Buffer }> {
  const app = express();
  app.get('/', (request, response) => sendHtml(request, response, PAGE));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('no port');
    const asked = get({ port: address.port, host: '127.0.0.1', headers: { 'accept-encoding': acceptEncoding } });
    const answer = await new Promise<IncomingMessage>((resolve, reject) => asked.once('response', resolve).once('error', reject));
    return { answer, body: Buffer.concat(await answer.toArray()) };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('a page is sent compressed to whoever takes it, and stored by encoding', async () => {
  const { answer, body } = await ask('gzip, br');

  expect(answer.headers['content-encoding']).toBe('gzip');
  expect(answer.headers.vary).toBe('Accept-Encoding');
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body.length).toBeLessThan(PAGE.length / 10);
  expect(gunzipSync(body).toString()).toBe(PAGE);
});

test('a caller who takes no compression gets the page as it is', async () => {
  const { answer, body } = await ask('identity');

  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.headers.vary).toBe('Accept-Encoding');
  expect(body.toString()).toBe(PAGE);
});
