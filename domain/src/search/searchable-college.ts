/** What search reads of a college; `state` is a postal code or a name, `nickname` is that of its teams. Specification §3. */
export interface SearchableCollege {
  readonly _id: string;
  readonly name: string;
  readonly shortName: string | null;
  readonly abbreviation: string | null;
  readonly nickname: string | null;
  readonly aliases: readonly string[];
  readonly city: string | null;
  readonly state: string | null;
  readonly conference: string | null;
}
