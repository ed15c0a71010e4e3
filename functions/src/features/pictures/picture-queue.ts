import { Refusal } from '@touchline/domain/kernel/refusal/refusal';

/** How much of a queue may be used. */
interface QueueLimits {
  /** Works that run at the same time. */
  readonly atOnce: number;
  /** Works that wait, of all owners together. */
  readonly waiting: number;
}

/** A queue in which owners take turns, so that nobody waits for everything that another has asked for. */
export interface FairQueue {
  /**
   * Runs the work of an owner in its turn. Throws Refusal unavailable where too many wait, and tooMany where
   * `mostOfOwner` of this owner's own are waiting already.
   */
  readonly inTurn: <Result>(owner: string, work: () => Promise<Result>, mostOfOwner?: number) => Promise<Result>;
}

/**
 * Runs the works of each owner side by side, `most` at once. Throws Refusal tooMany for one more, before it costs
 * anything: works of one owner write the same documents, and too many of them would only get in each other's way.
 */
export function limitAtOnce(most: number): <Result>(owner: string, work: () => Promise<Result>) => Promise<Result> {
  const running = new Map<string, number>();
  return async (owner, work) => {
    const count = running.get(owner) ?? 0;
    if (count >= most) throw new Refusal('tooMany', 'tooManyUploads');
    running.set(owner, count + 1);
    try {
      return await work();
    } finally {
      const left = (running.get(owner) ?? 1) - 1;
      if (left === 0) running.delete(owner);
      else running.set(owner, left);
    }
  };
}

export function fairQueue({ atOnce, waiting }: QueueLimits): FairQueue {
  const waitingOf = new Map<string, (() => Promise<void>)[]>();
  let running = 0;
  let count = 0;

  const startNext = (): void => {
    const [next] = waitingOf;
    if (running >= atOnce || next === undefined) return;
    const [owner, [work, ...others]] = next;
    waitingOf.delete(owner);
    if (others.length > 0) waitingOf.set(owner, others);
    if (work === undefined) return;
    count -= 1;
    running += 1;
    void work().finally(() => {
      running -= 1;
      startNext();
    });
  };

  return {
    inTurn: (owner, work, mostOfOwner = waiting) => {
      const own = waitingOf.get(owner) ?? [];
      if (own.length >= mostOfOwner) throw new Refusal('tooMany', 'tooManyUploads');
      if (count >= waiting) throw new Refusal('unavailable', 'unavailable');
      return new Promise((resolve, reject) => {
        const run = (): Promise<void> => Promise.resolve().then(work).then(resolve, reject);
        waitingOf.set(owner, [...own, run]);
        count += 1;
        startNext();
      });
    },
  };
}
