/** One table of `docs/bench.md`: each row is one competitor or case, its values already written with their units. */
export interface BenchTable {
  readonly title: string;
  readonly note: string;
  readonly rows: readonly { readonly name: string; readonly values: Readonly<Record<string, string>> }[];
}
