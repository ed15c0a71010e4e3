import { arrangedRequests } from '@touchline/domain/featuring/arranged-requests';
import { featureFactsOf } from '@touchline/domain/featuring/may-queue';
import { sameJson } from '@touchline/domain/kernel/json/json';
import { JOB_CURSOR_SCHEMA_VERSION, JOB_CURSORS } from '@touchline/domain/person/account/erasure';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { type DocumentReference, FieldPath, type Firestore } from '@google-cloud/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { inOneTransaction, readOrReport, type UnitOfWork } from '../../platform/firestore';
import { collectionOf } from '../../platform/stored-document';
import { personDocuments } from '../profiles/profile-store';
import { arrangeLine, featureDocuments, keptBoosts, requestsOf } from './feature-line-store';

/** How many profiles a run looks at; the next run goes on. */
const AT_ONCE = 300;

/**
 * The job `arrange-feature-lines`: puts right what no write of a profile did. Players come of age, Premium ends without
 * an event, and profiles are older than the queue. A run looks at the front of the queue, and at those who agreed to be
 * featured from where the run before ended. Answers how many players’ requests it changed.
 */
export async function arrangeFeatureLines(database: () => Firestore, clock: Clock): Promise<number> {
  const cursor = collectionOf(database(), JOB_CURSORS).doc('feature-lines');
  const from = (await cursor.get()).data()?.from ?? null;
  const agreed = personDocuments(database())
    .profiles.where('featuring.by', 'in', ['owner', 'guardian'])
    .orderBy(FieldPath.documentId());
  const [queued, page] = await Promise.all([
    featureDocuments(database()).where('state', '==', 'queued').orderBy('order').limit(AT_ONCE).get(),
    (from === null ? agreed : agreed.startAfter(from)).limit(AT_ONCE).get(),
  ]);
  const uids = new Set([...queued.docs.flatMap((one) => readOrReport(one)?.uid ?? []), ...page.docs.map(({ id }) => id)]);
  let changed = 0;
  for (const uid of uids) if (await arrangeLineOf(database, clock, uid)) changed += 1;
  const next = page.size < AT_ONCE ? null : (page.docs.at(-1)?.id ?? null);
  await cursor.set({ _id: cursor.id, schemaVersion: JOB_CURSOR_SCHEMA_VERSION, from: next });
  return changed;
}

/** Brings one player's requests in step with profile and ledger; true where they were not. */
export async function arrangeLineOf(database: () => Firestore, clock: Clock, uid: string): Promise<boolean> {
  const document = personDocuments(database()).profiles.doc(uid);
  const stored = readOrReport(await document.get());
  if (stored === null || !(await isOutOfStep(database(), stored, clock().toISOString()))) return false;
  await inOneTransaction(async (unit) => {
    const [snapshot] = await unit.read(document);
    const profile = snapshot.data();
    if (profile === undefined) return;
    const save = await arrangeLine(database(), { read: unit.read, at: clock().toISOString() }, profile);
    save(unit);
  }, database());
  return true;
}

async function isOutOfStep(database: Firestore, profile: Profile, at: string): Promise<boolean> {
  const read = ((...all: DocumentReference[]) => database.getAll(...all)) as UnitOfWork['read'];
  const [stored, boosts] = await Promise.all([requestsOf(database, read, profile._id), keptBoosts(database, profile._id)]);
  return !sameJson(arrangedRequests(stored, featureFactsOf(profile, boosts, at)), stored);
}
