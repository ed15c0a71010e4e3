import type { PlannedChange } from './plan/plan-import';
import { storedSizeOf } from '@touchline/domain/kernel/json/json';

/**
 * Most documents and bytes of one transaction: Firestore takes 10 MiB, and a short transaction keeps nobody waiting.
 */
const MOST_DOCUMENTS = 400;
const MOST_BYTES = 4_000_000;

/** The college, its catalogue row and its address. */
const DOCUMENTS_OF_A_COLLEGE = 3;

/** Changes in groups that one transaction each can carry, in their order. */
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
