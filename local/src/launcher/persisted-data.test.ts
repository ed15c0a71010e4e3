import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hasPersistedData, saveData, type DataSources } from './persisted-data';

let folder = '';
let server: Server;
let accounts = '';

/** A Firestore and an Auth that export as the emulators do: documents into a folder, accounts as a response. */
const sourcesAt = (port: number): DataSources => ({
  projectId: 'demo-kept',
  firestoreHost: `127.0.0.1:${port}`,
  authHost: `127.0.0.1:${port}`,
  exportStorage: (to) => mkdir(to).then(() => undefined),
  importStorage: () => Promise.resolve(),
});
let sources: DataSources;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'touchline-kept-')), 'kept');
  accounts = 'first';
  server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      if (request.url?.endsWith(':export') === true) {
        const order = JSON.parse(await text(request)) as { export_directory: string };
        await mkdir(join(order.export_directory, 'firestore'));
        await writeFile(join(order.export_directory, 'firestore/firestore.overall_export_metadata'), '{}');
        server.emit('exported');
      }
      response.end(accounts);
    };
    void answer();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  sources = sourcesAt(typeof address === 'object' && address !== null ? address.port : 0);
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(join(folder, '..'), { recursive: true, force: true, maxRetries: 3 });
});

const persistedAccounts = (): Promise<string> => readFile(join(folder, 'accounts.json'), 'utf8');

test('what is kept is found, and a later copy takes its place', async () => {
  expect(await hasPersistedData(folder)).toBe(false);
  await saveData(folder, sources);
  expect(await hasPersistedData(folder)).toBe(true);
  accounts = 'second';
  await saveData(folder, sources);
  expect(await persistedAccounts()).toBe('second');
});

test.each([
  ['before the earlier copy is gone', true],
  ['after the earlier copy is gone', false],
])('a run that ends %s leaves the complete new copy, and the next start takes it', async (_when, hasEarlier) => {
  accounts = 'second';
  await saveData(folder, sources);
  await cp(folder, `${folder}.new`, { recursive: true });
  await rm(folder, { recursive: true });
  accounts = 'first';
  if (hasEarlier) {
    await mkdir(folder);
    await writeFile(join(folder, 'accounts.json'), accounts);
  }

  expect(await hasPersistedData(folder)).toBe(true);
  expect(await persistedAccounts()).toBe('second');
});

test('a run that ends while it writes leaves the earlier copy, and no half of the new one is taken', async () => {
  const breaking = {
    ...sources,
    exportStorage: async () => {
      await once(server, 'exported');
      throw new Error('out of space');
    },
  };
  await expect(saveData(folder, breaking)).rejects.toThrow('out of space');
  expect(await hasPersistedData(folder)).toBe(false);
  await saveData(folder, sources);
  accounts = 'second';
  await expect(saveData(folder, breaking)).rejects.toThrow('out of space');

  expect(await hasPersistedData(folder)).toBe(true);
  expect(await persistedAccounts()).toBe('first');
});
