import { ALL_COLLECTIONS } from '@touchline/domain/collections/all-collections';
import type { PersonLink } from '@touchline/domain/kernel/documents/personal-data';
import { ERASURE_SCHEMA_VERSION, ERASURES, FORMER_MEMBER } from '@touchline/domain/person/account/erasure';
import type { Firestore, Query, QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { auditedTransactions } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { inOneTransaction } from '../../platform/firestore';
import { collectionOf, documentsOfPerson } from '../../platform/stored-document';
import { prepareFeatureLine } from '../featuring/feature-line-store';
import { personDocuments } from '../profiles/profile-store';

/** The writes of one batch, far below its limits. */
const BATCH_SIZE = 200;

/**
 * The documents of accounts that are being deleted: which ones, and what happens to them, follows from the
 * `personalData` of each collection. Every step may be repeated and finishes what an earlier run left (F28).
 */
export interface ErasureStore {
  /** Writes the marker that the account is to be deleted, and hides the profile at once. */
  readonly begin: (uid: string) => Promise<void>;
  /** The accounts that are to be deleted and are not gone yet, 100 at most. */
  readonly listBegun: () => Promise<readonly string[]>;
  /** Erases what has the uid in its path. */
  readonly eraseByPath: (uid: string) => Promise<void>;
  /** Erases what has the uid in a field. */
  readonly eraseByField: (uid: string) => Promise<void>;
  /** Writes FORMER_MEMBER instead of the uid in what stays. */
  readonly anonymise: (uid: string) => Promise<void>;
  /** Erases account, profile and every username of it in one transaction. */
  readonly removePerson: (uid: string) => Promise<void>;
  /** The last step: removes the marker. */
  readonly finish: (uid: string) => Promise<void>;
}

export function erasureStore(database: () => Firestore, clock: Clock, newId: () => string): ErasureStore {
  const audited = auditedTransactions(database, clock, newId);
  const erasures = () => erasureDocuments(database());

  /**
   * Applies `act` to all documents that a query finds, batch by batch; after it the query no longer finds the document.
   */
  const inBatches = async (query: Query, act: (batch: WriteBatch, document: QueryDocumentSnapshot) => void): Promise<void> => {
    for (;;) {
      const { docs } = await query.limit(BATCH_SIZE).get();
      if (docs.length === 0) return;
      const batch = database().batch();
      for (const document of docs) act(batch, document);
      await batch.commit();
    }
  };

  const eraseAll = async (uid: string, wanted: (link: PersonLink) => boolean): Promise<void> => {
    for (const { collection, link } of erasedAt(undefined).filter((one) => wanted(one.link))) {
      await inBatches(documentsOfPerson(database(), collection, link, uid), (batch, { ref }) => batch.delete(ref));
    }
  };

  return {
    begin: (uid) => {
      const [erasure, owned] = [erasures().doc(uid), personDocuments(database()).profiles.doc(uid)];
      return audited({
        reads: { begun: erasure, profile: owned },
        require: (snapshots) => snapshots,
        alreadyDone: () => undefined,
        decide: async ({ begun, profile }, attempt) => {
          if (begun.exists) return { answer: undefined };
          const { at } = attempt;
          const shown = profile.data();
          const hidden = shown && { ...shown, hidden: true, version: shown.version + 1, updatedAt: at };
          const keepLine = shown && hidden && (await prepareFeatureLine(database(), attempt, shown, hidden));
          return {
            answer: undefined,
            write: (unit) => {
              unit.create(erasure, { _id: uid, schemaVersion: ERASURE_SCHEMA_VERSION, begunAt: at });
              if (hidden !== undefined) unit.save(owned, hidden);
              keepLine?.(unit);
            },
            audit: {
              action: 'account.delete',
              target: `accounts/${FORMER_MEMBER}`,
              by: { uid: FORMER_MEMBER, isAdmin: false },
            },
          };
        },
      });
    },
    listBegun: async () => (await erasures().orderBy('begunAt').limit(100).get()).docs.map(({ id }) => id),
    eraseByPath: (uid) => eraseAll(uid, (link) => link.by !== 'field'),
    eraseByField: (uid) => eraseAll(uid, (link) => link.by === 'field'),
    anonymise: async (uid) => {
      for (const { collection, link } of ANONYMISED) {
        await inBatches(documentsOfPerson(database(), collection, link, uid), (batch, { ref }) =>
          batch.update(ref, link.field, `${link.prefix ?? ''}${FORMER_MEMBER}`),
        );
      }
    },
    removePerson: async (uid) => {
      const found = await Promise.all(
        erasedAt('person').map(({ collection, link }) => documentsOfPerson(database(), collection, link, uid).get()),
      );
      await inOneTransaction((unit) => {
        for (const { ref } of found.flatMap(({ docs }) => docs)) unit.remove(ref);
        return Promise.resolve();
      }, database());
    },
    finish: async (uid) => {
      for (const { collection, link } of erasedAt('last')) {
        await inBatches(documentsOfPerson(database(), collection, link, uid), (batch, { ref }) => batch.delete(ref));
      }
    },
  };
}

/**
 * How the documents that are erased are found in each collection, and when; `at` undefined is before and after the
 * person.
 */
const ERASED = ALL_COLLECTIONS.flatMap((collection) => {
  const { deletion } = collection.personalData;
  return 'erase' in deletion ? deletion.erase.map((link) => ({ collection, link, at: deletion.at })) : [];
});
const erasedAt = (when: 'person' | 'last' | undefined) => ERASED.filter(({ at }) => at === when);

/** The fields that name a person in documents that stay. */
const ANONYMISED = ALL_COLLECTIONS.flatMap((collection) => {
  const { deletion } = collection.personalData;
  return 'anonymise' in deletion ? (deletion.anonymise ?? []).map((link) => ({ collection, link })) : [];
});

/** The deletion markers by uid: no one joins under a uid that has one. */
export function erasureDocuments(database: Firestore) {
  return collectionOf(database, ERASURES);
}
