import type { College } from '@touchline/domain/college/college';
import { sameJson } from '@touchline/domain/kernel/json/json';
import { ownersOf, segmentsOf } from '@touchline/domain/kernel/patch/pointer';
import { useCallback, useState } from 'react';
import { valueIn } from '../value-in';
import type { FieldChange } from './field';

/**
 * Two versions of the same fields. `cause` is what collided with the other edit. `hasMoved`: the list entry is now at
 * another path, so that the user's version must not be saved to the old one.
 */
interface Conflict {
  readonly cause: 'save' | 'undo';
  readonly yours: readonly FieldChange[];
  readonly theirs: readonly FieldChange[];
  readonly hasMoved: boolean;
}

/** The user's choice: their own version, the other one, or to go back to the form. */
type ConflictChoice = 'mine' | 'theirs' | 'back';

const ownersAt = (college: College, path: string): readonly string[] => ownersOf(college, segmentsOf(path) ?? []);

/**
 * The conflict of changes made on `base` with the college as it is now; null where the changed fields are as they were.
 */
export function conflictOf(base: College, now: College, yours: readonly FieldChange[]): Conflict | null {
  const hasMoved = yours.some(({ path }) => !sameJson(ownersAt(base, path), ownersAt(now, path)));
  if (!hasMoved && yours.every(({ path }) => sameJson(valueIn(base, path), valueIn(now, path)))) return null;
  return { cause: 'save', yours, theirs: currentValuesOf(now, yours), hasMoved };
}

/** The same fields with their current values in a college. */
export function currentValuesOf(college: College, changes: readonly FieldChange[]): readonly FieldChange[] {
  return changes.map((change) => ({ ...change, value: valueIn(college, change.path) }));
}

/** A conflict that waits for the user's choice. */
export interface ConflictQuestion {
  readonly conflict: Conflict;
  readonly choose: (choice: ConflictChoice) => void;
}

/** Asks which version to save: `ask` resolves with the choice that is made in the dialog of `question`. */
export function useConflictQuestion() {
  const [question, setQuestion] = useState<ConflictQuestion | null>(null);
  const ask = useCallback(
    (conflict: Conflict) =>
      new Promise<ConflictChoice>((resolve) => {
        const choose = (choice: ConflictChoice) => {
          setQuestion(null);
          resolve(choice);
        };
        setQuestion({ conflict, choose });
      }),
    [],
  );
  return { question, ask };
}
