import { lastWordsOf, signalChild, type Child } from '../emulators/child';
import { isPortFree } from '../emulators/ports';
import { waitUntil } from '../emulators/wait-until';
import type { Watchdog } from '../emulators/watchdog';

const STOP_LIMIT_MS = 15_000;

/** The processes of one stack: when one ends by itself the stack is over; they are stopped together, once. */
export class LaunchedChildren {
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
