import type { College } from '@touchline/domain/college/college';
import type { Json } from '@touchline/domain/json/json';

/** One field of a college with its new value: `path` is a JSON pointer, null empties the field; `label` names it to people. `op` add puts an entry into a list. */
export interface FieldChange {
  readonly path: string;
  readonly label: string;
  readonly value: Json;
  readonly op?: 'add';
}

/** Changes of a list, found anew in whatever the college has become meanwhile: they meet no other edit. None where nothing is left to change. */
export type FoundChanges = (college: College) => readonly FieldChange[];

/** Saves changes together, as one edit; true where it is done, or given up for somebody else's, and its editor may close. */
export type SaveCollege = (changes: readonly FieldChange[] | FoundChanges) => Promise<boolean>;
