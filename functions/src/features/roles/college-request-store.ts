import { Refusal } from '@touchline/domain/http/refusal';
import type { Firestore } from 'firebase-admin/firestore';
import { auditLine, noteInAudit } from '../../platform/audit-store';
import type { Clock } from '../../platform/clock';
import { inOneTransaction } from '../../platform/unit-of-work';
import { collegeRequests } from '../registration/registration-store';

/** Requests of coaches for colleges that are missing, as admins work them off. */
export interface CollegeRequestStore {
  /** Takes a coach's request off the list, with its line of the log; one that is done stays as it is. Throws Refusal notFound. */
  readonly finish: (uid: string, by: string) => Promise<void>;
}

export function collegeRequestStore(database: () => Firestore, clock: Clock, newId: () => string): CollegeRequestStore {
  return {
    finish: (uid, by) => {
      const lineId = newId();
      return inOneTransaction(async (unit) => {
        if (!/^[A-Za-z0-9_-]{1,128}$/.test(uid)) throw new Refusal('notFound', 'unknownRequest');
        const place = collegeRequests(database()).doc(uid);
        const [stored, line] = await unit.read(place, auditLine(database(), lineId));
        const request = stored.data();
        if (request === undefined) throw new Refusal('notFound', 'unknownRequest');
        if (line.exists || request.doneAt !== null) return;
        const at = clock().toISOString();
        unit.save(place, { ...request, doneAt: at });
        noteInAudit(database(), unit, {
          ...{ _id: lineId, at, by, byAdmin: true, action: 'collegeRequest.done', target: `profiles/${uid}`, result: 'done' },
          detail: { domain: request.domain },
        });
      }, database());
    },
  };
}
