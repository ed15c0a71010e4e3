import type { Firestore } from '@google-cloud/firestore';
import type { Account } from '@touchline/domain/person/account/account';
import { SAVED_COLLEGES, type SavedCollege } from '@touchline/domain/person/saved-college';
import { type Visit, type VisitForm, type VisitPhoto, VISITS } from '@touchline/domain/person/visits/visit';
import { recordedVisit, withoutPhoto, withPhoto } from '@touchline/domain/person/visits/visit-changes';
import { missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { inOneTransaction, readOrReport } from '../../platform/firestore';
import { collectionOf } from '../../platform/stored-document';
import { personDocuments } from '../profiles/profile-store';

/** The visits that people have written down, each person's own: an id of somebody else's names nothing. */
export interface VisitStore {
  /** The latest first. */
  readonly list: (uid: string) => Promise<readonly Visit[]>;
  /** Throws Refusal notFound. */
  readonly find: (uid: string, visitId: string) => Promise<Visit>;
  /** Records or changes a visit. Throws Refusal notFound without an account, and what `recordedVisit` throws. */
  readonly save: (uid: string, visitId: string, formOf: () => VisitForm) => Promise<Visit>;
  /** Removes a visit, if there is one, and returns what it held. */
  readonly remove: (uid: string, visitId: string) => Promise<Visit | null>;
  /** Throws Refusal notFound, and conflict beyond the limit. */
  readonly addPhoto: (uid: string, visitId: string, photo: VisitPhoto) => Promise<Visit>;
  /** Throws Refusal notFound for an unknown visit. */
  readonly removePhoto: (uid: string, visitId: string, pictureId: string) => Promise<Visit>;
}

const documentName = (uid: string, visitId: string): string => `${uid}.${visitId}`;

/** The id by which its owner names a visit. */
export function visitIdOf({ _id, owner }: Pick<Visit, '_id' | 'owner'>): string {
  return _id.slice(owner.length + 1);
}

/** The ids of all photos of a person's visits. */
export function visitPhotosOf(database: () => Firestore): (uid: string) => Promise<readonly string[]> {
  return async (uid) => {
    const { docs } = await collectionOf(database(), VISITS).where('owner', '==', uid).get();
    return docs.flatMap((one) => readOrReport(one)?.photos ?? []).map(({ pictureId }) => pictureId);
  };
}

export function visitStore(database: () => Firestore, clock: Clock): VisitStore {
  const documents = () => collectionOf(database(), VISITS);
  const ownOf = (uid: string) => documents().where('owner', '==', uid);
  const documentOf = (uid: string, visitId: string) => documents().doc(documentName(uid, visitId));

  const changed = (uid: string, visitId: string, change: (visit: Visit) => Visit): Promise<Visit> =>
    inOneTransaction(async (unit) => {
      const [stored] = await unit.read(documentOf(uid, visitId));
      const after = change(stored.data() ?? missing('unknownVisit'));
      unit.save(stored.ref, after);
      return after;
    }, database());

  return {
    list: async (uid) => {
      const { docs } = await ownOf(uid).get();
      const own = docs.flatMap((one) => readOrReport(one) ?? []);
      return own.toSorted((one, other) => other.on.localeCompare(one.on) || other.createdAt.localeCompare(one.createdAt));
    },

    find: async (uid, visitId) => (await documentOf(uid, visitId).get()).data() ?? missing('unknownVisit'),

    save: (uid, visitId, formOf) =>
      inOneTransaction(async (unit) => {
        const form = formOf();
        const document = documentOf(uid, visitId);
        const saved = collectionOf(database(), SAVED_COLLEGES, { uid }).doc(form.collegeId);
        const owner = personDocuments(database()).accounts.doc(uid);
        const [stored, college, account] = await unit.read<[Visit, SavedCollege, Account]>(document, saved, owner);
        const known = account.data() ?? missing('noProfile');
        const before = stored.data() ?? null;
        const count = before === null ? (await ownOf(uid).select().withConverter(null).get()).size : 0;
        const after = recordedVisit({ _id: document.id, owner: uid, before, isSaved: college.exists, count }, form, clock());
        if (after === before) return after;
        unit.save(document, after);
        // Written although nothing changes in it, so that of two new visits at once one sees the other.
        if (before === null) unit.save(owner, known);
        return after;
      }, database()),

    remove: (uid, visitId) => {
      let removed: Visit | null = null;
      return inOneTransaction(async (unit) => {
        const [stored] = await unit.read(documentOf(uid, visitId));
        removed = stored.data() ?? removed;
        unit.remove(stored.ref);
        return removed;
      }, database());
    },

    addPhoto: (uid, visitId, photo) => changed(uid, visitId, (visit) => withPhoto(withoutPhoto(visit, photo.pictureId), photo)),
    removePhoto: (uid, visitId, pictureId) => changed(uid, visitId, (visit) => withoutPhoto(visit, pictureId)),
  };
}
