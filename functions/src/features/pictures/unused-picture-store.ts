import type { College } from '@touchline/domain/college/college';
import { picturesReferredTo } from '@touchline/domain/college/picture-references';
import { UNUSED_PICTURE_SCHEMA_VERSION, unusedPicture, unusedPictureOf } from '@touchline/domain/pictures/unused-picture';
import type { Firestore } from 'firebase-admin/firestore';
import { storedDocument } from '../../platform/stored-document';
import type { UnitOfWork } from '../../platform/unit-of-work';

const unused = storedDocument({ version: UNUSED_PICTURE_SCHEMA_VERSION, upgrades: {}, schema: unusedPicture });

/** The notes about pictures that no page shows (docs/architecture.md, Pictures). */
export function unusedPictures(database: Firestore) {
  return database.collection('unusedPictures').withConverter(unused);
}

/** Notes, in the edit's own transaction, which pictures an edit took off the page, and forgets the notes of those it put there. */
export function notePictureUse(database: Firestore, unit: UnitOfWork, before: College, after: College, now: Date): void {
  const [was, is] = [picturesReferredTo(before), picturesReferredTo(after)];
  const notes = unusedPictures(database);
  for (const id of is.keys()) if (!was.has(id)) unit.remove(notes.doc(id));
  for (const id of was.keys()) if (!is.has(id)) unit.save(notes.doc(id), unusedPictureOf(id, after._id, 'removed', now));
}
