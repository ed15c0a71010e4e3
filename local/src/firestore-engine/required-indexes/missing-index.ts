/** One field of an index. */
interface IndexField {
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

const NAME = '__name__';

type Scope = 'COLLECTION' | 'COLLECTION_GROUP';
type Field = Required<Pick<IndexField, 'fieldPath'>> & { readonly mode: 'ASCENDING' | 'DESCENDING' | 'CONTAINS' };

/**
 * Why a query would fail in production for want of an index, or null. Counted are the automatic single-field indexes
 * less their exemptions, composite indexes, and merging: equality filters may be spread over several indexes that end
 * alike. Stricter than Firestore where its rules are not written down: `in`, and `array-contains` besides other
 * clauses, must stand in composite indexes.
 */
export function missingIndexOf(query: QueryShape, file: IndexFile): string | null {
  const scope: Scope = query.isGroup ? 'COLLECTION_GROUP' : 'COLLECTION';
  const { sorts, nameDirection } = sortOf(query);
  const equal = query.filters.filter(({ op }) => op === '==' || op === 'in');
  const arrays = query.filters.filter(({ op }) => op.startsWith('array-contains'));
  const single = (field: string, mode: Field['mode']): boolean => hasSingle(query.collection, field, mode, scope, file);

  if (arrays.length + sorts.length === 0 && (equal.length < 2 || equal.every(({ op }) => op === '=='))) {
    const without = equal.find(({ field }) => !single(field, nameDirection));
    return without === undefined ? null : `${without.field} has no index of its own`;
  }
  const [order] = sorts;
  if (equal.length === 0 && arrays.length + sorts.length === 1 && nameDirection === (order?.direction ?? 'ASCENDING')) {
    const [array] = arrays;
    const has =
      array === undefined ? order === undefined || single(order.field, order.direction) : single(array.field, 'CONTAINS');
    return has ? null : `${array?.field ?? order?.field ?? ''} has no index of its own`;
  }
  const suffix = [...sorts, { field: NAME, direction: nameDirection }];
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
    : `no composite index of ${[...wanted.map(({ fieldPath }) => fieldPath), ...withoutUsualName(suffix).map(nameOf)].join(', ')}`;
}

/**
 * How a result is sorted: by what the query says, then by the fields of its inequalities, by name, in the last
 * direction; last by the document's name, in the last direction too unless the query says otherwise.
 */
function sortOf({ filters, orders }: QueryShape): {
  readonly sorts: readonly Order[];
  readonly nameDirection: Order['direction'];
} {
  const unequal = [...new Set(filters.filter(isInequality).map(({ field }) => field))];
  const direction = orders.at(-1)?.direction ?? 'ASCENDING';
  const rest = unequal.filter((field) => !orders.some((order) => order.field === field)).toSorted();
  const all = [...orders, ...rest.map((field) => ({ field, direction }))];
  const equal = new Set(filters.filter(({ op }) => op === '==').map(({ field }) => field));
  return { sorts: all.filter(({ field }) => field !== NAME && !equal.has(field)), nameDirection: direction };
}

/**
 * An order without the document's name where that follows the field before it, as it does in every index that does not
 * name it.
 */
function withoutUsualName(suffix: readonly Order[]): readonly Order[] {
  const usual = suffix.at(-2)?.direction ?? 'ASCENDING';
  return suffix.at(-1)?.direction === usual ? suffix.slice(0, -1) : suffix;
}

function isInequality({ op }: Filter): boolean {
  return ['<', '<=', '>', '>=', '!=', 'not-in'].includes(op);
}

function compositesOf(collection: string, scope: Scope, { indexes }: IndexFile): readonly (readonly Field[])[] {
  return indexes
    .filter((index) => index.collectionGroup === collection && index.queryScope === scope)
    .map(({ fields }) =>
      withName(fields.map(({ fieldPath, order, arrayConfig }) => ({ fieldPath, mode: arrayConfig ?? order ?? 'ASCENDING' }))),
    );
}

/**
 * An index's fields with the document's name, which ends every index: in the direction of its last field where the
 * index does not say.
 */
function withName(fields: readonly Field[]): readonly Field[] {
  const last = fields.at(-1);
  if (last?.fieldPath === NAME) return fields;
  return [...fields, { fieldPath: NAME, mode: last?.mode === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING' }];
}

/**
 * The filters that an index serves in front of the query's sort, or null where it does not end with that sort or begins
 * with anything else.
 */
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
  if (field === NAME) return true;
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

/** A filter or an order of a query, by field; `__name__` is the document's own name. */
interface Filter {
  readonly field: string;
  readonly op: string;
}
export interface Order {
  readonly field: string;
  readonly direction: 'ASCENDING' | 'DESCENDING';
}

/** What a query asks of the database, as far as indexes go. */
export interface QueryShape {
  readonly collection: string;
  readonly isGroup: boolean;
  readonly filters: readonly Filter[];
  readonly orders: readonly Order[];
}
