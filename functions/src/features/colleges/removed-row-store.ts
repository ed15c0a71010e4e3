import { type DocumentReference, type DocumentSnapshot, FieldValue } from '@google-cloud/firestore';
import { DAY_MS } from '@touchline/domain/kernel/day';
import type { Writes } from '../../platform/firestore';

/** What stays of the row of a removed college, for so long that every instance has seen it (TTL on `expiresAt`). */
const SEEN_WITHIN_MS = 30 * DAY_MS;

/**
 * Takes a row out of the catalogue. It is marked instead of deleted: instances read only rows that changed, so a row
 * that is gone at once would stay in their memory (docs/decisions/048-removed-colleges.md).
 */
export function removeRow<Row>(unit: Pick<Writes, 'save'>, row: DocumentReference<Row>, at: Date): void {
  const changedAt = FieldValue.serverTimestamp();
  const expiresAt = new Date(at.getTime() + SEEN_WITHIN_MS);
  unit.save(row.withConverter(null), { removedAt: at.toISOString(), changedAt, expiresAt });
}

/** Whether a row is there and not only the mark of a removed one. */
export function isListedRow<Row>(row: DocumentSnapshot<Row>): boolean {
  return row.exists && row.get('removedAt') === undefined;
}
