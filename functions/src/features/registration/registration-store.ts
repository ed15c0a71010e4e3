import type { NewMember } from '@touchline/domain/account/new-member';
import { COLLEGE_REQUEST_SCHEMA_VERSION, type CollegeRequest, collegeRequest } from '@touchline/domain/college/college-request';
import { blankProfile } from '@touchline/domain/profile/blank-profile';
import { usernameCandidates } from '@touchline/domain/profile/username-candidates';
import { USERNAME_SCHEMA_VERSION } from '@touchline/domain/profile/username-entry';
import type { Firestore } from 'firebase-admin/firestore';
import { auditLine, noteInAudit } from '../../platform/audit-store';
import { storedDocument } from '../../platform/stored-document';
import { inOneTransaction } from '../../platform/unit-of-work';
import { erasureDocuments } from '../account/erasure-documents-store';
import { personDocuments } from '../profile/profile-store';

/** The documents of people who join: account, profile, username, request and audit line together or not at all. */
export interface RegistrationStore {
  readonly exists: (uid: string) => Promise<boolean>;
  readonly save: (member: NewMember) => Promise<Joining>;
}

/** How joining ended: nothing is written where the user is a member already, or noted to be deleted. */
export type Joining = 'joined' | 'member' | 'leaving';

const requests = storedDocument({ version: COLLEGE_REQUEST_SCHEMA_VERSION, upgrades: {}, schema: collegeRequest });

/** The queue of colleges that coaches are waiting for, by the coach's uid (design.md §3). */
export function collegeRequests(database: Firestore) {
  return database.collection('collegeRequests').withConverter(requests);
}

/** The request that a coach's registration opened; null where it opened none. */
export function collegeRequestOf(database: () => Firestore): (uid: string) => Promise<CollegeRequest | null> {
  return async (uid) => (await collegeRequests(database()).doc(uid).get()).data() ?? null;
}

/** `newId` gives the audit line its name, and a username its end where the plain ones are taken. */
export function registrationStore(database: () => Firestore, newId: () => string): RegistrationStore {
  return {
    exists: async (uid) => (await personDocuments(database()).profiles.doc(uid).get()).exists,
    save: ({ account, profile, request }) => {
      const lineId = newId();
      const wished = usernameCandidates(
        profile.displayName,
        newId()
          .toLowerCase()
          .replace(/[^a-z0-9]/g, '')
          .slice(0, 8),
      );
      return inOneTransaction<Joining>(async (unit) => {
        const { profiles, accounts, usernames } = personDocuments(database());
        const places = [
          profiles.doc(profile._id),
          auditLine(database(), lineId),
          erasureDocuments(database()).doc(profile._id),
        ] as const;
        const [before, line, erasure] = await unit.read(...places);
        if (line.exists) return 'joined';
        if (erasure.exists) return 'leaving';
        if (before.exists) return 'member';
        const taken = await unit.read(...wished.map((name) => usernames.doc(name)));
        const username = wished[taken.findIndex(({ exists }) => !exists)];
        if (username === undefined) throw new Error('no username is free');
        unit.create(usernames.doc(username), { _id: username, schemaVersion: USERNAME_SCHEMA_VERSION, profileId: profile._id });
        unit.create(profiles.doc(profile._id), blankProfile({ ...profile, username }));
        unit.save(accounts.doc(account._id), account);
        if (request !== null) unit.save(collegeRequests(database()).doc(request._id), request);
        noteInAudit(database(), unit, {
          ...{ _id: lineId, at: profile.now, by: profile._id, byAdmin: false, action: 'account.register', result: 'done' },
          ...{ target: `profiles/${profile._id}`, detail: { type: profile.type } },
        });
        return 'joined';
      }, database());
    },
  };
}
