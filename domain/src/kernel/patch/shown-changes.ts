import * as z from 'zod/mini';
import { type Json, storedSizeOf } from '../json/json';

/** An edit whose values are larger than this, in bytes together, is shown by its fields alone. */
const MOST_SHOWN_BYTES = 40_000;

/** A change of a stored document as people compare it: what it found and what it left. */
export const shownChange = z.strictObject({ path: z.string(), before: z.json(), after: z.json() });

export type ShownChange = z.infer<typeof shownChange>;

/** The changes of an edit and its inverse as the history stores them. */
interface StoredChanges {
  readonly forward: readonly { readonly op: 'add' | 'replace' | 'remove'; readonly path: string; readonly value: Json }[];
  readonly inverse: readonly { readonly value: Json }[];
}

/** What each change of an edit found and what it left, in its order; null where that is too large to show. */
export function shownChangesOf({ forward, inverse }: StoredChanges): ShownChange[] | null {
  const reverted = inverse.toReversed();
  const changes = forward.map(({ op, path, value }, index) => ({
    path,
    before: op === 'add' ? null : (reverted[index]?.value ?? null),
    after: op === 'remove' ? null : value,
  }));
  return storedSizeOf(changes) > MOST_SHOWN_BYTES ? null : changes;
}
