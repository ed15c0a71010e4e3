import type { Clock } from './clock-and-ids';

const MINUTE_MS = 60_000;

/**
 * Takes one attempt of a caller from its bucket in this instance: 0 where the call may go on, else the whole seconds to
 * wait.
 */
export type TakeToken = (who: string, perMinute: number) => number;

interface Bucket {
  readonly tokens: number;
  readonly atMs: number;
}

/**
 * Buckets of one instance (docs/decisions/015-limits-on-abuse.md). Each holds the attempts of a minute and fills again
 * evenly. They are lost with the instance. A bucket that nobody has touched for a minute is full and is dropped; with
 * `most` buckets the older half is dropped too, so that made-up names fill no memory.
 */
export function tokenBuckets(clock: Clock, most = 100_000): TakeToken {
  let recent = new Map<string, Bucket>();
  let earlier = new Map<string, Bucket>();
  let rotatedAtMs = 0;

  const dropFullBuckets = (nowMs: number): void => {
    const isFull = recent.size >= most / 2;
    if (nowMs - rotatedAtMs < MINUTE_MS && !isFull) return;
    earlier = nowMs - rotatedAtMs < 2 * MINUTE_MS ? recent : new Map<string, Bucket>();
    recent = new Map();
    rotatedAtMs = nowMs;
  };

  return (who, perMinute) => {
    const nowMs = clock().getTime();
    dropFullBuckets(nowMs);
    const { tokens, atMs } = recent.get(who) ?? earlier.get(who) ?? { tokens: perMinute, atMs: nowMs };
    const perMs = perMinute / MINUTE_MS;
    const filled = Math.min(perMinute, tokens + (nowMs - atMs) * perMs);
    const isGranted = filled >= 1;
    recent.set(who, { tokens: isGranted ? filled - 1 : filled, atMs: nowMs });
    return isGranted ? 0 : Math.ceil((1 - filled) / perMs / 1000);
  };
}
