import { createHmac, timingSafeEqual } from 'node:crypto';
import { RATE_LIMITS } from '@touchline/domain/collections/all-collections';
import { DAY_MS } from '@touchline/domain/kernel/day';
import type { MessageCode } from '@touchline/domain/kernel/refusal/api-messages';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { RATE_LIMITS_PER_MINUTE, SENDER_FACTOR } from '@touchline/domain/reference/limits';
import { FieldValue, type Firestore } from '@google-cloud/firestore';
import type { Clock } from './clock-and-ids';
import { xsrfSecret } from './config';
import type { CallerNetwork } from './network-address';
import { collectionOf } from './stored-document';
import { tokenBuckets } from './token-buckets';

const MINUTE_MS = 60_000;
/** A counter outlives its minute by an hour at most (TTL on `expiresAt`). */
const COUNTER_LIFETIME_MS = 3_600_000;

/**
 * A limit on how often something may be done, and the message for callers over it. `name` separates its counters from
 * others.
 */
export interface LimitRule {
  readonly name: string;
  readonly perMinute: number;
  readonly code: MessageCode;
}

/** Counts an attempt of a caller. Throws Refusal tooMany, with the seconds to wait, if the limit is exceeded. */
export type CountAttempt = (limit: LimitRule, who: string) => Promise<void>;

/**
 * Counters of whole minutes, shared by all instances: `rateLimits/{name}-{hash of who}-{minute}`
 * (docs/decisions/015-limits-on-abuse.md). If this instance alone has counted too many attempts, it refuses without
 * asking the database.
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

/** Counts what somebody does in a day. Throws Refusal tooMany for more than `perDay`. */
export type CountDaily = (limit: { readonly name: string; readonly perDay: number }, who: string) => Promise<void>;

/** Counters of whole days in UTC, shared by all instances: `rateLimits/{name}-{hash of who}-day-{day}`. */
export function dailyLimitStore(database: () => Firestore, clock: Clock): CountDaily {
  return async ({ name, perDay }, who) => {
    const now = clock().getTime();
    const day = Math.floor(now / DAY_MS);
    const counter = collectionOf(database(), RATE_LIMITS).doc(`${name}-${hashOf(who)}-day-${day}`);
    await counter.set({ count: FieldValue.increment(1), expiresAt: new Date(now + DAY_MS) }, { merge: true });
    const count: unknown = (await counter.get()).get('count');
    if (typeof count !== 'number' || count <= perDay) return;
    throw new Refusal('tooMany', 'tooManyToday', { retryAfterSeconds: Math.ceil(((day + 1) * DAY_MS - now) / 1000) });
  };
}

/** Counts the attempts of one kind of call. Each throws Refusal tooMany where it is one too many. */
export interface RateLimit {
  /** From a network, if known, and from the sender on its behalf. */
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

/** Whether a text that was sent is the expected one, in a time that says nothing about where they differ. */
export function isSameHash(sent: string, expected: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
