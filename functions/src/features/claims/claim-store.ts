import { afterClaim, type ClaimWish } from '@touchline/domain/account/college-claim';
import type { Role } from '@touchline/domain/account/role';
import { Refusal } from '@touchline/domain/http/refusal';
import type { Firestore } from 'firebase-admin/firestore';
import { auditLine, noteInAudit } from '../../platform/audit-store';
import type { Clock } from '../../platform/clock';
import { inOneTransaction } from '../../platform/unit-of-work';
import { personDocuments } from '../profile/profile-store';

/** Coaches' claims: what follows from them in the profile, and the line of the log that keeps the team. */
export interface ClaimStore {
  /** The roles after the claim. Throws Refusal notFound where there is no profile. */
  readonly save: (uid: string, wish: ClaimWish) => Promise<readonly Role[]>;
}

export function claimStore(database: () => Firestore, clock: Clock, newId: () => string): ClaimStore {
  return {
    save: (uid, wish) => {
      const lineId = newId();
      return inOneTransaction(async (unit) => {
        const place = personDocuments(database()).profiles.doc(uid);
        const [stored, line] = await unit.read(place, auditLine(database(), lineId));
        const before = stored.data();
        if (before === undefined) throw new Refusal('notFound', 'noProfile');
        if (line.exists) return before.roles;
        const at = clock().toISOString();
        const after = afterClaim(before, wish);
        unit.save(place, { ...after, version: before.version + 1, updatedAt: at });
        noteInAudit(database(), unit, {
          ...{ _id: lineId, at, by: uid, byAdmin: false, action: 'role.claim', target: `profiles/${uid}`, result: 'done' },
          detail: { ...wish },
        });
        return after.roles;
      }, database());
    },
  };
}
