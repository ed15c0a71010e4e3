import { type Json, sameJson } from '@touchline/domain/kernel/json/json';
import { ownersOf, segmentsOf } from '@touchline/domain/kernel/patch/pointer';
import { useCallback, useState } from 'react';
import type { EditableDocument, OthersEdit } from './document-kind';
import type { FieldChange, FieldKind } from './field';
import { valueIn } from '../../lib/value-in';

/**
 * Two versions of the same fields. `cause` is what collided with the other edit; `before` is what both started from.
 * `hasMoved`: the list entry is now at another path, so that the user's version must not be saved to the old one.
 */
export interface Conflict {
  readonly cause: 'save' | 'undo';
  readonly before: readonly FieldChange[];
  readonly yours: readonly FieldChange[];
  readonly theirs: readonly FieldChange[];
  readonly hasMoved: boolean;
}

/** The user's choice: their own version, the other one, both in one, or to go back to the form. */
type ConflictChoice = 'mine' | 'theirs' | 'both' | 'back';

const ownersAt = (document: unknown, path: string): readonly string[] => ownersOf(document, segmentsOf(path) ?? []);

/**
 * The conflict of changes made on `base` with the document as it is now; null where the changed fields are as they
 * were.
 */
export function conflictOf(base: unknown, now: unknown, yours: readonly FieldChange[]): Conflict | null {
  const hasMoved = yours.some(({ path }) => !sameJson(ownersAt(base, path), ownersAt(now, path)));
  if (!hasMoved && yours.every(({ path }) => sameJson(valueIn(base, path), valueIn(now, path)))) return null;
  return { cause: 'save', before: currentValuesOf(base, yours), yours, theirs: currentValuesOf(now, yours), hasMoved };
}

/** The same fields with their current values in a document. */
export function currentValuesOf(document: unknown, changes: readonly FieldChange[]): readonly FieldChange[] {
  return changes.map((change) => ({ ...change, value: valueIn(document, change.path) }));
}

/**
 * Both versions in one: texts sentence by sentence, lists entry by entry, and mine where only I changed the field. Null
 * where a field has room for one version only, where an undo collided, and where the download of the comparison fails.
 */
export async function bothVersionsOf(
  { cause, before, yours, theirs, hasMoved }: Conflict,
  fieldAt: (path: string) => FieldKind | null,
): Promise<readonly FieldChange[] | null> {
  if (cause === 'undo' || hasMoved) return null;
  const merging = await import('./text-difference').catch(() => null);
  if (merging === null) return null;
  const merged = yours.map((change, index): FieldChange | null => {
    const [was, other] = [before[index]?.value ?? null, theirs[index]?.value ?? null];
    if (sameJson(was, other)) return change;
    const kind = fieldAt(change.path)?.type;
    if (kind === 'text' && isText(change.value) && isText(other))
      return { ...change, value: merging.mergeTexts(isText(was) ? was : '', change.value, other) };
    if ((kind === 'lines' || kind === 'videos') && isList(change.value) && isList(other))
      return { ...change, value: merging.mergeLists(isList(was) ? was : [], change.value, other) };
    return null;
  });
  return merged.some((change) => change === null) ? null : merged.filter((change) => change !== null);
}

const isText = (value: Json): value is string => typeof value === 'string' && value !== '';
const isList = (value: Json): value is string[] => Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** The latest of other people's edits that touches one of the changed fields; null where none does. */
export function editThatCollided(edits: readonly OthersEdit[], changes: readonly FieldChange[]): OthersEdit | null {
  const touches = (path: string, other: string) => path === other || path.startsWith(`${other}/`) || other.startsWith(`${path}/`);
  return edits.find(({ paths }) => changes.some(({ path }) => paths.some((other) => touches(path, other)))) ?? null;
}

/** A conflict that waits for the user's choice, with the document as it is now. */
export interface ConflictQuestion<Document extends EditableDocument> {
  readonly document: Document;
  readonly conflict: Conflict;
  /** Both versions in one; null where there is no such thing. */
  readonly both: readonly FieldChange[] | null;
  /** Whose edit it was; null where that is not known. */
  readonly author: OthersEdit | null;
  readonly choose: (choice: ConflictChoice) => void;
}

/** Asks which version to save: `ask` resolves with the choice that is made in the dialog of `question`. */
export function useConflictQuestion<Document extends EditableDocument>() {
  const [question, setQuestion] = useState<ConflictQuestion<Document> | null>(null);
  const ask = useCallback(
    (asked: Omit<ConflictQuestion<Document>, 'choose'>) =>
      new Promise<ConflictChoice>((resolve) => {
        const choose = (choice: ConflictChoice) => {
          setQuestion(null);
          resolve(choice);
        };
        setQuestion({ ...asked, choose });
      }),
    [],
  );
  return { question, ask };
}
