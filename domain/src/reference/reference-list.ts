import type { Language } from '../kernel/language';

/** The text that people see, in both languages. */
export type Names = Readonly<Record<Language, string>>;

/** An entry that people choose: `value` is stored and stands in addresses, the names are what they see. */
export interface Choice<Value extends string = string> extends Names {
  readonly value: Value;
}

/**
 * A reference list (S3-10): its date (YYYY-MM-DD), its source, and its entries in the order in which people see them.
 */
export interface ReferenceList<Entry> {
  readonly asOf: string;
  readonly source: string;
  readonly entries: readonly Entry[];
}

/**
 * A conference: `value` is its id, which names its league (`ncaa-d1-acc`), stands in addresses and is unique over all
 * leagues. `short` is what fans say and colleges store (`ACC`), `long` the full name. `alsoKnownAs` are other spellings
 * and former names of the same conference.
 */
export interface Conference {
  readonly value: string;
  readonly short: string;
  readonly long: string;
  readonly alsoKnownAs?: readonly string[];
}
