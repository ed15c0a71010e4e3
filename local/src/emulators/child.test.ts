import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { childScript } from './child';

test.each([
  'dev-api-child',
  'embedded-emulators-child',
  'firebase-cli-preload',
  'firestore-engine-child',
  'watchdog-child',
] as const)('the script %s holds all of our own code, so that every Node can run it', async (name) => {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-child-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));

  const script = await readFile(await childScript(name, folder), 'utf8');

  expect(script.match(/(?:require|import)\("@touchline\/[^"]+"\)/g)).toBeNull();
});
