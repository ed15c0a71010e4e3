import type { NewMember } from '@touchline/domain/person/account/registration';
import { blankProfile, usernameCandidates } from '@touchline/domain/person/profile/new-profile';
import { usernameEntryOf } from '@touchline/domain/person/profile/username';
import type { Firestore } from 'firebase-admin/firestore';
import { auditedTransactions } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { collegeRequests } from './college-request-store';
import { erasureDocuments } from './erasure-store';
import { personDocuments } from './profile-store';
import { unverifiedCoaches } from './unverified-coach-store';

/** The documents of people who join: account, profile, username, request and audit line together or not at all. */
export interface RegistrationStore {
  readonly exists: (uid: string) => Promise<boolean>;
  readonly save: (member: NewMember) => Promise<Joining>;
}

/** How joining ended. Nothing is written where the user is a member already, or marked for deletion. */
export type Joining = 'joined' | 'member' | 'leaving';

/** `newId` makes the id of the audit line, and the suffix of a username whose plain forms are taken. */
export function registrationStore(database: () => Firestore, clock: Clock, newId: () => string): RegistrationStore {
  const audited = auditedTransactions(database, clock, newId);
  return {
    exists: async (uid) => (await personDocuments(database()).profiles.doc(uid).get()).exists,
    save: ({ account, profile, request, unverified }) => {
      const uid = profile._id;
      const candidates = usernameCandidates(profile.displayName, randomSuffix(newId()));
      const { profiles, accounts, usernames } = personDocuments(database());
      return audited({
        reads: { profile: profiles.doc(uid), erasure: erasureDocuments(database()).doc(uid) },
        require: (found) => found,
        alreadyDone: (): Joining => 'joined',
        decide: async (found, { read }) => {
          if (found.erasure.exists) return { answer: 'leaving' };
          if (found.profile.exists) return { answer: 'member' };
          const taken = await read(...candidates.map((name) => usernames.doc(name)));
          const username = candidates[taken.findIndex(({ exists }) => !exists)];
          if (username === undefined) throw new Error('no username is free');
          return {
            answer: 'joined',
            write: (unit) => {
              unit.create(usernames.doc(username), usernameEntryOf(username, uid));
              unit.create(profiles.doc(uid), blankProfile({ ...profile, username }));
              unit.save(accounts.doc(account._id), account);
              if (request !== null) unit.save(collegeRequests(database()).doc(request._id), request);
              if (unverified !== null) unit.save(unverifiedCoaches(database()).doc(unverified._id), unverified);
            },
            audit: {
              action: 'account.register',
              target: `profiles/${uid}`,
              by: { uid, isAdmin: false },
              at: profile.now,
              detail: { type: profile.type },
            },
          };
        },
      });
    },
  };
}

/** Eight letters and digits at most, for a username whose plain forms are all taken. */
function randomSuffix(id: string): string {
  return id
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 8);
}
