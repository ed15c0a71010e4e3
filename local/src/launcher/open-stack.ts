import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startWatchdog } from '../emulators/watchdog';
import type { FirestoreEngine } from '../firestore/firestore-engine';
import { LaunchedChildren } from './launched-children';
import type { StackIdentity } from './stack-identity';
import type { StackService } from './stack-ports';
import { refuseTakenPorts } from './taken-ports';

/** A stack's place on the machine: its folders and the processes that run in it. */
export interface OpenStack {
  readonly identity: StackIdentity;
  readonly engine: FirestoreEngine;
  /** The temporary folder that no other stack sees: emulators of one project that share one disturb each other. */
  readonly tmpdir: string;
  readonly children: LaunchedChildren;
  /** Aborted as soon as the stack is being closed. */
  readonly closing: AbortSignal;
  /** Ends every process, waits until the ports are free and removes what only a running stack needs; the logs stay. */
  close(): Promise<void>;
}

/** Makes room for a stack; throws one sentence where ports are taken, and then nothing has been touched. */
export async function openStack(identity: StackIdentity, engine: FirestoreEngine): Promise<OpenStack> {
  const isOurs = engine.addressAt(identity.ports.firestore).endsWith(`:${identity.ports.firestore}`);
  const foreign: StackService[] = isOurs ? [] : ['firestore'];
  await refuseTakenPorts(identity.ports, foreign);
  await rm(identity.folder, { recursive: true, force: true });
  await mkdir(identity.folder, { recursive: true });
  const temporary = await mkdtemp(join(tmpdir(), `touchline-${identity.portBase}-`));
  const watchdog = await startWatchdog(identity.folder);
  watchdog.removeAlso(temporary);
  watchdog.removeAlso(identity.addressFile);
  const closing = new AbortController();
  const children = new LaunchedChildren(watchdog);
  const { firestore, ...others } = identity.ports;
  return {
    identity,
    engine,
    tmpdir: temporary,
    children,
    closing: closing.signal,
    close: async () => {
      closing.abort();
      try {
        await children.stop(isOurs ? [firestore, ...Object.values(others)] : Object.values(others));
      } finally {
        await Promise.all([temporary, identity.addressFile].map((path) => rm(path, { recursive: true, force: true })));
        watchdog.dismiss();
      }
    },
  };
}
