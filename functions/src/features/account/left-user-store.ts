import { ERASURE_SCHEMA_VERSION } from '@touchline/domain/account/erasure';
import { SWEEP_PLACE_SCHEMA_VERSION, sweepPlace } from '@touchline/domain/account/left-user';
import type { Firestore } from 'firebase-admin/firestore';
import type { Clock } from '../../platform/clock';
import { storedDocument } from '../../platform/stored-document';
import { inOneTransaction } from '../../platform/unit-of-work';
import { personDocuments } from '../profile/profile-store';
import { erasureDocuments } from './erasure-documents-store';

/** Users of the provider without documents of ours, and how far the sweep has come. */
export interface LeftUserStore {
  /** Where the sweep goes on; null at the beginning. */
  readonly findPlace: () => Promise<string | null>;
  readonly keepPlace: (from: string | null) => Promise<void>;
  /** Notes those of the users to be deleted who have no document at all, each in one transaction with looking; answers how many. */
  readonly note: (uids: readonly string[]) => Promise<number>;
  /** Notes one user to be deleted; false where the user has a document, true also where the note is there already: then nobody joins under that uid. */
  readonly giveUp: (uid: string) => Promise<boolean>;
}

const places = storedDocument({ version: SWEEP_PLACE_SCHEMA_VERSION, upgrades: {}, schema: sweepPlace });

export function leftUserStore(database: () => Firestore, clock: Clock): LeftUserStore {
  const place = () => database().collection('sweepPlaces').withConverter(places).doc('left-users');

  const noteOne = (uid: string): Promise<'noted' | 'known' | 'member'> =>
    inOneTransaction(async (unit) => {
      const { accounts, profiles } = personDocuments(database());
      const note = erasureDocuments(database()).doc(uid);
      const [known, ...documents] = await unit.read(note, accounts.doc(uid), profiles.doc(uid));
      if (documents.some(({ exists }) => exists)) return 'member';
      if (known.exists) return 'known';
      unit.create(note, { _id: uid, schemaVersion: ERASURE_SCHEMA_VERSION, begunAt: clock().toISOString() });
      return 'noted';
    }, database());

  return {
    findPlace: async () => (await place().get()).data()?.from ?? null,
    keepPlace: async (from) => {
      await place().set({ _id: place().id, schemaVersion: SWEEP_PLACE_SCHEMA_VERSION, from });
    },
    note: async (uids) => {
      if (uids.length === 0) return 0;
      const { accounts } = personDocuments(database());
      const known = await database().getAll(...uids.map((uid) => accounts.doc(uid)), { fieldMask: [] });
      let noted = 0;
      for (const { id, exists } of known) if (!exists && (await noteOne(id)) === 'noted') noted += 1;
      return noted;
    },
    giveUp: async (uid) => (await noteOne(uid)) !== 'member',
  };
}
