import { AsyncLocalStorage } from 'node:async_hooks';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';

/** The longest time until a call is answered (F1, F2). */
const ANSWER_WITHIN_MS = 10_000;

interface TimedCall {
  readonly endsAt: number;
  isOver: boolean;
  /** Makes the ids of a call that can be repeated; null where they are random. */
  nextId: (() => string) | null;
}

const calls = new AsyncLocalStorage<TimedCall>();

/**
 * The answer of the work, or Refusal unavailable after 10 seconds. The work itself cannot be stopped, so it calls
 * `requireTimeLeft` before it writes.
 */
export async function withinDeadline<Result>(work: () => Promise<Result>): Promise<Result> {
  const call: TimedCall = { endsAt: Date.now() + ANSWER_WITHIN_MS, isOver: false, nextId: null };
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      call.isOver = true;
      reject(new Refusal('unavailable', 'unavailable'));
    }, ANSWER_WITHIN_MS);
    void calls
      .run(call, work)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/**
 * Throws Refusal unavailable in a call that has already been answered so: the caller may try again, and nothing may
 * happen twice.
 */
export function requireTimeLeft(): void {
  if (calls.getStore()?.isOver === true) throw new Refusal('unavailable', 'unavailable');
}

/** When the call that asks for it must be answered, in milliseconds since 1970; outside of calls there is no end. */
export function callEndsAt(): number {
  return calls.getStore()?.endsAt ?? Infinity;
}

/** From here on the call that runs takes its ids from there (docs/decisions/110-repeated-calls.md). */
export function takeIdsFrom(nextId: () => string): void {
  const call = calls.getStore();
  if (call !== undefined) call.nextId = nextId;
}

/** The next id of a call that can be repeated; null in every other one, and outside of calls. */
export function idOfCall(): string | null {
  return calls.getStore()?.nextId?.() ?? null;
}

/** Begins work whose result several calls wait for: it has its own time, not that of the call that came first. */
export function beginShared<Result>(work: () => Result): Result {
  return calls.exit(work);
}
