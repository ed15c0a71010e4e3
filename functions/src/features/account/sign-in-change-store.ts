import {
  SIGN_IN_CHANGE_SCHEMA_VERSION,
  type SignInChange,
  signInChange,
  type SignInChangeKind,
} from '@touchline/domain/account/sign-in-change';
import type { Firestore } from 'firebase-admin/firestore';
import type { Clock } from '../../platform/clock';
import { storedDocument } from '../../platform/stored-document';
import { inOneTransaction } from '../../platform/unit-of-work';

/** Changes of how somebody signs in that have been begun and not finished, one a person at most. */
export interface SignInChangeStore {
  readonly find: (uid: string) => Promise<SignInChange | null>;
  /** Those that nobody has finished, the oldest first, 100 at most. */
  readonly listBegun: () => Promise<readonly SignInChange[]>;
  readonly begin: (uid: string, kind: SignInChangeKind, from: string, to: string) => Promise<SignInChange>;
  /** Also where a later change has taken its place, which stays. */
  readonly forget: (change: SignInChange) => Promise<void>;
}

const converter = storedDocument({ version: SIGN_IN_CHANGE_SCHEMA_VERSION, upgrades: {}, schema: signInChange });

/** The notes of such changes, by uid. */
export function signInChangeDocuments(database: Firestore) {
  return database.collection('signInChanges').withConverter(converter);
}

/** `newId` names each change, and the line of the log that says it is done. */
export function signInChangeStore(database: () => Firestore, clock: Clock, newId: () => string): SignInChangeStore {
  const changes = () => signInChangeDocuments(database());
  return {
    find: async (uid) => (await changes().doc(uid).get()).data() ?? null,
    listBegun: async () => (await changes().orderBy('begunAt').limit(100).get()).docs.map((document) => document.data()),
    begin: async (uid, kind, from, to) => {
      const change: SignInChange = {
        ...{ _id: uid, schemaVersion: SIGN_IN_CHANGE_SCHEMA_VERSION, changeId: newId() },
        ...{ kind, from, to, begunAt: clock().toISOString() },
      };
      await inOneTransaction((unit) => {
        unit.save(changes().doc(uid), change);
        return Promise.resolve();
      }, database());
      return change;
    },
    forget: ({ _id, changeId }) =>
      inOneTransaction(async (unit) => {
        const place = changes().doc(_id);
        const [stored] = await unit.read(place);
        if (stored.data()?.changeId === changeId) unit.remove(place);
      }, database()),
  };
}
