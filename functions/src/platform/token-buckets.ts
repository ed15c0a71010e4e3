import type { Clock } from './clock';

const MINUTE_MS = 60_000;

/** Takes one try of somebody from what this instance grants them: 0 where it may go on, else the whole seconds to wait. */
export type TakeToken = (who: string, perMinute: number) => number;

interface Bucket {
  readonly tokens: number;
  readonly atMs: number;
}

/**
 * Buckets of one instance (design.md §4, Limits on abuse): each holds a minute's tries, and fills again evenly. They may be lost with the instance at any moment; one that
 * nobody has touched for a minute is full, and forgotten.
 */
export function tokenBuckets(clock: Clock): TakeToken {
  let young = new Map<string, Bucket>();
  let old = new Map<string, Bucket>();
  let turnedAtMs = 0;

  const forgetFullOnes = (nowMs: number): void => {
    if (nowMs - turnedAtMs < MINUTE_MS) return;
    old = nowMs - turnedAtMs < 2 * MINUTE_MS ? young : new Map<string, Bucket>();
    young = new Map();
    turnedAtMs = nowMs;
  };

  return (who, perMinute) => {
    const nowMs = clock().getTime();
    forgetFullOnes(nowMs);
    const { tokens, atMs } = young.get(who) ?? old.get(who) ?? { tokens: perMinute, atMs: nowMs };
    const perMs = perMinute / MINUTE_MS;
    const filled = Math.min(perMinute, tokens + (nowMs - atMs) * perMs);
    const isGranted = filled >= 1;
    young.set(who, { tokens: isGranted ? filled - 1 : filled, atMs: nowMs });
    return isGranted ? 0 : Math.ceil((1 - filled) / perMs / 1000);
  };
}
