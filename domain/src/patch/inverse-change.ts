import type { Json } from '../json/json';
import type { Change } from './apply-change';
import { segmentsOf } from './pointer';
import { ownersOf, siblingsOf, valueAt } from './value-at';

/**
 * How a change is taken back, and what must still be so for that: `expected` is the value the change left at the place (null after a removal),
 * `owners` whose field it is, `siblings` the entries of the list after a removal.
 */
export interface InverseChange extends Change {
  readonly expected: Json;
  readonly owners: string[];
  readonly siblings: string[] | null;
}

/** What takes a change back, given the documents just before and just after it. */
export function inverseOf(change: Change, before: unknown, after: unknown): InverseChange {
  const { op, path, value } = change;
  const segments = segmentsOf(path) ?? [];
  const owners = ownersOf(after, segments);
  const previous = (valueAt(before, segments) ?? null) as Json;
  if (op === 'add') return { op: 'remove', path, value: null, expected: value, owners, siblings: null };
  if (op === 'replace') return { op: 'replace', path, value: previous, expected: value, owners, siblings: null };
  return { op: 'add', path, value: previous, expected: null, owners, siblings: siblingsOf(after, segments) };
}
