import { randomUUID } from 'node:crypto';
import { type Report, REPORT_SCHEMA_VERSION, REPORTS } from '@touchline/domain/person/report';
import { firestore } from '@touchline/functions/platform/firestore';
import { collectionOf } from '@touchline/functions/platform/stored-document';
import { aPerson } from './people';

/** The stored reports about a profile. */
export async function reportsAbout(profileId: string): Promise<readonly Report[]> {
  const found = collectionOf(firestore(), REPORTS).where('profileId', '==', profileId);
  return (await found.get()).docs.map((document) => document.data());
}

/** The id of an open report about a new person. */
export async function aReport(): Promise<string> {
  const _id = randomUUID();
  const { uid: profileId } = await aPerson();
  const open = { by: null, at: new Date().toISOString(), closedAt: null, closedBy: null, closedReason: null, outcome: null };
  const report = { _id, schemaVersion: REPORT_SCHEMA_VERSION, profileId, kind: 'profile', place: null } as const;
  await collectionOf(firestore(), REPORTS)
    .doc(_id)
    .set({ ...report, ...open, reason: 'spam', note: null, furtherNotes: [], count: 1 });
  return _id;
}
