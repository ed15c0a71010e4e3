/**
 * A conference: `value` stands in addresses and is unique over all leagues, `short` is what fans say and colleges store (`ACC`), `long` the full name.
 * `alsoKnownAs` are other spellings and former names of the same conference.
 */
export interface Conference {
  readonly value: string;
  readonly short: string;
  readonly long: string;
  readonly alsoKnownAs?: readonly string[];
}
