import { refusedAttempt, type ReportRefused } from '@touchline/domain/audit/refused-attempt';
import type { Firestore } from '@google-cloud/firestore';
import { auditLines, writeAuditEntry } from '../../platform/audit-store';
import type { Clock } from '../../platform/clock-and-ids';
import { inOneTransaction } from '../../platform/firestore';

/**
 * Writes a line with the result `refused` and the code of the refusal. Its id is never one of the call's own ids: a
 * repeated call would take the line for its own, as if it had been carried out.
 */
export function reportRefused(database: () => Firestore, clock: Clock): ReportRefused {
  return async (uid, attempted, { kind, code }) => {
    const line = refusedAttempt(attempted, kind);
    if (line === null) return;
    const detail = line.action === 'admin.attempt' ? { code, call: attempted.call } : { code };
    await inOneTransaction((unit) => {
      writeAuditEntry(database(), unit, {
        ...{ _id: auditLines(database()).doc().id, at: clock().toISOString(), by: uid, byAdmin: true },
        ...{ ...line, result: 'refused', detail },
      });
      return Promise.resolve();
    }, database());
  };
}
