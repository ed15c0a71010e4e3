import { arrangedRequests, type KeptBoost } from '@touchline/domain/featuring/arranged-requests';
import { FEATURE_REQUESTS, type FeatureRequest, featureRequestId } from '@touchline/domain/featuring/feature-request';
import { featureFactsOf, mayQueue } from '@touchline/domain/featuring/may-queue';
import { sameJson } from '@touchline/domain/kernel/json/json';
import { keptBoostsOf } from '@touchline/domain/money/kept-boosts';
import { PURCHASES } from '@touchline/domain/money/purchase';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import type { Firestore } from 'firebase-admin/firestore';
import type { Attempt } from '../../platform/audited-transaction';
import type { UnitOfWork, Writes } from '../../platform/firestore';
import { collectionOf, isDocumentName } from '../../platform/stored-document';
import { personDocuments } from '../profiles/profile-store';

/** More than most people ever have: one read finds all. */
const READ_AT_ONCE = 4;

/** The requests of everybody. */
export function featureDocuments(database: Firestore) {
  return collectionOf(database, FEATURE_REQUESTS);
}

/** Somebody's requests in the order of their numbers, which have no gap. */
export async function requestsOf(database: Firestore, read: UnitOfWork['read'], uid: string): Promise<readonly FeatureRequest[]> {
  const found: FeatureRequest[] = [];
  for (;;) {
    const ids = Array.from({ length: READ_AT_ONCE }, (_, index) => featureRequestId(uid, found.length + index + 1));
    const snapshots = await read<FeatureRequest[]>(...ids.map((id) => featureDocuments(database).doc(id)));
    const some = snapshots.flatMap((snapshot) => snapshot.data() ?? []);
    found.push(...some);
    if (some.length < READ_AT_ONCE) return found;
  }
}

/** The boosts that somebody has paid for. */
export async function keptBoosts(database: Firestore, uid: string): Promise<readonly KeptBoost[]> {
  const rows = await collectionOf(database, PURCHASES).where('buyer', '==', uid).get();
  return keptBoostsOf(rows.docs.map((document) => document.data()));
}

/** Saves those of somebody's requests that have changed. */
export function saveChanged(
  database: Firestore,
  unit: Writes,
  before: readonly FeatureRequest[],
  after: readonly FeatureRequest[],
): void {
  for (const [index, request] of after.entries())
    if (!sameJson(request, before[index] ?? null)) unit.save(featureDocuments(database).doc(request._id), request);
}

/**
 * The writes that keep the queue in step with a profile, for the transaction that changes it: it enters once it may be
 * featured, and leaves at once when it may not any more. It reads only where that changes. The ledger is read after the
 * account within the transaction, and anyone who changes the ledger writes the account: of two at once one is repeated.
 */
export async function prepareFeatureLine(
  database: Firestore,
  { read, at }: Pick<Attempt, 'read' | 'at'>,
  before: Profile,
  after: Profile,
): Promise<(unit: Writes) => void> {
  const today = at.slice(0, 10);
  if (mayQueue(before, today) === mayQueue(after, today)) return () => undefined;
  return arrangeLine(database, { read, at }, after);
}

/** The same, whether or not the profile changes; with the boosts of a ledger that is written in this transaction. */
export async function arrangeLine(
  database: Firestore,
  { read, at }: Pick<Attempt, 'read' | 'at'>,
  profile: Profile,
  written: readonly KeptBoost[] | null = null,
): Promise<(unit: Writes) => void> {
  if (written === null) await read(personDocuments(database).accounts.doc(profile._id));
  const stored = await requestsOf(database, read, profile._id);
  const boosts = written ?? (await keptBoosts(database, profile._id));
  const arranged = arrangedRequests(stored, featureFactsOf(profile, boosts, at));
  return (unit) => saveChanged(database, unit, stored, arranged);
}

/** The profile of a request's player; null without such a request or profile, and where the request left the queue. */
export function profileOfRequest(database: () => Firestore): (requestId: string) => Promise<Profile | null> {
  return async (requestId) => {
    if (!isDocumentName(requestId)) return null;
    const request = (await featureDocuments(database()).doc(requestId).get()).data();
    if (request === undefined || request.state === 'left') return null;
    return (await personDocuments(database()).profiles.doc(request.uid).get()).data() ?? null;
  };
}
