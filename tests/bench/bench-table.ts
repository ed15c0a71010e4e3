/** A table of `docs/bench.md`: each row is a competitor or case, with values that include their units. */
export interface BenchTable {
  readonly title: string;
  readonly note: string;
  /** It was measured in part: rows that it lacks stay as the last run has measured them. */
  readonly isPart?: boolean;
  readonly rows: readonly { readonly name: string; readonly values: Readonly<Record<string, string>> }[];
}
