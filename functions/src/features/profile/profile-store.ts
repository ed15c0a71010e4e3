import { account, ACCOUNT_SCHEMA_VERSION, ACCOUNT_UPGRADES } from '@touchline/domain/account/account';
import { isPendingCoach } from '@touchline/domain/account/coach-role';
import { personKeysOf } from '@touchline/domain/account/person-keys';
import type { Role } from '@touchline/domain/account/role';
import {
  type OwnProfile,
  type Profile,
  profile,
  PROFILE_SCHEMA_VERSION,
  PROFILE_UPGRADES,
} from '@touchline/domain/profile/profile';
import { USERNAME_SCHEMA_VERSION, usernameEntry } from '@touchline/domain/profile/username-entry';
import type { Firestore } from 'firebase-admin/firestore';
import { storedDocument } from '../../platform/stored-document';

/** Public profiles and the private accounts beside them; the uid names both. */
export interface ProfileStore {
  /** The owner's own view, with the account's mail address; null where either document is missing. */
  readonly findOwn: (uid: string) => Promise<OwnProfile | null>;
  /** The profile as everyone sees it; null where there is none. */
  readonly find: (uid: string) => Promise<Profile | null>;
  /** The stored roles of a user, which decide every write; none where there is no profile. */
  readonly rolesOf: (uid: string) => Promise<readonly Role[]>;
  readonly exists: (uid: string) => Promise<boolean>;
  /** Whether a picture is one of the profile's, and the profile is not hidden. */
  readonly holdsPicture: (uid: string, pictureId: string) => Promise<boolean>;
}

/** The collections of people (design.md §3), each with its schema at the border; with each write goes what admins look for. */
export function personDocuments(database: Firestore) {
  const profiles = storedDocument({
    version: PROFILE_SCHEMA_VERSION,
    upgrades: PROFILE_UPGRADES,
    schema: profile,
    stamps: { isPending: ({ roles }) => isPendingCoach(roles) },
  });
  const accounts = storedDocument({
    version: ACCOUNT_SCHEMA_VERSION,
    upgrades: ACCOUNT_UPGRADES,
    schema: account,
    stamps: { keys: personKeysOf },
  });
  const usernames = storedDocument({ version: USERNAME_SCHEMA_VERSION, upgrades: {}, schema: usernameEntry });
  return {
    profiles: database.collection('profiles').withConverter(profiles),
    accounts: database.collection('accounts').withConverter(accounts),
    usernames: database.collection('usernames').withConverter(usernames),
  };
}

export function profileStore(database: () => Firestore): ProfileStore {
  const find = async (uid: string) => (await personDocuments(database()).profiles.doc(uid).get()).data() ?? null;
  return {
    find,
    findOwn: async (uid) => {
      const [own, stored] = await Promise.all([find(uid), personDocuments(database()).accounts.doc(uid).get()]);
      const email = stored.data()?.email;
      return own === null || email === undefined ? null : { ...own, email };
    },
    rolesOf: async (uid) => (await find(uid))?.roles ?? [],
    exists: async (uid) => (await find(uid)) !== null,
    holdsPicture: async (uid, pictureId) => {
      const shown = await find(uid);
      return shown?.hidden === false && shown.pictures.includes(pictureId);
    },
  };
}
