import type { Json } from '@touchline/domain/json/json';

/** One field of a college with its new value: `path` is a JSON pointer, null empties the field; `label` names it to people. */
export interface FieldChange {
  readonly path: string;
  readonly label: string;
  readonly value: Json;
}

/** Saves changes together, as one edit; true where it is done, or given up for somebody else's, and its editor may close. */
export type SaveCollege = (changes: readonly FieldChange[]) => Promise<boolean>;
