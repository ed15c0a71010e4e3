import type { Json } from '../json/json';
import type { ImportSource } from './import-source';

/** What an import knows of one field of a college (the names of `SOURCED_FIELDS`). A team is the value true; nothing known is no fact. */
export interface Fact {
  readonly field: string;
  readonly value: Json;
  readonly source: ImportSource;
}

/** What one row says: the facts in the order in which they are written (a team before what is said of it), and the columns whose value cannot be used. */
export interface RowFacts {
  readonly unitId: number;
  readonly name: string;
  readonly city: string | null;
  readonly state: string | null;
  readonly facts: readonly Fact[];
  readonly unusable: readonly string[];
}
