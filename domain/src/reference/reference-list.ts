import type { Language } from '../http/api-messages';

/** What people read, in both languages. */
export type Names = Readonly<Record<Language, string>>;

/** An entry that people choose: `value` is what is stored and stands in addresses, the names are what they see. */
export interface Choice<Value extends string = string> extends Names {
  readonly value: Value;
}

/**
 * A reference list (specification §3): the day of which it speaks (YYYY-MM-DD), who publishes the facts or decides the choice, and its entries in the
 * order in which people see them.
 */
export interface ReferenceList<Entry> {
  readonly asOf: string;
  readonly source: string;
  readonly entries: readonly Entry[];
}
