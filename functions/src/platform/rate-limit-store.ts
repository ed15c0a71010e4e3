import { createHmac } from 'node:crypto';
import { RATE_LIMITS } from '@touchline/domain/collections/all-collections';
import type { MessageCode } from '@touchline/domain/kernel/refusal/api-messages';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { RATE_LIMITS_PER_MINUTE, SENDER_FACTOR } from '@touchline/domain/reference/limits';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { Clock } from './clock-and-ids';
import { xsrfSecret } from './config';
import type { CallerNetwork } from './network-address';
import { collectionOf } from './stored-document';

const MINUTE_MS = 60_000;
/** A counter outlives its minute by an hour at most (TTL on `expiresAt`). */
const COUNTER_LIFETIME_MS = 3_600_000;

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

/**
 * How often something may be done, and the message for callers over the limit. `name` separates its counters from
 * others.
 */
export interface LimitRule {
  readonly name: string;
  readonly perMinute: number;
  readonly code: MessageCode;
}

/** Counts an attempt of a caller. Throws Refusal tooMany, with the seconds to wait, where the limit is exceeded. */
export type CountAttempt = (limit: LimitRule, who: string) => Promise<void>;

/**
 * Counters of whole minutes, shared by all instances: `rateLimits/{name}-{hash of who}-{minute}`
 * (docs/decisions/015-limits-on-abuse.md). What this instance alone has counted too often is refused without asking the
 * database.
 */
export function rateLimitStore(database: () => Firestore, clock: Clock): CountAttempt {
  const take = tokenBuckets(clock);
  return async ({ name, perMinute, code }, who) => {
    const key = `${name}-${hashOf(who)}`;
    const waitSeconds = take(key, perMinute);
    if (waitSeconds > 0) throw new Refusal('tooMany', code, { retryAfterSeconds: waitSeconds });
    const now = clock().getTime();
    const minute = Math.floor(now / MINUTE_MS);
    const counter = collectionOf(database(), RATE_LIMITS).doc(`${key}-${minute}`);
    await counter.set({ count: FieldValue.increment(1), expiresAt: new Date(now + COUNTER_LIFETIME_MS) }, { merge: true });
    const count: unknown = (await counter.get()).get('count');
    if (typeof count !== 'number' || count <= perMinute) return;
    throw new Refusal('tooMany', code, { retryAfterSeconds: Math.ceil(((minute + 1) * MINUTE_MS - now) / 1000) });
  };
}

/** Counts the attempts of one kind of call. Each throws Refusal tooMany where it is one too many. */
export interface RateLimit {
  /** From a network, where one is known, and from the sender on its behalf. */
  readonly perNetwork: (network: CallerNetwork | null) => Promise<void>;
  /** About one person: a mail address or uid, of which only the hash is stored. */
  readonly perPerson: (person: string) => Promise<void>;
}

/**
 * The limits of a call: 60 a minute from one network, unless `addressesPerMinute` overrides it, and 10 a minute about
 * one person.
 */
export function rateLimitOf(
  call: string,
  countAttempt: CountAttempt,
  addressesPerMinute: number = RATE_LIMITS_PER_MINUTE.address,
): RateLimit {
  const code = 'tooManyTries';
  return {
    perNetwork: async (network) => {
      if (network === null) return;
      const { own, sender } = network;
      const onBehalf = { name: `${call}-sender`, perMinute: addressesPerMinute * SENDER_FACTOR, code } as const;
      await Promise.all([
        countAttempt({ name: `${call}-from`, perMinute: addressesPerMinute, code }, own),
        sender === null ? undefined : countAttempt(onBehalf, sender),
      ]);
    },
    perPerson: (person) => countAttempt({ name: `${call}-around`, perMinute: RATE_LIMITS_PER_MINUTE.person, code }, person),
  };
}

/**
 * A keyed hash, under which mail and network addresses are counted: the same for the same text, and only this
 * deployment can compute it.
 */
export function hashOf(text: string): string {
  return createHmac('sha256', `hash ${xsrfSecret()}`).update(text).digest('base64url');
}
