import { once } from 'node:events';
import type { ServedStream } from '@touchline/domain/http/served-file';
import express, { type Express } from 'express';
import { expect, test } from 'vitest';
import { isServedStream, sendStream } from './send-answer';

async function* partsOf(...parts: readonly (string | Error)[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) {
    if (part instanceof Error) throw part;
    yield await Promise.resolve(Buffer.from(part));
  }
}
const file = (...parts: readonly (string | Error)[]): ServedStream => ({
  parts: partsOf(...parts),
  contentType: 'application/zip',
  fileName: 'touchline-robin.zip',
});

/** Asks a server that answers with this file; whatever it throws becomes a 503. */
async function ask(answer: ServedStream): Promise<Response> {
  const app: Express = express();
  app.get('/', async (_, response) => {
    try {
      await sendStream(response, answer);
    } catch (failure) {
      if (response.headersSent) response.destroy();
      else response.status(503).send(String(failure));
    }
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('no port');
    const response = await fetch(`http://127.0.0.1:${address.port}/`);
    return new Response(await response.arrayBuffer(), response);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('a file is sent part by part, to be saved, and never kept by anyone', async () => {
  const answer = await ask(file('one, ', 'two'));
  expect([answer.status, await answer.text()]).toEqual([200, 'one, two']);
  expect(answer.headers.get('content-disposition')).toContain('touchline-robin.zip');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

test('what fails before the first part is refused, what fails later breaks off', async () => {
  expect((await ask(file(new Error('away')))).status).toBe(503);
  await expect(ask(file('one, ', new Error('away')))).rejects.toThrow();
});

test('only what has parts and a name is such a file', () => {
  expect([isServedStream(file()), isServedStream({ bytes: new Uint8Array() }), isServedStream(null)]).toEqual([
    true,
    false,
    false,
  ]);
});
