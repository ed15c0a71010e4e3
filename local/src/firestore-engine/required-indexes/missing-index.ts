import type { Filter, Order, QueryShape } from './query-shape';

/** One field of an index. */
export interface IndexField {
  readonly fieldPath: string;
  readonly order?: 'ASCENDING' | 'DESCENDING';
  readonly arrayConfig?: 'CONTAINS';
}

/** `firestore.indexes.json`, as far as we use its form. */
export interface IndexFile {
  readonly indexes: readonly {
    readonly collectionGroup: string;
    readonly queryScope: Scope;
    readonly fields: readonly IndexField[];
  }[];
  readonly fieldOverrides: readonly {
    readonly collectionGroup: string;
    readonly fieldPath: string;
    readonly ttl?: boolean;
    readonly indexes: readonly Omit<IndexField & { readonly queryScope: Scope }, 'fieldPath'>[];
  }[];
}

type Scope = 'COLLECTION' | 'COLLECTION_GROUP';
type Field = Required<Pick<IndexField, 'fieldPath'>> & { readonly mode: 'ASCENDING' | 'DESCENDING' | 'CONTAINS' };

/**
 * Why a query would fail in production for want of an index, or null. Counted are the automatic single-field indexes less their exemptions, composite
 * indexes, and merging: equality filters may be spread over several indexes that end alike. Stricter than Firestore where its rules are not written
 * down: `in`, and `array-contains` beside other clauses, must stand in composite indexes.
 */
export function missingIndexOf(query: QueryShape, file: IndexFile): string | null {
  const scope: Scope = query.isGroup ? 'COLLECTION_GROUP' : 'COLLECTION';
  const suffix = sortOf(query);
  const equal = query.filters.filter(({ op }) => op === '==' || op === 'in');
  const arrays = query.filters.filter(({ op }) => op.startsWith('array-contains'));
  const single = (field: string, mode: Field['mode']): boolean => hasSingle(query.collection, field, mode, scope, file);

  if (arrays.length + suffix.length === 0 && (equal.length < 2 || equal.every(({ op }) => op === '=='))) {
    const without = equal.find(({ field }) => !single(field, 'ASCENDING'));
    return without === undefined ? null : `${without.field} has no index of its own`;
  }
  if (equal.length === 0 && arrays.length + suffix.length === 1) {
    const [array] = arrays;
    const [order] = suffix;
    const has =
      array === undefined ? order === undefined || single(order.field, order.direction) : single(array.field, 'CONTAINS');
    return has ? null : `${array?.field ?? order?.field ?? ''} has no index of its own`;
  }
  const wanted: readonly Field[] = [
    ...equal.map(({ field }) => ({ fieldPath: field, mode: 'ASCENDING' as const })),
    ...arrays.map(({ field }) => ({ fieldPath: field, mode: 'CONTAINS' as const })),
  ];
  const usable = compositesOf(query.collection, scope, file).flatMap((fields) => prefixWhere(fields, wanted, suffix) ?? []);
  const mayMerge = query.filters.every(({ op }) => op !== 'in');
  const isCovered = mayMerge
    ? usable.length > 0 && wanted.every(({ fieldPath }) => usable.some((prefix) => prefix.includes(fieldPath)))
    : usable.some((prefix) => prefix.length === wanted.length);
  return isCovered
    ? null
    : `no composite index of ${[...wanted.map(({ fieldPath }) => fieldPath), ...suffix.map(nameOf)].join(', ')}`;
}

/** The fields a result is sorted by: what the query says, then those of its inequalities, by name, in the last direction. */
function sortOf({ filters, orders }: QueryShape): readonly Order[] {
  const unequal = [...new Set(filters.filter(isInequality).map(({ field }) => field))];
  const direction = orders.at(-1)?.direction ?? 'ASCENDING';
  const rest = unequal.filter((field) => !orders.some((order) => order.field === field)).toSorted();
  const all = [...orders, ...rest.map((field) => ({ field, direction }))];
  const equal = new Set(filters.filter(({ op }) => op === '==').map(({ field }) => field));
  return all.filter(({ field }) => field !== '__name__' && !equal.has(field));
}

function isInequality({ op }: Filter): boolean {
  return ['<', '<=', '>', '>=', '!=', 'not-in'].includes(op);
}

function compositesOf(collection: string, scope: Scope, { indexes }: IndexFile): readonly (readonly Field[])[] {
  return indexes
    .filter((index) => index.collectionGroup === collection && index.queryScope === scope)
    .map(({ fields }) =>
      fields.map(({ fieldPath, order, arrayConfig }) => ({ fieldPath, mode: arrayConfig ?? order ?? 'ASCENDING' })),
    );
}

/** The filters that an index serves in front of the query's sort, or null where it does not end with that sort or begins with anything else. */
function prefixWhere(
  fields: readonly Field[],
  wanted: readonly Field[],
  suffix: readonly Order[],
): readonly [readonly string[]] | null {
  const end = fields.slice(fields.length - suffix.length);
  const prefix = fields.slice(0, fields.length - suffix.length);
  const endsAlike = suffix.every(({ field, direction }, at) => end[at]?.fieldPath === field && end[at].mode === direction);
  const fits = prefix.every(({ fieldPath, mode }) =>
    wanted.some((one) => one.fieldPath === fieldPath && (one.mode === 'CONTAINS') === (mode === 'CONTAINS')),
  );
  return fields.length >= suffix.length && endsAlike && fits ? [prefix.map(({ fieldPath }) => fieldPath)] : null;
}

function hasSingle(collection: string, field: string, mode: Field['mode'], scope: Scope, { fieldOverrides }: IndexFile): boolean {
  if (field === '__name__') return true;
  const own = fieldOverrides
    .filter((one) => one.collectionGroup === collection && (field === one.fieldPath || field.startsWith(`${one.fieldPath}.`)))
    .toSorted((left, right) => right.fieldPath.length - left.fieldPath.length)[0];
  if (own === undefined) return scope === 'COLLECTION';
  return own.indexes.some(
    ({ queryScope, order, arrayConfig }) => queryScope === scope && (mode === 'CONTAINS' ? arrayConfig === mode : order === mode),
  );
}

function nameOf({ field, direction }: Order): string {
  return `${field} ${direction}`;
}
