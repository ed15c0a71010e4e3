import { beginShared } from './deadline';

/** Reads of one thing that many callers wait for. */
export interface SharedReads<Result> {
  /** A read that has begun after the last call of `outdate`, shared with everybody who asks meanwhile. */
  readonly read: () => Promise<Result>;
  /** A read that runs now may lack what was just written. */
  readonly outdate: () => void;
}

/**
 * Lets one read run at a time and at most one wait behind it. Writes that follow each other quickly outdate a read
 * before it ends; a read for each of them would be more than an instance can do.
 */
export function sharedReads<Result>(begin: () => Promise<Result>): SharedReads<Result> {
  let running: { readonly result: Promise<Result>; isOutdated: boolean } | null = null;
  let waiting: Promise<Result> | null = null;

  const start = (): Promise<Result> => {
    const own = { result: beginShared(begin), isOutdated: false };
    running = own;
    const end = (): void => {
      if (running === own) running = null;
    };
    own.result.then(end, end);
    return own.result;
  };

  const read = (): Promise<Result> => {
    if (running === null) return start();
    if (!running.isOutdated) return running.result;
    const next = (): Promise<Result> => {
      waiting = null;
      return read();
    };
    return (waiting ??= running.result.then(next, next));
  };

  return {
    read,
    outdate: () => {
      if (running !== null) running.isOutdated = true;
    },
  };
}
