import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startWatchdog, type Watchdog } from '../emulators/watchdog';
import type { FirestoreEngine } from '../firestore/firestore-engine';
import type { StackIdentity, StackService } from './stack-identity';
import { isPortFree, refuseTakenPorts } from '../emulators/ports';
import { type Child, lastWordsOf, signalChild } from '../emulators/child';
import { waitUntil } from '../emulators/wait-until';

const STOP_LIMIT_MS = 15_000;

/** The processes of one stack: when one ends by itself the stack is over; they are stopped together, once. */
class LaunchedChildren {
  readonly #children: { readonly child: Child; readonly stop: () => void }[] = [];
  readonly #watchdog: Watchdog;
  #isStopping = false;
  #fail: (failure: Error) => void = () => undefined;

  /** Rejects with one sentence as soon as a child ends by itself; never fulfilled. */
  readonly broken: Promise<never>;

  constructor(watchdog: Watchdog) {
    this.#watchdog = watchdog;
    this.broken = new Promise((_, reject) => {
      this.#fail = reject;
    });
    this.broken.catch(() => undefined);
  }

  /** Takes a child into care; `stop` asks it to end. A child that comes after the stop is ended at once. */
  add(child: Child, stop: () => void): void {
    this.#watchdog.guard(child.pid);
    this.#children.push({ child, stop });
    if (this.#isStopping) signalChild(child, 'SIGKILL', 'group');
    void child.ended.then((sentence) => {
      if (!this.#isStopping) this.#fail(new Error(`${sentence}${lastWordsOf(child)}`));
    });
  }

  /** Takes a child into care that may end by itself, to be replaced while the stack lives on. */
  addPassing(child: Child): void {
    this.#watchdog.guard(child.pid);
    this.#children.push({ child, stop: () => signalChild(child, 'SIGTERM', 'group') });
    if (this.#isStopping) signalChild(child, 'SIGKILL', 'group');
    void child.ended.then(() => this.#watchdog.release(child.pid));
  }

  /** Asks every child to end and waits until all have and the ports are free; after 15 s they are ended by force. */
  async stop(ports: readonly number[]): Promise<void> {
    this.#isStopping = true;
    for (const { child, stop } of this.#children) if (!child.hasEnded()) stop();
    const areGone = async (): Promise<boolean> =>
      this.#children.every(({ child }) => child.hasEnded()) && (await Promise.all(ports.map(isPortFree))).every(Boolean);
    try {
      await waitUntil(areGone, STOP_LIMIT_MS, 'Some processes did not end in time and were ended by force.');
    } catch (failure) {
      for (const { child } of this.#children) signalChild(child, 'SIGKILL', 'group');
      await waitUntil(areGone, STOP_LIMIT_MS, 'Some processes could not be ended.');
      throw failure;
    }
  }
}

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
