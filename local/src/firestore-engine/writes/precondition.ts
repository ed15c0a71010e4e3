import { microsOf, type StoredDocument } from '../store/stored-document';
import { FirestoreError, invalid } from '../wire/firestore-error';
import type { Precondition } from '../wire/messages';

/**
 * Refuses a write whose document is not as its sender expects: NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION, or INVALID_ARGUMENT for a version that
 * cannot be yet. `stored` is the document before the request, whose version counts; `current` what earlier writes of the request have made of it.
 */
export function checkPrecondition(
  precondition: Precondition | null,
  path: string,
  current: StoredDocument | null,
  stored: StoredDocument | null,
): void {
  if (precondition?.exists === true && current === null) throw new FirestoreError('NOT_FOUND', `No document to update: ${path}`);
  if (precondition?.exists === false && current !== null)
    throw new FirestoreError('ALREADY_EXISTS', `Document already exists: ${path}`);
  if (precondition?.updateTime === undefined) return;
  const expected = microsOf(precondition.updateTime);
  if (stored !== null && expected > stored.updateTime) throw invalid(`The base version of ${path} is later than the stored one.`);
  if (expected !== stored?.updateTime)
    throw new FirestoreError('FAILED_PRECONDITION', `The stored version of ${path} does not match the required base version.`);
}
