import { AUDIT_SCHEMA_VERSION, type AuditEntry, auditEntry } from '@touchline/domain/audit/audit-entry';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { storedDocument } from './stored-document';
import type { UnitOfWork } from './unit-of-work';

const audit = storedDocument({ version: AUDIT_SCHEMA_VERSION, upgrades: {}, schema: auditEntry });

/** Where a line of the log stands; one that is already there says that its work has been done (F3). */
export function auditLine(database: Firestore, id: string): DocumentReference<AuditEntry> {
  return database.collection('auditLog').withConverter(audit).doc(id);
}

/** Adds a line to the append-only log, in the same transaction as what it reports. */
export function noteInAudit(database: Firestore, unit: UnitOfWork, entry: Omit<AuditEntry, 'schemaVersion'>): void {
  unit.create(auditLine(database, entry._id), { ...entry, schemaVersion: AUDIT_SCHEMA_VERSION });
}
