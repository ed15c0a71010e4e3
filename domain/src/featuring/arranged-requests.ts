import { DAY_MS } from '../kernel/day';
import { isActiveAt, type PremiumPeriod } from '../person/profiles/premium';
import { FEATURE_QUEUE } from '../reference/limits';
import { BY_PREMIUM, FEATURE_REQUEST_SCHEMA_VERSION, type FeatureRequest, featureRequestId } from './feature-request';

/** A boost that was paid and whose money we still have. */
export interface KeptBoost {
  readonly purchaseId: string;
  readonly priceName: 'skipTheLine' | 'featureAgain';
  /** When it was paid (ISO 8601). */
  readonly at: string;
}

/** What somebody's requests follow from at a time (ISO 8601). */
export interface FeatureFacts {
  readonly uid: string;
  /** Whether the profile may be in the queue (`mayQueue`). */
  readonly mayQueue: boolean;
  /** When the consent to be featured was given; null if there is none. */
  readonly allowedAt: string | null;
  readonly premium: PremiumPeriod | null;
  readonly boosts: readonly KeptBoost[];
  readonly now: string;
}

const daysAfter = (at: string, days: number): string => new Date(Date.parse(at) + days * DAY_MS).toISOString();
const later = (one: string, other: string): string => (one > other ? one : other);

/**
 * Somebody's requests, oldest first, as they have to be now. The same facts give the same requests however often and in
 * whatever order they are read, so that a boost counts once (docs/payments.md): it is used up by the request that was
 * posted with it, and waits for the next one otherwise. A refund before the post takes its effect away. A player enters
 * for the first time without paying, and once more where that was declined, 30 days later or after a new consent.
 */
export function arrangedRequests(stored: readonly FeatureRequest[], facts: FeatureFacts): readonly FeatureRequest[] {
  const last = stored.at(-1) ?? null;
  const isOpen = last?.state === 'queued' || last?.state === 'left';
  const decided = isOpen ? stored.slice(0, -1) : stored;
  const open = isOpen ? last : null;
  const queued = facts.mayQueue ? queuedRequest(decided, open, facts) : null;
  if (queued !== null) return [...decided, queued];
  return open === null ? stored : [...decided, { ...open, ...WITHOUT_PLACE, leftAt: open.leftAt ?? facts.now }];
}

const WITHOUT_PLACE = { state: 'left', skip: null } as const;

/** The request that is in the queue now; null where none can be. */
function queuedRequest(
  decided: readonly FeatureRequest[],
  open: FeatureRequest | null,
  facts: FeatureFacts,
): FeatureRequest | null {
  const entry = entryOf(decided, open, facts);
  if (entry === null) return null;
  const number = decided.length + 1;
  const fields = { _id: featureRequestId(facts.uid, number), schemaVersion: FEATURE_REQUEST_SCHEMA_VERSION } as const;
  const blank = { leftAt: null, posted: null, declined: null } as const;
  return { ...fields, uid: facts.uid, number, state: 'queued', ...entry, skip: skipOf(decided, entry, facts), ...blank };
}

type Entry = Pick<FeatureRequest, 'reason' | 'enteredAt' | 'boughtWith'>;

/** As what somebody is in the queue, and since when. */
function entryOf(decided: readonly FeatureRequest[], open: FeatureRequest | null, facts: FeatureFacts): Entry | null {
  const { allowedAt, now } = facts;
  const last = decided.at(-1) ?? null;
  const decidedAt = last?.posted?.at ?? last?.declined?.at ?? '';
  if (last !== null && last.declined !== null && open === null && now < mayEnterAgainAt(last.declined.at, allowedAt)) return null;
  if (!decided.some(({ state }) => state === 'posted')) {
    const since = open === null || (open.leftAt !== null && now >= daysAfter(open.leftAt, FEATURE_QUEUE.returnDays)) ? now : null;
    return { reason: 'first', enteredAt: since ?? open?.enteredAt ?? now, boughtWith: null };
  }
  const boost = spareBoosts(decided, facts.boosts, 'featureAgain').at(0);
  return boost === undefined ? null : { reason: 'again', enteredAt: later(boost.at, decidedAt), boughtWith: boost.purchaseId };
}

/** From when on somebody who was declined may enter again: 30 days later, or at once after a new consent. */
export function mayEnterAgainAt(declinedAt: string, allowedAt: string | null): string {
  const atLatest = daysAfter(declinedAt, FEATURE_QUEUE.againAfterDays);
  return allowedAt !== null && allowedAt > declinedAt && allowedAt < atLatest ? allowedAt : atLatest;
}

/** What puts an entry in front of the others: Premium while it lasts, or a boost, whichever did so first. */
function skipOf(decided: readonly FeatureRequest[], { enteredAt }: Entry, facts: FeatureFacts): FeatureRequest['skip'] {
  const { premium, boosts, now } = facts;
  const byPlan = premium !== null && isActiveAt(premium, now) ? { at: later(premium.since, enteredAt), by: BY_PREMIUM } : null;
  const boost = spareBoosts(decided, boosts, 'skipTheLine').at(0);
  const byBoost = boost === undefined ? null : { at: later(boost.at, enteredAt), by: boost.purchaseId };
  if (byPlan === null || byBoost === null) return byPlan ?? byBoost;
  return byBoost.at < byPlan.at ? byBoost : byPlan;
}

/** The kept boosts of a kind that no posted request has used up, the oldest first. */
export function spareBoosts(
  requests: readonly FeatureRequest[],
  boosts: readonly KeptBoost[],
  priceName: KeptBoost['priceName'],
): readonly KeptBoost[] {
  const used = new Set(
    requests.filter(({ state }) => state === 'posted').flatMap(({ boughtWith, skip }) => [boughtWith, skip?.by]),
  );
  return boosts
    .filter((boost) => boost.priceName === priceName && !used.has(boost.purchaseId))
    .toSorted((one, other) => (`${one.at}~${one.purchaseId}` < `${other.at}~${other.purchaseId}` ? -1 : 1));
}
