import type { PlannedChange } from './plan/plan-import';
import { storedSizeOf } from '@touchline/domain/kernel/json/json';

/**
 * The limit of documents and bytes of one transaction. Firestore's own limit is 10 MiB, and a short transaction blocks
 * nobody for long.
 */
const MOST_DOCUMENTS = 400;
const MOST_BYTES = 4_000_000;

/** The documents of one college: the college, its catalogue row, its path name and the record of its change. */
const DOCUMENTS_OF_A_COLLEGE = 4;

/** Splits changes, in their order, into groups that each fit one transaction. */
export function changeGroups(changes: readonly PlannedChange[]): readonly (readonly PlannedChange[])[] {
  const groups: PlannedChange[][] = [];
  let bytes = Infinity;
  for (const change of changes) {
    const size = storedSizeOf(change.after);
    const group = groups.at(-1);
    const isFull =
      group === undefined || (group.length + 1) * DOCUMENTS_OF_A_COLLEGE > MOST_DOCUMENTS || bytes + size > MOST_BYTES;
    if (isFull) groups.push([change]);
    else group.push(change);
    bytes = isFull ? size : bytes + size;
  }
  return groups;
}
