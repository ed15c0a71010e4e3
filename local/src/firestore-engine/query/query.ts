import type { Scope, SortField } from '../indexes/index-shape';
import type { Value } from '../values/value';
import { type Conjunction, type FilterTree, isInequality } from './filter-tree';
import type { FilterMessage } from '../wire/messages';
import { FirestoreError, invalid } from '../wire/firestore-error';
import { documentName } from '../names/document-name';
import { NAME_FIELD } from '../names/field-path';

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

/**
 * A place in the order: the values of its first fields. `isBefore`: just before the documents that have them, else just
 * behind.
 */
export interface Cursor {
  readonly values: readonly Value[];
  readonly isBefore: boolean;
}

const EXCLUDING: ReadonlySet<string> = new Set(['NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', 'IS_NOT_NULL']);

/** Refuses the combinations of filters that Firestore refuses, with INVALID_ARGUMENT. */
export function checkFilters(filter: FilterMessage | null, alternatives: readonly Conjunction[]): void {
  const operators = operatorsIn(filter);
  if (operators.filter((op) => EXCLUDING.has(op)).length > 1) {
    throw invalid("Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.");
  }
  if (operators.includes('NOT_IN') && ['OR', 'IN', 'ARRAY_CONTAINS_ANY'].some((op) => operators.includes(op))) {
    throw invalid("'NOT_IN' cannot be used in the same query with 'OR', 'IN' or 'ARRAY_CONTAINS_ANY'.");
  }
  const conditions = alternatives.flat();
  const unequal = conditions.filter(isInequality).map(({ field }) => field);
  const hasName = conditions.some(({ field, op }) => field === NAME_FIELD && op === '==');
  if (hasName && unequal.length > 0 && !unequal.includes(NAME_FIELD)) {
    throw invalid('Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.');
  }
}

/**
 * Refuses two array filters that would have to hold together. Counted is the filter as it was said: the same one at two
 * depths counts twice.
 */
export function checkArrayFilters(tree: FilterTree): void {
  if (arrayFiltersIn(tree) > 1) throw invalid("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
}

function arrayFiltersIn(tree: FilterTree): number {
  if (tree.kind === 'condition') return tree.condition.op === 'array-contains' ? 1 : 0;
  const counts = tree.parts.map(arrayFiltersIn);
  return tree.kind === 'any' ? Math.max(...counts) : counts.reduce((sum, count) => sum + count, 0);
}

/** Refuses to compare names with anything but documents of the same database. */
export function checkNameFilters(conditions: Conjunction, database: string): void {
  for (const { field, op, values } of conditions) {
    if (field !== NAME_FIELD) continue;
    if (op === 'array-contains') throw invalid('The name __name__ is reserved: no array filter can be on it.');
    for (const value of values) checkComparedName(value, database);
  }
}

/** Refuses what a document's name cannot be compared with. */
export function checkComparedName(value: Value, database: string): void {
  if (value.valueType !== 'referenceValue') throw invalid('__name__ must be compared with a document reference.');
  const { database: itsDatabase } = documentName(value.referenceValue);
  if (itsDatabase !== database) throw invalid(`"${value.referenceValue}" is not in the database of this call.`);
}

/**
 * Refuses what no index of Firestore serves, with INVALID_ARGUMENT: fields of a collection group below a document, and
 * all collections at once by anything but the name, forwards.
 */
export function checkDescendants(scope: Scope, order: readonly SortField[], alternatives: readonly Conjunction[]): void {
  if (!scope.isGroup) return;
  const field = [...order, ...alternatives.flat()].find((one) => one.field !== NAME_FIELD)?.field;
  if (field !== undefined && scope.parent !== '')
    throw invalid('A collection group can be asked by a field at the root only, not below a document.');
  if (scope.collectionId !== '') return;
  if (field !== undefined) throw invalid(`All collections at once cannot be asked by a field: ${field}.`);
  if (order.some(({ isDescending }) => isDescending))
    throw invalid('All collections at once are ordered by ascending name only.');
}

/** Refuses to read by name alone from the last to the first, which Firestore's indexes cannot serve. */
export function checkKeyScans({ order: [first], alternatives }: Query): void {
  if (first?.field !== NAME_FIELD || !first.isDescending) return;
  if (alternatives.length > 0 && alternatives.flat().every(({ field }) => field === NAME_FIELD))
    throw new FirestoreError('FAILED_PRECONDITION', 'Firestore does not support descending key scans.');
}

function operatorsIn(filter: FilterMessage | null): readonly string[] {
  if (filter === null) return [];
  if (filter.fieldFilter !== undefined) return [filter.fieldFilter.op];
  if (filter.unaryFilter !== undefined) return [filter.unaryFilter.op];
  const { op, filters } = filter.compositeFilter ?? { op: '', filters: [] };
  const inner = filters.flatMap(operatorsIn);
  return op === 'OR' ? ['OR', ...inner] : inner;
}
