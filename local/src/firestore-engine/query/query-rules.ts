import type { FilterMessage } from '../wire/messages';
import { FirestoreError, invalid } from '../wire/firestore-error';
import { NAME_FIELD } from '../names/field-path';
import { isInequality, type Conjunction } from './condition';
import type { Query } from './query';

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
  for (const alternative of alternatives) {
    if (alternative.filter(({ op }) => op === 'array-contains').length > 1) {
      throw invalid("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
    }
  }
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
