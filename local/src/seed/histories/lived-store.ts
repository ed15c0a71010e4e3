import { AUDIT_LOG } from '@touchline/domain/audit/audit-entry';
import { PURCHASES } from '@touchline/domain/money/purchase';
import { DAILY_VIEWS, DAILY_VIEWS_SCHEMA_VERSION } from '@touchline/domain/person/views/stored-views';
import { featureDocuments } from '@touchline/functions/features/featuring/feature-line-store';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { inOneTransaction } from '@touchline/functions/platform/firestore';
import { collectionOf } from '@touchline/functions/platform/stored-document';
import type { Firestore } from 'firebase-admin/firestore';
import type { Lived } from './lived-history';

/**
 * Writes a person's account and all that follows from their history, in one transaction. Nothing where there is an
 * account: it holds what people entered, and what they have done since.
 */
export async function seedLived(
  database: Firestore,
  { account, profile, purchases, requests, lines, views }: Lived,
): Promise<void> {
  const { accounts, profiles } = personDocuments(database);
  const uid = account._id;
  await inOneTransaction(async (unit) => {
    const [known, shown] = await unit.read(accounts.doc(uid), profiles.doc(uid));
    if (known.exists) return;
    unit.save(accounts.doc(uid), account);
    const { featuring, premium, featuredAt } = profile;
    const stored = shown.data();
    if (stored !== undefined) unit.save(profiles.doc(uid), { ...stored, featuring, premium, featuredAt });
    for (const row of purchases) unit.save(collectionOf(database, PURCHASES).doc(row._id), row);
    for (const request of requests) unit.save(featureDocuments(database).doc(request._id), request);
    for (const line of lines) unit.save(collectionOf(database, AUDIT_LOG).doc(line._id), line);
    for (const { day, ...counts } of views) {
      const _id = `${day}-0`;
      const ofDay = collectionOf(database, DAILY_VIEWS, { uid }).doc(_id);
      unit.save(ofDay, { _id, schemaVersion: DAILY_VIEWS_SCHEMA_VERSION, day, ...counts });
    }
  }, database);
}
