import { AUDIT_LOG, AUDIT_SCHEMA_VERSION, type AuditEntry } from '@touchline/domain/audit/audit-entry';
import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { Writes } from './firestore';
import { collectionOf } from './stored-document';

/** All lines of the log. */
export function auditLines(database: Firestore): CollectionReference<AuditEntry> {
  return collectionOf(database, AUDIT_LOG);
}

/** The reference of a line of the log. A line that exists already proves that its work has been done (F3). */
export function auditLine(database: Firestore, id: string): DocumentReference<AuditEntry> {
  return auditLines(database).doc(id);
}

/** Whether, by the log, a user has stopped being an admin since a moment and has not become one again. */
export async function wasRevokedSince(database: Firestore, uid: string, moment: string): Promise<boolean> {
  const newest = await newestAdminLine(database, uid);
  return newest?.action === 'admin.revoke' && newest.at >= moment;
}

/** Whether a user is an admin by the newest line of the log that grants or takes that; false where none does. */
export async function isAdminByLog(database: Firestore, uid: string): Promise<boolean> {
  return (await newestAdminLine(database, uid))?.action === 'admin.grant';
}

async function newestAdminLine(database: Firestore, uid: string): Promise<AuditEntry | undefined> {
  const found = await auditLines(database).where('target', '==', `accounts/${uid}`).get();
  return found.docs
    .map((line) => line.data())
    .filter(({ action, result }) => result === 'done' && (action === 'admin.grant' || action === 'admin.revoke'))
    .toSorted((one, other) => other.at.localeCompare(one.at))[0];
}

/** For how long an admin who looks at a profile as others see it does so by one line of the log. */
const PREVIEW_MS = 3_600_000;

/** Whether the log says that an admin looks at the profile of a person as others see it, in the hour before now. */
export async function hasReportedPreview(database: Firestore, by: string, uid: string, now: Date): Promise<boolean> {
  const about = auditLines(database).where('target', '==', `accounts/${uid}`);
  const found = await about.where('by', '==', by).where('action', '==', 'account.preview').get();
  const since = new Date(now.getTime() - PREVIEW_MS).toISOString();
  return found.docs.some((line) => line.data().result === 'done' && line.data().at >= since);
}

/** Adds a line to the append-only log, in the same transaction as what it reports. */
export function writeAuditEntry(database: Firestore, unit: Writes, entry: Omit<AuditEntry, 'schemaVersion'>): void {
  unit.create(auditLine(database, entry._id), { ...entry, schemaVersion: AUDIT_SCHEMA_VERSION });
}
