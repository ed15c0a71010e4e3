import { Refusal } from '@touchline/domain/http/refusal';
import {
  type EarlierSave,
  type SavedCollege,
  savedCollege,
  SAVED_COLLEGE_SCHEMA_VERSION,
  saveOf,
} from '@touchline/domain/saved-college/saved-college';
import type { Firestore } from 'firebase-admin/firestore';
import type { Clock } from '../../platform/clock';
import { storedDocument } from '../../platform/stored-document';
import { inOneTransaction } from '../../platform/unit-of-work';
import { collegeDocuments } from '../colleges/college-documents-store';
import { personDocuments } from '../profile/profile-store';

/** What somebody sends who saves a college. */
interface SaveWish {
  readonly note?: string | null | undefined;
  readonly earlier?: EarlierSave | undefined;
}

/** The colleges that people keep an eye on; everybody's own. */
export interface SavedCollegeStore {
  /** All of one user, the newest first: as many reads as there are. */
  readonly list: (uid: string) => Promise<readonly SavedCollege[]>;
  /** Saves a college, or its note (undefined: as it was). Throws Refusal notFound where there is no such college or no such account, then what `wishOf` throws. */
  readonly save: (uid: string, collegeId: string, wishOf: () => SaveWish) => Promise<SavedCollege>;
  /** Throws Refusal notFound where it is not saved. */
  readonly remove: (uid: string, collegeId: string) => Promise<void>;
}

const converter = storedDocument({ version: SAVED_COLLEGE_SCHEMA_VERSION, upgrades: {}, schema: savedCollege });

/** `accounts/{uid}/savedColleges` with its schema at the border. */
export function savedCollegeDocuments(database: Firestore, uid: string) {
  return database.collection('accounts').doc(uid).collection('savedColleges').withConverter(converter);
}

export function savedCollegeStore(database: () => Firestore, clock: Clock): SavedCollegeStore {
  return {
    list: async (uid) => {
      const saved = await savedCollegeDocuments(database(), uid).orderBy('savedAt', 'desc').get();
      return saved.docs.map((document) => document.data());
    },

    save: (uid, collegeId, wishOf) =>
      inOneTransaction(async (unit) => {
        const place = savedCollegeDocuments(database(), uid).doc(collegeId);
        const owner = personDocuments(database()).accounts.doc(uid);
        const [row, stored, account] = await unit.read(collegeDocuments(database()).rows.doc(collegeId), place, owner);
        if (!row.exists) throw new Refusal('notFound', 'unknownCollege');
        if (!account.exists) throw new Refusal('notFound', 'noProfile');
        const before = stored.data() ?? null;
        const { note, earlier } = wishOf();
        const after = saveOf(before, collegeId, note, clock().toISOString(), earlier);
        if (after !== before) unit.save(place, after);
        return after;
      }, database()),

    remove: (uid, collegeId) => {
      let wasSaved = false;
      return inOneTransaction(async (unit) => {
        const place = savedCollegeDocuments(database(), uid).doc(collegeId);
        const [stored] = await unit.read(place);
        wasSaved ||= stored.exists;
        if (!wasSaved) throw new Refusal('notFound', 'notSaved');
        unit.remove(place);
      }, database());
    },
  };
}
