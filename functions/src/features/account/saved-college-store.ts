import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { type SaveCollegeForm, SAVED_COLLEGES, type SavedCollege, saveOf } from '@touchline/domain/person/saved-college';
import type { Firestore } from 'firebase-admin/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { inOneTransaction } from '../../platform/firestore';
import { collectionOf } from '../../platform/stored-document';
import { collegeDocuments } from '../colleges/college-documents-store';
import { isListedRow } from '../colleges/removed-row-store';
import { personDocuments } from '../profiles/profile-store';

/** The colleges that people have saved, each person's own. */
export interface SavedCollegeStore {
  /** All of one user, the newest first: as many reads as there are. */
  readonly list: (uid: string) => Promise<readonly SavedCollege[]>;
  /**
   * Saves a college, or what is sent of it. Throws Refusal notFound where there is no such college or no
   * such account, then what `requestOf` throws.
   */
  readonly save: (uid: string, collegeId: string, requestOf: () => SaveCollegeForm) => Promise<SavedCollege>;
  /** Throws Refusal notFound where it is not saved. */
  readonly remove: (uid: string, collegeId: string) => Promise<void>;
}

export function savedCollegeStore(database: () => Firestore, clock: Clock): SavedCollegeStore {
  return {
    list: async (uid) => {
      const saved = await collectionOf(database(), SAVED_COLLEGES, { uid }).orderBy('savedAt', 'desc').get();
      return saved.docs.map((document) => document.data());
    },

    save: (uid, collegeId, requestOf) =>
      inOneTransaction(async (unit) => {
        const document = collectionOf(database(), SAVED_COLLEGES, { uid }).doc(collegeId);
        const owner = personDocuments(database()).accounts.doc(uid);
        const [row, stored, account] = await unit.read(collegeDocuments(database()).rows.doc(collegeId), document, owner);
        if (!isListedRow(row)) throw new Refusal('notFound', 'unknownCollege');
        if (!account.exists) throw new Refusal('notFound', 'noProfile');
        const before = stored.data() ?? null;
        const after = saveOf(before, collegeId, requestOf(), clock().toISOString());
        if (after !== before) unit.save(document, after);
        return after;
      }, database()),

    remove: (uid, collegeId) => {
      let wasSaved = false;
      return inOneTransaction(async (unit) => {
        const document = collectionOf(database(), SAVED_COLLEGES, { uid }).doc(collegeId);
        const [stored] = await unit.read(document);
        wasSaved ||= stored.exists;
        if (!wasSaved) throw new Refusal('notFound', 'notSaved');
        unit.remove(document);
      }, database());
    },
  };
}
