import { Refusal } from '@touchline/domain/http/refusal';
import type { MessageCode } from '@touchline/domain/http/api-messages';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Clock } from './clock';
import { hashOf } from './hash-of';
import { tokenBuckets } from './token-buckets';

/** How often something may be done, and what who does it more often is told. `name` sets its counters apart. */
export interface RateLimit {
  readonly name: string;
  readonly perMinute: number;
  readonly code: MessageCode;
}

/** Counts one more try of somebody under a limit; throws Refusal tooMany, with the seconds to wait, where it is one too many. */
export type CountTry = (limit: RateLimit, who: string) => Promise<void>;

const MINUTE_MS = 60_000;
/** A counter outlives its minute by an hour at most (TTL on `expiresAt`). */
const KEPT_MS = 3_600_000;

/**
 * Counters of whole minutes, shared by all instances: `rateLimits/{name}-{hash of who}-{minute}` (design.md §4, Limits on abuse). What this instance alone
 * has had too often is refused without asking the database.
 */
export function rateLimitStore(database: () => Firestore, clock: Clock): CountTry {
  const take = tokenBuckets(clock);
  return async ({ name, perMinute, code }, who) => {
    const key = `${name}-${hashOf(who)}`;
    const waitSeconds = take(key, perMinute);
    if (waitSeconds > 0) throw new Refusal('tooMany', code, { retryAfterSeconds: waitSeconds });
    const now = clock().getTime();
    const minute = Math.floor(now / MINUTE_MS);
    const counter = database().collection('rateLimits').doc(`${key}-${minute}`);
    await counter.set({ count: FieldValue.increment(1), expiresAt: Timestamp.fromMillis(now + KEPT_MS) }, { merge: true });
    const count: unknown = (await counter.get()).get('count');
    if (typeof count !== 'number' || count <= perMinute) return;
    throw new Refusal('tooMany', code, { retryAfterSeconds: Math.ceil(((minute + 1) * MINUTE_MS - now) / 1000) });
  };
}
