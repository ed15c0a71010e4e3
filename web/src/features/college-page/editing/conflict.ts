import type { College } from '@touchline/domain/college/college';
import { sameJson } from '@touchline/domain/json/json';
import { segmentsOf } from '@touchline/domain/patch/pointer';
import { ownersOf } from '@touchline/domain/patch/value-at';
import { valueIn } from '../value-in';
import type { FieldChange } from './field-change';

/** Two versions of the same fields. `cause` says what met the other edit; where an entry has moved, one's own version must not be saved to its old place. */
export interface Conflict {
  readonly cause: 'save' | 'undo';
  readonly yours: readonly FieldChange[];
  readonly theirs: readonly FieldChange[];
  readonly hasMoved: boolean;
}

/** What somebody chose: their own version, the other one, or to go on writing. */
export type ConflictChoice = 'mine' | 'theirs' | 'back';

const ownersAt = (college: College, path: string): readonly string[] => ownersOf(college, segmentsOf(path) ?? []);

/** The conflict between changes made on `base` and what the college is now; null where these very places are as they were, so that saving overwrites nobody. */
export function conflictOf(base: College, now: College, yours: readonly FieldChange[]): Conflict | null {
  const hasMoved = yours.some(({ path }) => !sameJson(ownersAt(base, path), ownersAt(now, path)));
  if (!hasMoved && yours.every(({ path }) => sameJson(valueIn(base, path), valueIn(now, path)))) return null;
  return { cause: 'save', yours, theirs: asTheyAre(now, yours), hasMoved };
}

/** The same fields with what stands there in a college. */
export function asTheyAre(college: College, changes: readonly FieldChange[]): readonly FieldChange[] {
  return changes.map((change) => ({ ...change, value: valueIn(college, change.path) }));
}
