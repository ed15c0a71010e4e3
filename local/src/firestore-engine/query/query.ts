import type { Scope } from '../indexes/collection-scope';
import type { SortField } from '../indexes/index-shape';
import type { Value } from '../values/value';
import type { Conjunction } from './condition';

/** A query that Firestore would accept, in the form in which it is carried out. */
export interface Query {
  readonly scope: Scope;
  readonly alternatives: readonly Conjunction[];
  /** The complete order of the result; the last field is the document's name. */
  readonly order: readonly SortField[];
  /** Whether an order or a filter of it is about the document's name. */
  readonly isByName: boolean;
  /** The part of the order that the query itself names. */
  readonly explicitOrder: readonly SortField[];
  readonly startAt: Cursor | null;
  readonly endAt: Cursor | null;
  readonly offset: number;
  readonly limit: number | null;
  /** The fields to answer; null answers whole documents. */
  readonly select: readonly string[] | null;
}

/** A place in the order: the values of its first fields. `isBefore`: just before the documents that have them, else just behind. */
export interface Cursor {
  readonly values: readonly Value[];
  readonly isBefore: boolean;
}
