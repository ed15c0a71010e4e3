import type { College } from '@touchline/domain/college/college';
import { withoutPicture, withPicture } from '@touchline/domain/college/owned-pictures';
import { picturesReferredTo } from '@touchline/domain/college/picture-references';
import { UNUSED_PICTURES, type UnusedPicture, unusedPictureOf } from '@touchline/domain/college/unused-picture';
import type { Firestore } from 'firebase-admin/firestore';
import { auditedTransactions, type Author, missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import type { Writes } from '../../platform/firestore';
import type { PictureFiles } from '../../platform/picture-file-store';
import { collectionOf } from '../../platform/stored-document';
import { collegeDocuments } from './college-documents-store';

/** Which pictures colleges own, and which of them no page shows. The bytes are in the bucket (docs/pictures.md). */
export interface CollegePictureStore {
  readonly hasCollege: (collegeId: string) => Promise<boolean>;
  /** Marks an upload as unused before its bytes are stored, so that it is swept if anything fails afterwards (F5). */
  readonly markUpload: (collegeId: string, pictureId: string) => Promise<void>;
  /** Makes the college the picture's owner. Throws Refusal notFound, tooLarge. */
  readonly addToCollege: (
    collegeId: string,
    pictureId: string,
    details: College['pictureDetails'][string],
    by: Author,
  ) => Promise<void>;
  /** The pictures that may be removed by now, at most `most`, the longest unused first. */
  readonly listDue: (most: number) => Promise<readonly UnusedPicture[]>;
  /** Removes a due picture from its college. False where it is in use again; then its mark is removed. */
  readonly takeFromCollege: (due: UnusedPicture) => Promise<boolean>;
  /** Removes the mark of a picture whose bytes are gone. */
  readonly unmark: (pictureId: string) => Promise<void>;
}

/** The sweep has no author. */
const NO_AUTHOR: Author = { uid: null, isAdmin: false };

export function collegePictureStore(database: () => Firestore, clock: Clock, newId: () => string): CollegePictureStore {
  const audited = auditedTransactions(database, clock, newId);
  return {
    hasCollege: async (collegeId) => (await collegeDocuments(database()).colleges.doc(collegeId).get()).exists,

    markUpload: async (collegeId, pictureId) => {
      await unusedPictures(database())
        .doc(pictureId)
        .create(unusedPictureOf(pictureId, collegeId, 'uploaded', clock()));
    },

    addToCollege: (collegeId, pictureId, details, by) => {
      const owner = collegeDocuments(database()).colleges.doc(collegeId);
      return audited({
        reads: { stored: owner },
        require: ({ stored }) => stored.data() ?? missing('unknownCollege'),
        alreadyDone: () => undefined,
        decide: (college) => ({
          answer: undefined,
          write: (unit) => unit.save(owner, withPicture(college, pictureId, details)),
          audit: { action: 'college.upload', target: `colleges/${collegeId}`, by, detail: { pictureId } },
        }),
      });
    },

    listDue: async (most) => {
      const due = unusedPictures(database()).where('sweepAt', '<=', clock().toISOString()).orderBy('sweepAt').limit(most);
      return (await due.get()).docs.map((document) => document.data());
    },

    takeFromCollege: ({ _id, collegeId, sweepAt }) => {
      const owner = collegeDocuments(database()).colleges.doc(collegeId);
      const due = unusedPictures(database()).doc(_id);
      return audited({
        reads: { stored: owner, known: due },
        require: (snapshots) => snapshots,
        alreadyDone: () => true,
        decide: ({ stored, known }) => {
          if (known.data()?.sweepAt !== sweepAt) return { answer: false };
          const college = stored.data();
          if (college === undefined || !college.pictures.includes(_id)) return { answer: true };
          const without = withoutPicture(college, _id);
          if (without === null) return { answer: false, write: (unit) => unit.remove(due) };
          return {
            answer: true,
            write: (unit) => unit.save(owner, without),
            audit: { action: 'college.sweep', target: `colleges/${collegeId}`, by: NO_AUTHOR, detail: { pictureId: _id } },
          };
        },
      });
    },

    unmark: async (pictureId) => {
      await unusedPictures(database()).doc(pictureId).delete();
    },
  };
}

/** The marks of pictures that no page shows (docs/pictures.md). */
export function unusedPictures(database: Firestore) {
  return collectionOf(database, UNUSED_PICTURES);
}

/**
 * Marks, in the transaction of an edit, the pictures that the edit removed from the page, and unmarks those it added.
 */
export function writePictureUse(database: Firestore, unit: Writes, before: College, after: College, now: Date): void {
  const [was, is] = [picturesReferredTo(before), picturesReferredTo(after)];
  const marks = unusedPictures(database);
  for (const id of is.keys()) if (!was.has(id)) unit.remove(marks.doc(id));
  for (const id of was.keys()) if (!is.has(id)) unit.save(marks.doc(id), unusedPictureOf(id, after._id, 'removed', now));
}

const BATCH_SIZE = 100;

/**
 * The job `sweep-pictures`: removes the pictures that have been unused long enough. Their college loses them first,
 * their bytes follow, their marks go last, so that the next sweep finishes one that broke off (F5, F6). Returns the
 * number of removed pictures.
 */
export async function sweepPictures(pictures: CollegePictureStore, files: PictureFiles): Promise<number> {
  let swept = 0;
  for (;;) {
    const due = await pictures.listDue(BATCH_SIZE);
    for (const one of due) {
      if (!(await pictures.takeFromCollege(one))) continue;
      await files.removeAll({ kind: 'colleges', ownerId: one.collegeId, pictureId: one._id });
      await pictures.unmark(one._id);
      swept += 1;
    }
    if (due.length < BATCH_SIZE) return swept;
  }
}
