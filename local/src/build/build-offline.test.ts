import { expect, test } from 'vitest';
import { bundledWorker } from './build-offline';

const page = { url: '/offline/page.html', revision: 'first' };

async function workerWith(revision: string): Promise<string> {
  return new TextDecoder().decode(await bundledWorker([{ ...page, revision }]));
}

test('the worker lists the files of its page, and is another one as soon as one of them changes', async () => {
  const [first, again, second] = await Promise.all([workerWith('first'), workerWith('first'), workerWith('second')]);

  expect(first).toContain('{url:"/offline/page.html",revision:"first"}');
  expect(again).toBe(first);
  expect(second).not.toBe(first);
});

test('the worker is one script that takes over at once and loads nothing of anybody else', async () => {
  const worker = await workerWith('first');

  expect(worker).toContain('skipWaiting()');
  expect(worker).toContain('clients.claim()');
  expect(worker).not.toMatch(/importScripts|storage\.googleapis\.com|\bimport\(/);
});
