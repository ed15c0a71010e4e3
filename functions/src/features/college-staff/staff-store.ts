import { isAcceptedCoachOf, visitor } from '@touchline/domain/permissions/may-edit';
import type { Account } from '@touchline/domain/person/account/account';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import type { Firestore } from 'firebase-admin/firestore';
import type { AuthChanges } from '../../platform/auth/auth-changes-gateway';
import { personDocuments, type ProfileStore } from '../profiles/profile-store';

/** The most members of staff who are told of one thing. */
const MOST_TOLD = 20;

/** A member of a college's staff as mails need them. */
export interface StaffMember extends Pick<Account, 'firstName' | 'locale' | 'mailsOff'> {
  readonly uid: string;
  readonly email: string;
  readonly isVerified: boolean;
}

/** The accepted staff of a college. */
export interface StaffStore {
  /**
   * The accepted ones of a team, null for both, who are not deactivated, 20 at most, with what the provider knows of
   * their address.
   */
  readonly acceptedOfTeam: (collegeId: string, gender: Profile['sportsTypeGender'] | null) => Promise<readonly StaffMember[]>;
}

export function staffStore(
  database: () => Firestore,
  users: Pick<AuthChanges, 'findAll'>,
  profiles: Pick<ProfileStore, 'listCoachesOf'>,
): StaffStore {
  return {
    acceptedOfTeam: async (collegeId, gender) => {
      const staff = (await profiles.listCoachesOf(collegeId)).filter(
        (one) =>
          (gender === null || one.sportsTypeGender === gender) && isAcceptedCoachOf({ ...visitor, roles: one.roles }, collegeId),
      );
      const uids = staff.flatMap(({ _id, hidden }) => (hidden ? [] : [_id])).slice(0, MOST_TOLD);
      if (uids.length === 0) return [];
      const { accounts } = personDocuments(database());
      const [known, stored] = await Promise.all([
        users.findAll(uids),
        Promise.all(uids.map(async (uid) => (await accounts.doc(uid).get()).data())),
      ]);
      return stored.flatMap((account) => {
        const user = known.find(({ uid }) => uid === account?._id);
        if (account === undefined || user === undefined) return [];
        const { firstName, locale, mailsOff } = account;
        return [{ uid: user.uid, firstName, locale, mailsOff, email: user.email, isVerified: user.emailVerified }];
      });
    },
  };
}
