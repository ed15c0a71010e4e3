import type { SortField } from '../indexes/index-shape';
import { canonicalField, NAME_FIELD } from '../names/field-path';
import { checkCollectionId, parentName } from '../names/document-name';
import { FirestoreError, invalid } from '../wire/firestore-error';
import type { CursorMessage, StructuredQuery } from '../wire/messages';
import { alternativesOf, type Conjunction, filterTreeOf, isInequality } from './filter-tree';
import {
  checkArrayFilters,
  checkComparedName,
  checkDescendants,
  checkFilters,
  checkNameFilters,
  type Cursor,
  type Query,
} from './query';

/** Reads a structured query below a parent; INVALID_ARGUMENT for what Firestore would refuse whatever its data. */
export function readQuery(parent: string, message: StructuredQuery): Query {
  if (message.findNearest !== undefined && message.findNearest !== null)
    throw new FirestoreError('UNIMPLEMENTED', 'The local engine has no vector search.');
  const [from, ...others] = message.from;
  if (from === undefined || others.length > 0) throw invalid('A query needs exactly one collection selector.');
  if (from.collectionId !== '') checkCollectionId(from.collectionId);
  else if (!from.allDescendants) throw invalid('A query over all collections needs allDescendants.');
  if (message.offset < 0) throw invalid('The offset must not be negative.');
  if (message.limit !== null && message.limit.value < 0) throw invalid('The limit must not be negative.');

  const { database, path } = parentName(parent);
  const tree = filterTreeOf(message.where);
  checkArrayFilters(tree);
  const all = alternativesOf(tree);
  checkFilters(message.where, all);
  checkNameFilters(all.flat(), database);
  const alternatives = all.filter((conditions) => conditions.every(({ isNever }) => !isNever));
  const explicitOrder = message.orderBy.map(({ field, direction }) => ({
    field: canonicalField(field?.fieldPath ?? ''),
    isDescending: direction === 'DESCENDING',
  }));
  const twice = explicitOrder.find(({ field }, at) => explicitOrder.findIndex((one) => one.field === field) !== at);
  if (twice !== undefined) throw invalid(`The order names ${twice.field} twice.`);
  const scope = { collectionId: from.collectionId, parent: path, isGroup: from.allDescendants };
  checkDescendants(scope, explicitOrder, all);
  const order = completeOrder(explicitOrder, all);
  return {
    scope,
    alternatives,
    order,
    isByName: [...explicitOrder, ...all.flat()].some(({ field }) => field === NAME_FIELD),
    explicitOrder,
    startAt: cursorOf(message.startAt, order, database),
    endAt: cursorOf(message.endAt, order, database),
    offset: message.offset,
    limit: message.limit === null || message.limit.value === 0 ? null : message.limit.value,
    select: message.select === null ? null : message.select.fields.map(({ fieldPath }) => fieldPath),
  };
}

/**
 * The order of the result: what the query says, then its inequalities' fields by name, then the document's name, in the
 * last direction.
 */
function completeOrder(explicit: readonly SortField[], alternatives: readonly Conjunction[]): readonly SortField[] {
  const isDescending = explicit.at(-1)?.isDescending ?? false;
  const unequal = new Set(
    alternatives
      .flat()
      .filter(isInequality)
      .map(({ field }) => field),
  );
  for (const { field } of explicit) unequal.delete(field);
  unequal.delete(NAME_FIELD);
  const named = explicit.findIndex(({ field }) => field === NAME_FIELD);
  if (named >= 0 && named + 1 < explicit.length + unequal.size) throw invalid('The order cannot go on after __name__.');
  if (named >= 0) return explicit;
  return [...explicit, ...[...unequal].toSorted().map((field) => ({ field, isDescending })), { field: NAME_FIELD, isDescending }];
}

function cursorOf(message: CursorMessage | null, order: readonly SortField[], database: string): Cursor | null {
  if (message === null || message.values.length === 0) return null;
  if (message.values.length > order.length) throw invalid('A cursor has more values than the query has orders.');
  message.values.forEach((value, at) => {
    if (order[at]?.field === NAME_FIELD) checkComparedName(value, database);
  });
  return { values: message.values, isBefore: message.before };
}
