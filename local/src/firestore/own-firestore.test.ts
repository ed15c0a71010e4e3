import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Firestore } from '@google-cloud/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freePort } from '../emulators/ports';
import { repositoryRoot } from '../repository-root';
import { firestoreEngine } from './firestore-engines';

let temporary = '';
let folder = '';
const closings: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'touchline-own-'));
  folder = join(repositoryRoot, '.local', temporary.slice(temporary.lastIndexOf('touchline-own-')));
  await mkdir(folder, { recursive: true });
});
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
  await Promise.all([temporary, folder].map((path) => rm(path, { recursive: true, force: true })));
});

/** Our engine as the launcher starts it, with its client, and what it has told people. */
async function started(options: { readonly checksIndexes: boolean }) {
  const notices: string[] = [];
  const engine = await firestoreEngine('own', options);
  const { host, child } = await engine.start({
    projectId: 'demo-own',
    port: await freePort(),
    rulesFile: join(repositoryRoot, 'firestore.rules'),
    folder,
    tmpdir: temporary,
    onChild: (begun) =>
      closings.push(() => {
        engine.stop(begun);
        return begun.ended;
      }),
    onNotice: (sentence) => notices.push(sentence),
  });
  const customHeaders = { Authorization: 'Bearer owner' };
  const database = new Firestore({ projectId: 'demo-own', host, ssl: false, customHeaders });
  closings.unshift(() => database.terminate());
  return { engine, child, database, notices };
}

test('as a process of its own it tells the launcher once that it has no listeners', async () => {
  const { database, notices } = await started({ checksIndexes: true });
  const stops = ['c/one', 'c/two'].map((path) =>
    database.doc(path).onSnapshot(
      () => undefined,
      () => undefined,
    ),
  );
  await vi.waitUntil(() => notices.length > 0, { timeout: 20_000 });
  for (const stop of stops) stop();

  await database.doc('c/one').get();
  expect(notices).toEqual([
    'The local Firestore engine has no Listen (onSnapshot): start the official emulator (--engine official).',
  ]);
});

test.each([
  [true, 'clients and queries without an index'],
  [false, 'clients'],
])('checks indexes: %j', async (checksIndexes, title) => {
  const { engine, database } = await started({ checksIndexes });
  const answer = await database
    .collection('people')
    .where('sex', '==', 'x')
    .orderBy('age')
    .get()
    .catch((failure: unknown) => failure);

  expect(answer).toMatchObject(checksIndexes ? { code: 9 } : { size: 0 });
  expect(engine.title).toContain(`which refuses ${title}`);
});
