import { AsyncLocalStorage } from 'node:async_hooks';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';

/** Nobody waits longer for an answer than this (F1, F2). */
const ANSWER_WITHIN_MS = 10_000;

const calls = new AsyncLocalStorage<{ isOver: boolean }>();

/**
 * The answer of the work, or Refusal unavailable after 10 seconds. The work itself cannot be stopped: before it writes
 * it asks `requireTimeLeft`.
 */
export async function withinDeadline<Result>(work: () => Promise<Result>): Promise<Result> {
  const call = { isOver: false };
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
 * Throws Refusal unavailable in a call whose caller has been told so already: what they try again must not happen
 * twice.
 */
export function requireTimeLeft(): void {
  if (calls.getStore()?.isOver === true) throw new Refusal('unavailable', 'unavailable');
}
