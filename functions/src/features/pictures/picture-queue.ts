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
