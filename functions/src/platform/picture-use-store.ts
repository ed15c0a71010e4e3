import type { PictureOwner, PictureRules } from '@touchline/domain/pictures/owned-pictures';
import { UNUSED_PICTURES, unusedPictureOf } from '@touchline/domain/pictures/unused-picture';
import type { Firestore } from 'firebase-admin/firestore';
import type { Writes } from './firestore';
import { collectionOf } from './stored-document';

/** The marks of pictures that no page shows (docs/pictures.md). */
export function unusedPictures(database: Firestore) {
  return collectionOf(database, UNUSED_PICTURES);
}

/**
 * Marks, in the transaction of an edit, the pictures that the edit removed from the page, and unmarks those it added.
 */
export function writePictureUse<Owner extends PictureOwner>(
  { kind, referredTo }: PictureRules<Owner>,
  database: Firestore,
  unit: Writes,
  before: Owner,
  after: Owner,
  now: Date,
): void {
  const [was, is] = [referredTo(before), referredTo(after)];
  const marks = unusedPictures(database);
  for (const id of is.keys()) if (!was.has(id)) unit.remove(marks.doc(id));
  for (const id of was.keys())
    if (!is.has(id)) unit.save(marks.doc(id), unusedPictureOf(id, `${kind}/${after._id}`, 'removed', now));
}
