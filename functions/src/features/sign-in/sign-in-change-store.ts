import {
  SIGN_IN_CHANGE_SCHEMA_VERSION,
  SIGN_IN_CHANGES,
  type SignInChange,
  type SignInChangeKind,
} from '@touchline/domain/person/sign-in/sign-in-change';
import type { Firestore } from 'firebase-admin/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { inOneTransaction } from '../../platform/firestore';
import { collectionOf } from '../../platform/stored-document';

/** Unfinished changes of a password or mail address, at most one for each person. */
export interface SignInChangeStore {
  readonly find: (uid: string) => Promise<SignInChange | null>;
  /** The unfinished ones, the oldest first, 100 at most. */
  readonly listBegun: () => Promise<readonly SignInChange[]>;
  readonly begin: (uid: string, kind: SignInChangeKind, from: string, to: string) => Promise<SignInChange>;
  /** Does nothing where a later change has been begun. */
  readonly remove: (change: SignInChange) => Promise<void>;
}

/** `newId` makes the id of each change, which is also that of its audit line. */
export function signInChangeStore(database: () => Firestore, clock: Clock, newId: () => string): SignInChangeStore {
  const changes = () => collectionOf(database(), SIGN_IN_CHANGES);
  return {
    find: async (uid) => (await changes().doc(uid).get()).data() ?? null,
    listBegun: async () => (await changes().orderBy('begunAt').limit(100).get()).docs.map((document) => document.data()),
    begin: async (uid, kind, from, to) => {
      const change: SignInChange = {
        _id: uid,
        schemaVersion: SIGN_IN_CHANGE_SCHEMA_VERSION,
        changeId: newId(),
        kind,
        from,
        to,
        begunAt: clock().toISOString(),
      };
      await inOneTransaction((unit) => {
        unit.save(changes().doc(uid), change);
        return Promise.resolve();
      }, database());
      return change;
    },
    remove: ({ _id, changeId }) =>
      inOneTransaction(async (unit) => {
        const document = changes().doc(_id);
        const [stored] = await unit.read(document);
        if (stored.data()?.changeId === changeId) unit.remove(document);
      }, database()),
  };
}
