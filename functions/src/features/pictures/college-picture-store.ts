import type { College } from '@touchline/domain/college/college';
import { Refusal } from '@touchline/domain/http/refusal';
import { withoutPicture, withPicture } from '@touchline/domain/pictures/owned-pictures';
import { type UnusedPicture, unusedPictureOf } from '@touchline/domain/pictures/unused-picture';
import type { Firestore } from 'firebase-admin/firestore';
import { auditLine, noteInAudit } from '../../platform/audit-store';
import type { Clock } from '../../platform/clock';
import { inOneTransaction } from '../../platform/unit-of-work';
import { collegeDocuments } from '../colleges/college-documents-store';
import type { Editor } from '../colleges/college-store';
import { unusedPictures } from './unused-picture-store';

/** Which pictures colleges own, and which of them nothing shows; the bytes are in the bucket (docs/architecture.md, Pictures). */
export interface CollegePictureStore {
  readonly hasCollege: (collegeId: string) => Promise<boolean>;
  /** Notes an upload before its bytes are stored, so that whatever goes wrong afterwards is swept (F5). */
  readonly expect: (collegeId: string, pictureId: string) => Promise<void>;
  /** Makes the college the picture's owner. Throws Refusal notFound, tooLarge. */
  readonly own: (collegeId: string, pictureId: string, details: College['pictureDetails'][string], by: Editor) => Promise<void>;
  /** The pictures that may be removed by now, longest waiting first, at most so many. */
  readonly listDue: (most: number) => Promise<readonly UnusedPicture[]>;
  /** Takes a due picture from its college; false where it is in use again, and then its note is gone. */
  readonly disown: (due: UnusedPicture) => Promise<boolean>;
  /** Forgets a picture whose bytes are gone. */
  readonly forget: (pictureId: string) => Promise<void>;
}

export function collegePictureStore(database: () => Firestore, clock: Clock, newId: () => string): CollegePictureStore {
  return {
    hasCollege: async (collegeId) => (await collegeDocuments(database()).colleges.doc(collegeId).get()).exists,

    expect: async (collegeId, pictureId) => {
      await unusedPictures(database())
        .doc(pictureId)
        .create(unusedPictureOf(pictureId, collegeId, 'uploaded', clock()));
    },

    own: (collegeId, pictureId, details, by) => {
      const lineId = newId();
      return inOneTransaction(async (unit) => {
        const place = collegeDocuments(database()).colleges.doc(collegeId);
        const [snapshot, line] = await unit.read(place, auditLine(database(), lineId));
        const college = snapshot.data();
        if (college === undefined) throw new Refusal('notFound', 'unknownCollege');
        if (line.exists) return;
        unit.save(place, withPicture(college, pictureId, details));
        note(unit, lineId, 'college.upload', collegeId, pictureId, by);
      }, database());
    },

    listDue: async (most) => {
      const due = unusedPictures(database()).where('sweepAt', '<=', clock().toISOString()).orderBy('sweepAt').limit(most);
      return (await due.get()).docs.map((document) => document.data());
    },

    disown: ({ _id, collegeId, sweepAt }) => {
      const lineId = newId();
      return inOneTransaction(async (unit) => {
        const place = collegeDocuments(database()).colleges.doc(collegeId);
        const noted = unusedPictures(database()).doc(_id);
        const [snapshot, stillNoted, line] = await unit.read(place, noted, auditLine(database(), lineId));
        if (line.exists) return true;
        if (stillNoted.data()?.sweepAt !== sweepAt) return false;
        const college = snapshot.data();
        if (college === undefined || !college.pictures.includes(_id)) return true;
        const without = withoutPicture(college, _id);
        if (without === null) {
          unit.remove(noted);
          return false;
        }
        unit.save(place, without);
        note(unit, lineId, 'college.sweep', collegeId, _id, null);
        return true;
      }, database());
    },

    forget: async (pictureId) => {
      await unusedPictures(database()).doc(pictureId).delete();
    },
  };

  function note(
    unit: Parameters<typeof noteInAudit>[1],
    _id: string,
    action: 'college.upload' | 'college.sweep',
    collegeId: string,
    pictureId: string,
    by: Editor | null,
  ): void {
    const at = clock().toISOString();
    const [who, byAdmin] = [by?.uid ?? null, by?.isAdmin ?? false];
    const target = `colleges/${collegeId}`;
    noteInAudit(database(), unit, { _id, at, by: who, byAdmin, action, target, result: 'done', detail: { pictureId } });
  }
}
