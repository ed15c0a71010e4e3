import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startWatchdog, type Watchdog } from '../emulators/watchdog';
import type { FirestoreEngine } from '../firestore/firestore-engine';
import { STACK_SERVICE_NAMES, type StackIdentity, type StackService } from './stack-identity';
import { isPortFree, refuseTakenPorts } from '../emulators/ports';
import { type Child, lastLinesOf, signalChild } from '../emulators/child';
import { waitUntil } from '../emulators/wait-until';

const STOP_LIMIT_MS = 15_000;

/** The processes of one stack. When one ends by itself the stack is over. They are stopped together, once. */
class LaunchedChildren {
  readonly #children: { readonly child: Child; readonly stop: () => void }[] = [];
  readonly #watchdog: Watchdog;
  #isStopping = false;
  #fail: (failure: Error) => void = () => undefined;

  /** Rejects with one sentence as soon as a child ends by itself; never resolves. */
  readonly broken: Promise<never>;

  constructor(watchdog: Watchdog) {
    this.#watchdog = watchdog;
    this.broken = new Promise((_, reject) => {
      this.#fail = reject;
    });
    this.broken.catch(() => undefined);
  }

  /** Registers a child; `stop` asks it to end. A child registered after the stop is ended at once. */
  add(child: Child, stop: () => void): void {
    this.#watchdog.guard(child.pid);
    this.#children.push({ child, stop });
    if (this.#isStopping) signalChild(child, 'SIGKILL', 'group');
    void child.ended.then((sentence) => {
      if (!this.#isStopping) this.#fail(new Error(`${sentence}${lastLinesOf(child)}`));
    });
  }

  /** Registers a child that may end by itself and is then replaced while the stack goes on running. */
  addPassing(child: Child): void {
    this.#watchdog.guard(child.pid);
    this.#children.push({ child, stop: () => signalChild(child, 'SIGTERM', 'group') });
    if (this.#isStopping) signalChild(child, 'SIGKILL', 'group');
    void child.ended.then(() => this.#watchdog.release(child.pid));
  }

  /** Asks every child to end and waits until all have ended and the ports are free. After 15 s they are killed. */
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

/** The resources of a stack on this machine: its folders and its processes. */
export interface OpenStack {
  readonly identity: StackIdentity;
  readonly engine: FirestoreEngine;
  /** A temporary folder of this stack only: emulators of one project would disturb each other in a shared one. */
  readonly tmpdir: string;
  readonly children: LaunchedChildren;
  /** Aborted as soon as the stack begins to close. */
  readonly closing: AbortSignal;
  /**
   * Ends every process, waits until the ports are free, and removes the files that only a running stack needs. Logs
   * stay.
   */
  close(): Promise<void>;
}

/**
 * Prepares the folders of a stack that this process has claimed. Throws one sentence where ports are taken; then
 * nothing has been changed.
 */
export async function openStack(identity: StackIdentity, engine: FirestoreEngine): Promise<OpenStack> {
  const isOurs = engine.addressAt(identity.ports.firestore).endsWith(`:${identity.ports.firestore}`);
  const foreign: StackService[] = isOurs ? ['launcher'] : ['launcher', 'firestore'];
  await refuseTakenPorts(identity.ports, foreign);
  await rm(identity.folder, { recursive: true, force: true });
  await mkdir(identity.folder, { recursive: true });
  const temporary = await mkdtemp(join(tmpdir(), `touchline-${identity.portBase}-`));
  const watchdog = await startWatchdog(identity.folder);
  watchdog.removeAlso(temporary);
  watchdog.removeAlso(identity.addressFile);
  const closing = new AbortController();
  const children = new LaunchedChildren(watchdog);
  const stopped = STACK_SERVICE_NAMES.filter((name) => !foreign.includes(name)).map((name) => identity.ports[name]);
  return {
    identity,
    engine,
    tmpdir: temporary,
    children,
    closing: closing.signal,
    close: async () => {
      closing.abort();
      try {
        await children.stop(stopped);
      } finally {
        await Promise.all([temporary, identity.addressFile].map((path) => rm(path, { recursive: true, force: true })));
        watchdog.dismiss();
      }
    },
  };
}
