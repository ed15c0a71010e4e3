import { randomUUID } from 'node:crypto';
import { type Report, REPORT_SCHEMA_VERSION, REPORTS } from '@touchline/domain/person/moderation/report';
import { firestore } from '@touchline/functions/platform/firestore';
import { collectionOf } from '@touchline/functions/platform/stored-document';
import { aPerson } from '../members/people';

/** The stored reports about a profile. */
export async function reportsAbout(profileId: string): Promise<readonly Report[]> {
  const found = collectionOf(firestore(), REPORTS).where('profileId', '==', profileId);
  return (await found.get()).docs.map((document) => document.data());
}

/** The id of a report about a person, a new one unless named: open, or closed as checked. */
export async function aReport(state: 'open' | 'closed' = 'open', about?: string): Promise<string> {
  const _id = randomUUID();
  const profileId = about ?? (await aPerson()).uid;
  const at = new Date().toISOString();
  const open = { closedAt: null, closedBy: null, closedReason: null, outcome: null, answer: null };
  const closed = {
    closedAt: at,
    closedBy: 'an-admin',
    closedReason: 'Spoke to the club.',
    outcome: 'dismissed',
    answer: null,
  } as const;
  const report = {
    _id,
    schemaVersion: REPORT_SCHEMA_VERSION,
    profileId,
    kind: 'profile',
    place: null,
    suggestion: null,
  } as const;
  const stored: Report = {
    ...report,
    ...(state === 'open' ? open : closed),
    ...{ by: null, at, reason: 'spam', note: null, furtherNotes: [], count: 1 },
    ...{ wish: null, replyTo: null, isAboutMinor: false, language: null },
  };
  await collectionOf(firestore(), REPORTS).doc(_id).set(stored);
  return _id;
}
