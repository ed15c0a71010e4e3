import { Refusal } from '../http/refusal';
import { sameJson } from '../json/json';
import { applyChange } from './apply-change';
import type { InverseChange } from './inverse-change';
import { segmentsOf } from './pointer';
import { ownersOf, siblingsOf, valueAt } from './value-at';

/**
 * A document with an edit taken back. Throws Refusal conflict, and changes nothing, where one of the edit's places is no longer as the edit left it
 * (F17): the value differs, or the list entry it belongs to has moved. Edits of other places stay.
 */
export function takeBack<Document>(document: Document, inverse: readonly InverseChange[]): Document {
  let current = document;
  for (const change of inverse) {
    if (!isAsLeft(current, change)) throw new Refusal('conflict', 'changedSince', {}, change.path);
    current = applyChange(current, change);
  }
  return current;
}

function isAsLeft(document: unknown, { op, path, expected, owners, siblings }: InverseChange): boolean {
  const segments = segmentsOf(path) ?? [];
  if (!sameJson(ownersOf(document, segments), owners)) return false;
  return op === 'add' ? sameJson(siblingsOf(document, segments), siblings) : sameJson(valueAt(document, segments), expected);
}
