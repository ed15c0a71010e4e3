import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { type Actor, requireActiveAccount } from '@touchline/domain/permissions/may-edit';
import { ACCOUNTS } from '@touchline/domain/person/account/account';
import { coachRolesAt } from '@touchline/domain/person/profiles/college-member';
import type { OwnProfile, Profile } from '@touchline/domain/person/profiles/profile';
import { PROFILE_EDITS } from '@touchline/domain/person/profiles/profile-edit';
import { PROFILE_PICTURES } from '@touchline/domain/person/profiles/profile-pictures';
import { isListedBySearchEngines } from '@touchline/domain/person/profiles/audience/shown-profile';
import { USERNAMES } from '@touchline/domain/person/profiles/username';
import type { Role } from '@touchline/domain/person/roles/role';
import { PROFILES } from '@touchline/domain/person/stored-profiles';
import type { Firestore } from 'firebase-admin/firestore';
import { readOrReport } from '../../platform/firestore';
import { callerUid } from '../../platform/handler';
import { collectionOf } from '../../platform/stored-document';
import type { StoredOwners } from '../pictures/owned-picture-store';

/** Far more coaches than a college has. */
const COACHES_AT_ONCE = 100;

/** A profile with the mail address of its account. */
export type ProfileWithMail = Omit<OwnProfile, 'currency'>;

/** Public profiles and the private accounts that belong to them; the uid is the id of both. */
export interface ProfileStore {
  /** The owner's own view, with the account's mail address; null where either document is missing. */
  readonly findOwn: (uid: string) => Promise<ProfileWithMail | null>;
  /** The profile as everyone sees it; null if there is none. */
  readonly find: (uid: string) => Promise<Profile | null>;
  /** The profile of a username, also of a former one; null if there is none. */
  readonly findByUsername: (username: string) => Promise<Profile | null>;
  /** The stored roles of a user, which decide every write; empty without a profile. */
  readonly rolesOf: (uid: string) => Promise<readonly Role[]>;
  /** The stored roles, and whether the account is deactivated, in one read; neither without a profile. */
  readonly authorityOf: (uid: string) => Promise<Pick<Actor, 'roles' | 'isDeactivated'>>;
  /** Everybody with a coach's role at a college, accepted or waiting, 100 at most. */
  readonly listCoachesOf: (collegeId: string) => Promise<readonly Profile[]>;
  /** Whether search engines may list the page of a player on a day (YYYY-MM-DD). */
  readonly isListed: (uid: string, today: string) => Promise<boolean>;
  readonly exists: (uid: string) => Promise<boolean>;
}

/**
 * The collections of people, each with its schema at the border. Each write carries the stamps that admins search by.
 */
export function personDocuments(database: Firestore) {
  return {
    profiles: collectionOf(database, PROFILES),
    accounts: collectionOf(database, ACCOUNTS),
    usernames: collectionOf(database, USERNAMES),
    editsOf: (uid: string) => collectionOf(database, PROFILE_EDITS, { uid }),
  };
}

/** The profiles as owners of pictures. */
export const PROFILES_WITH_PICTURES: StoredOwners<Profile> = {
  rules: PROFILE_PICTURES,
  owners: (database) => personDocuments(database).profiles,
  actions: { upload: 'profile.upload', sweep: 'profile.sweep' },
};

export function profileStore(database: () => Firestore): ProfileStore {
  const find = async (uid: string) => (await personDocuments(database()).profiles.doc(uid).get()).data() ?? null;
  return {
    find,
    findOwn: async (uid) => {
      const [own, stored] = await Promise.all([find(uid), personDocuments(database()).accounts.doc(uid).get()]);
      const email = stored.data()?.email;
      return own === null || email === undefined ? null : { ...own, email };
    },
    findByUsername: async (username) => {
      const entry = (await personDocuments(database()).usernames.doc(username).get()).data();
      return entry === undefined ? null : find(entry.profileId);
    },
    rolesOf: async (uid) => (await find(uid))?.roles ?? [],
    authorityOf: async (uid) => {
      const stored = await find(uid);
      return { roles: stored?.roles ?? [], isDeactivated: stored?.hidden ?? false };
    },
    listCoachesOf: async (collegeId) => {
      const { profiles } = personDocuments(database());
      const found = profiles.where('roles', 'array-contains-any', coachRolesAt(collegeId)).limit(COACHES_AT_ONCE);
      return (await found.get()).docs.flatMap((one) => readOrReport(one) ?? []);
    },
    isListed: async (uid, today) => {
      const stored = await find(uid);
      return stored !== null && isListedBySearchEngines(stored, today);
    },
    exists: async (uid) => (await find(uid)) !== null,
  };
}

/** The uid of a caller with a profile whose account is active. Throws Refusal signInRequired, notFound, forbidden. */
export async function activeCaller(profiles: Pick<ProfileStore, 'find'>, actor: Actor): Promise<string> {
  const uid = callerUid(actor);
  const own = await profiles.find(uid);
  if (own === null) throw new Refusal('notFound', 'noProfile');
  requireActiveAccount({ isDeactivated: own.hidden });
  return uid;
}
