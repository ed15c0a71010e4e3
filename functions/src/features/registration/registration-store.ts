import type { NewMember } from '@touchline/domain/person/registration/registration';
import { blankProfile, usernameCandidates } from '@touchline/domain/person/profiles/new-profile';
import { usernameEntryOf } from '@touchline/domain/person/profiles/username';
import type { Firestore } from 'firebase-admin/firestore';
import { auditedTransactions } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { collegeRequests } from '../college-requests/college-request-store';
import { logBug } from '../../platform/log';
import { erasureDocuments } from '../account/erasure-store';
import type { GuardianAddressStore } from '../featuring/guardian-address-store';
import { personDocuments } from '../profiles/profile-store';
import { unverifiedCoaches } from './unverified-coach-store';

/** The documents of people who join: account, profile, username, request and audit line together or not at all. */
export interface RegistrationStore {
  readonly exists: (uid: string) => Promise<boolean>;
  /** What the address of a new player agreed to as a guardian ends after it; `check-guardians` repeats what fails. */
  readonly save: (member: NewMember) => Promise<Joining>;
}

/** How joining ended. Nothing is written where the user is a member already, or marked for deletion. */
export type Joining = 'joined' | 'member' | 'leaving';

/** `newId` makes the id of the audit line, and the suffix of a username whose plain forms are taken. */
export function registrationStore(
  database: () => Firestore,
  clock: Clock,
  newId: () => string,
  addresses: Pick<GuardianAddressStore, 'endByAddress'>,
): RegistrationStore {
  const audited = auditedTransactions(database, clock, newId);
  return {
    exists: async (uid) => (await personDocuments(database()).profiles.doc(uid).get()).exists,
    save: async ({ account, profile, request, unverified }) => {
      const uid = profile._id;
      const candidates = usernameCandidates(profile.displayName, randomSuffix(newId()));
      const { profiles, accounts, usernames } = personDocuments(database());
      const joining: Joining = await audited({
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
      if (joining === 'joined') await addresses.endByAddress(account.email).catch((failure: unknown) => logBug('', failure));
      return joining;
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
