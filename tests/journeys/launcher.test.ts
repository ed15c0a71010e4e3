import { expect, test } from '../support/browser/visitor';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { isPortFree } from '@touchline/local/emulators/ports';
import { waitUntil } from '@touchline/local/emulators/wait-until';
import { findRunningStack, type RunningStack } from '@touchline/local/launcher/running-stack';
import { stackIdentity } from '@touchline/local/launcher/stack-identity';
import { type DocumentReference, Firestore } from 'firebase-admin/firestore';
import { freePortBase } from '../support/stack/free-port-base';
import { startLauncher, type LauncherProcess } from '../support/stack/launcher-process';
import { descendantsOf, processRunning, survivors } from '../support/stack/processes';

const asOwner = { authorization: 'Bearer owner', 'content-type': 'application/json' };
const markerFields = { text: 'kept' };
const demoUser = { localId: 'kept-user', email: 'kept@touchline.example', password: 'touchline-demo-1' };

test.describe('the launcher', () => {
  let portBase = 0;
  let launched: LauncherProcess[] = [];

  test.beforeAll(async () => {
    portBase = await freePortBase(27_000);
  });

  test.afterAll(async () => {
    for (const launcher of launched) launcher.signal('SIGKILL');
    const { folder, dataFolder: persistedFolder } = stackIdentity(portBase);
    await Promise.all([folder, persistedFolder].map((path) => rm(path, { recursive: true, force: true })));
  });

  async function launch(...args: string[]): Promise<LauncherProcess> {
    const launcher = await startLauncher(portBase, ['--no-build', ...args]);
    launched = [...launched, launcher];
    return launcher;
  }

  async function expectNothingLeft(pids: readonly number[]): Promise<void> {
    const ports = Object.values(stackIdentity(portBase).ports);
    const isClean = async (): Promise<boolean> =>
      (await survivors(pids)).length === 0 && (await Promise.all(ports.map(isPortFree))).every(Boolean);
    await waitUntil(isClean, 15_000, `Some of the processes ${pids.join(', ')} still run.`);
    expect(await findRunningStack(portBase)).toBeNull();
    expect(existsSync(stackIdentity(portBase).addressFile)).toBe(false);
  }

  test('answers through Hosting, stops on SIGINT with nothing left, and with --keep brings documents, users and pictures back', async () => {
    const first = await launch('--keep');
    const stack = await first.ready();
    const children = await descendantsOf(first.pid);
    const health = await fetch(`${stack.url}/ui/v1/health`);
    expect(health.status).toBe(200);
    expect(first.output()).toContain(`Touchline is at ${stack.url}`);
    await withMarker(stack, (marker) => marker.set(markerFields));
    expect(await statusOf(accountsUrl(stack), { method: 'POST', headers: asOwner, body: JSON.stringify(demoUser) })).toBe(200);
    expect(await statusOf(uploadUrl(stack), { method: 'POST', headers: asOwner, body: 'the bytes of a picture' })).toBe(200);

    first.signal('SIGINT');
    first.signal('SIGINT');

    expect(await first.ended).toBe(0);
    await expectNothingLeft(children);

    const second = await launch('--keep');
    const again = await second.ready();
    const grandchildren = await descendantsOf(second.pid);
    expect(await withMarker(again, async (marker) => (await marker.get()).data())).toEqual(markerFields);
    const signIn = `http://${authHost(again)}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`;
    expect(await statusOf(signIn, { method: 'POST', headers: asOwner, body: JSON.stringify(demoUser) })).toBe(200);
    expect(await (await fetch(downloadUrl(again), { headers: asOwner })).text()).toBe('the bytes of a picture');

    second.signal('SIGKILL');

    await second.ended;
    await expectNothingLeft(grandchildren);
  });

  test('of two that start at the same instant one runs; the others are refused and change nothing of it', async () => {
    const { folder, addressFile } = stackIdentity(portBase);
    const [one, other] = await Promise.all([launch(), launch()]);
    const loser = await Promise.race([one.ended.then(() => one), other.ended.then(() => other)]);
    const winner = loser === one ? other : one;
    expect(await loser.ended).toBe(1);
    expect(loser.output().trim().split('\n')).toEqual([
      expect.stringContaining(`Touchline is already starting or stopping on port ${portBase} (process ${winner.pid} in `),
    ]);

    const stack = await winner.ready();
    const logs = (await readdir(folder)).filter((name) => name.endsWith('.log'));
    const before = await Promise.all(logs.map((name) => readFile(join(folder, name), 'utf8')));
    const late = await launch('--keep');
    expect(await late.ended).toBe(1);
    expect(late.output().trim().split('\n')).toEqual([
      expect.stringContaining(`Touchline already runs at ${stack.url} (process ${winner.pid} in `),
    ]);
    const after = await Promise.all(logs.map((name) => readFile(join(folder, name), 'utf8')));
    expect(after.map((text, index) => text.startsWith(before[index] ?? ''))).toEqual(logs.map(() => true));
    expect(before.join('')).not.toBe('');
    expect(JSON.parse(await readFile(addressFile, 'utf8'))).toMatchObject({ pid: winner.pid });
    expect((await fetch(`${stack.url}/ui/v1/health`)).status).toBe(200);

    const children = await descendantsOf(winner.pid);
    winner.signal('SIGTERM');
    expect(await winner.ended).toBe(0);
    await expectNothingLeft(children);
  });

  test('refuses kept data that are damaged, before anything starts, and leaves them as they are', async () => {
    const { dataFolder } = stackIdentity(portBase);
    await rm(dataFolder, { recursive: true, force: true });
    await mkdir(dataFolder, { recursive: true });
    await writeFile(join(dataFolder, 'accounts.json'), '{ "users": [');

    const launcher = await launch('--keep');

    expect(await launcher.ended).toBe(1);
    expect(launcher.output().trim().split('\n')).toEqual([
      expect.stringContaining(`${join(dataFolder, 'accounts.json')} is damaged. Nothing was changed: put back`),
    ]);
    expect(await readdir(dataFolder)).toEqual(['accounts.json']);
    expect(await readFile(join(dataFolder, 'accounts.json'), 'utf8')).toBe('{ "users": [');
  });

  test('stops everything with exit code 1 and names the part when a child dies', async () => {
    const launcher = await launch();
    await launcher.ready();
    const children = await descendantsOf(launcher.pid);

    process.kill(await processRunning('embedded-emulators-child', children), 'SIGKILL');

    expect(await launcher.ended).toBe(1);
    expect(launcher.output()).toContain('Storage ended (SIGKILL).');
    await expectNothingLeft(children);
  });

  test('names a taken port and ends with exit code 1 without starting anything', async () => {
    const { ports } = stackIdentity(portBase);
    const listener = createServer().listen(ports.storage, '127.0.0.1');

    const launcher = await launch();
    const exitCode = await launcher.ended;
    listener.close();

    expect(exitCode).toBe(1);
    expect(launcher.output()).toContain(`Port ${ports.storage} (Storage) is taken`);
  });
});

/** Runs a function on a marker document in the stack's Firestore, by the Admin SDK. */
async function withMarker<Result>(
  { environment, projectId }: RunningStack,
  act: (marker: DocumentReference) => Promise<Result>,
): Promise<Result> {
  const firestore = new Firestore({
    projectId,
    host: environment.FIRESTORE_EMULATOR_HOST ?? '',
    ssl: false,
    customHeaders: { Authorization: 'Bearer owner' },
  });
  try {
    return await act(firestore.doc('notes/one'));
  } finally {
    await firestore.terminate();
  }
}

function uploadUrl({ environment, projectId }: RunningStack): string {
  const host = environment.FIREBASE_STORAGE_EMULATOR_HOST ?? '';
  return `http://${host}/upload/storage/v1/b/${projectId}.appspot.com/o?uploadType=media&name=kept.jpg`;
}

function downloadUrl({ environment, projectId }: RunningStack): string {
  const host = environment.FIREBASE_STORAGE_EMULATOR_HOST ?? '';
  return `http://${host}/download/storage/v1/b/${projectId}.appspot.com/o/kept.jpg?alt=media`;
}

function accountsUrl(stack: RunningStack): string {
  return `http://${authHost(stack)}/identitytoolkit.googleapis.com/v1/projects/${stack.projectId}/accounts`;
}

function authHost({ environment }: RunningStack): string {
  return environment.FIREBASE_AUTH_EMULATOR_HOST ?? '';
}

async function statusOf(url: string, init: RequestInit): Promise<number> {
  return (await fetch(url, init)).status;
}
