import { AUDIT_SCHEMA_VERSION, type AuditEntry, auditEntry } from '@touchline/domain/audit/audit-entry';
import { type Firestore } from 'firebase-admin/firestore';
import { storedDocument } from './stored-document';
import { type UnitOfWork } from './unit-of-work';

const audit = storedDocument({ version: AUDIT_SCHEMA_VERSION, upgrades: {}, schema: auditEntry });

/** Adds a line to the append-only log, in the same transaction as what it reports. */
export function noteInAudit(database: Firestore, unit: UnitOfWork, entry: Omit<AuditEntry, 'schemaVersion'>): void {
  const reference = database.collection('auditLog').withConverter(audit).doc(entry._id);
  unit.create(reference, { ...entry, schemaVersion: AUDIT_SCHEMA_VERSION });
}
