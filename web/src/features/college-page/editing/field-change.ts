import type { College } from '@touchline/domain/college/college';
import type { Json } from '@touchline/domain/json/json';
import { segmentsOf } from '@touchline/domain/patch/pointer';
import { valueAt } from '@touchline/domain/patch/value-at';

/** One field of a college with its new value: `path` is a JSON pointer, null empties the field; `label` names it to people. */
export interface FieldChange {
  readonly path: string;
  readonly label: string;
  readonly value: Json;
}

/** Saves changes together, as one edit; true where it is done, or given up for somebody else's, and its editor may close. */
export type SaveCollege = (changes: readonly FieldChange[]) => Promise<boolean>;

/** What stands in a college at the place of a JSON pointer, null where nothing does. */
export function valueIn(college: College, path: string): Json {
  return (valueAt(college, segmentsOf(path) ?? []) ?? null) as Json;
}
