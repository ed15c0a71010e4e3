import {
  claimOf,
  type ClaimWish,
  COLLEGE_CLAIM_SCHEMA_VERSION,
  collegeClaim,
  rolesAfterClaim,
} from '@touchline/domain/account/college-claim';
import type { Role } from '@touchline/domain/account/role';
import { Refusal } from '@touchline/domain/http/refusal';
import type { Firestore } from 'firebase-admin/firestore';
import { noteInAudit } from '../../platform/audit-store';
import type { Clock } from '../../platform/clock';
import { storedDocument } from '../../platform/stored-document';
import { inOneTransaction } from '../../platform/unit-of-work';
import { personDocuments } from '../profile/profile-store';

/** Coaches' claims to teams, and the roles that follow from them. */
export interface ClaimStore {
  /** The roles after the claim; claim, profile and audit line are written together. Throws Refusal notFound where there is no profile. */
  readonly save: (uid: string, wish: ClaimWish) => Promise<readonly Role[]>;
}

const converter = storedDocument({ version: COLLEGE_CLAIM_SCHEMA_VERSION, upgrades: {}, schema: collegeClaim });

/** `accounts/{uid}/collegeClaims` with its schema at the border. */
export function collegeClaims(database: Firestore, uid: string) {
  return database.collection('accounts').doc(uid).collection('collegeClaims').withConverter(converter);
}

export function claimStore(database: () => Firestore, clock: Clock, newId: () => string): ClaimStore {
  return {
    save: (uid, wish) => {
      const claim = claimOf(wish, clock().toISOString());
      return inOneTransaction(async (unit) => {
        const place = personDocuments(database()).profiles.doc(uid);
        const [stored] = await unit.read(place);
        const profile = stored.data();
        if (profile === undefined) throw new Refusal('notFound', 'noProfile');
        const roles = rolesAfterClaim(profile.roles, wish);
        unit.save(place, { ...profile, roles });
        unit.save(collegeClaims(database(), uid).doc(claim._id), claim);
        noteInAudit(database(), unit, {
          ...{ _id: newId(), at: claim.claimedAt, by: uid, byAdmin: false, action: 'role.claim', result: 'done' },
          ...{ target: `profiles/${uid}`, detail: { collegeId: wish.collegeId, sex: wish.sex, staffType: wish.staffType } },
        });
        return roles;
      }, database());
    },
  };
}
