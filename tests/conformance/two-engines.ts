import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signalChild, type Child } from '@touchline/local/emulators/child';
import { freePort, LOCAL_HOST } from '@touchline/local/emulators/ports';
import { startWatchdog } from '@touchline/local/emulators/watchdog';
import { protosFolder } from '@touchline/local/firestore-engine/wire/firestore-service';
import { startEngine } from '@touchline/local/firestore-engine/start-engine';
import { firestoreEngine, hasOfficialFirestore, OFFICIAL } from '@touchline/local/firestore/firestore-engines';
import { repositoryRoot } from '@touchline/local/repository-root';
import { firestoreWire, type FirestoreWire } from './firestore-wire';

/** One Firestore of a comparison. */
export interface Contestant {
  readonly name: 'ours' | 'official';
  readonly address: string;
  readonly wire: FirestoreWire;
}

/** Our engine and the official emulator, both empty. */
export interface TwoEngines {
  readonly ours: Contestant;
  readonly official: Contestant;
  /** Forgets what a project holds in both. */
  clear(projectId: string): Promise<void>;
  stop(): Promise<void>;
}

/** Whether there is an official emulator to compare with; says loudly if there is none. */
export async function canCompare(): Promise<boolean> {
  const can = await hasOfficialFirestore();
  if (!can)
    console.warn(
      '\n!!! No official Firestore emulator was found: our engine is not compared with it, these tests are skipped. !!!\n',
    );
  return can;
}

/** Starts both. Ours answers every query here: the official one knows no missing indexes. */
export async function startTwoEngines(): Promise<TwoEngines> {
  const order = { host: LOCAL_HOST, port: 0, protosFolder: protosFolder(), rulesFile: null, indexesFile: null };
  const [engine, official] = await Promise.all([startEngine(order), startOfficial()]);
  const ours = contestant('ours', `${LOCAL_HOST}:${engine.port}`);
  const theirs = contestant('official', official.address);
  return {
    ours,
    official: theirs,
    clear: async (projectId) => {
      await Promise.all([ours, theirs].map(({ address }) => clearProject(address, projectId)));
    },
    stop: async () => {
      for (const { wire } of [ours, theirs]) wire.close();
      await Promise.all([engine.close(), official.stop()]);
    },
  };
}

/** Starts the official emulator alone; done when it answers. */
export async function startOfficial(): Promise<{ readonly address: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-official-'));
  const [engine, port, watchdog] = await Promise.all([firestoreEngine(OFFICIAL), freePort(), startWatchdog(folder)]);
  watchdog.removeAlso(folder);
  const { host, child } = await engine.start({
    projectId: 'demo-touchline-official',
    port,
    rulesFile: join(repositoryRoot, 'firestore.rules'),
    folder,
    tmpdir: folder,
    onChild: ({ pid }: Child) => watchdog.guard(pid),
    onNotice: console.warn,
  });
  return {
    address: host,
    stop: async () => {
      if (child !== null) {
        engine.stop(child);
        await child.ended;
        signalChild(child, 'SIGKILL', 'group');
      }
      watchdog.dismiss();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function contestant(name: Contestant['name'], address: string): Contestant {
  return { name, address, wire: firestoreWire(address) };
}

async function clearProject(address: string, projectId: string): Promise<void> {
  const url = `http://${address}/emulator/v1/projects/${projectId}/databases/(default)/documents`;
  const { status } = await fetch(url, { method: 'DELETE', headers: { authorization: 'Bearer owner' } });
  if (status !== 200) throw new Error(`${url} answered ${status}.`);
}
