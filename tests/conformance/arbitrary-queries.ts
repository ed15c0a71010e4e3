import fc from 'fast-check';
import { isNaNValue, type Value } from '@touchline/local/firestore-engine/values/value';
import type {
  AggregationMessage,
  CursorMessage,
  FilterMessage,
  StructuredQuery,
} from '@touchline/local/firestore-engine/wire/messages';
import { aList, aScalar, aValue, ROOT } from './arbitrary-values';

/** What goes over the wire for a query: the rest is left out. */
export type SentQuery = Partial<StructuredQuery>;

const FIELDS = ['a', 'a', 'b', 'm', 'm.x', 'list'];
const NAMES = ['c/a', 'c/b', 'c/10', 'c/a/kids/a'];
const aField = fc.constantFrom(...FIELDS).map((fieldPath) => ({ fieldPath }));
const aName: fc.Arbitrary<Value> = fc
  .constantFrom(...NAMES)
  .map((path) => ({ valueType: 'referenceValue', referenceValue: `${ROOT}/${path}` }));

/** No client compares a value with NULL or NaN: every SDK asks that by a unary filter. */
const something = aValue.filter((value) => value.valueType !== 'nullValue' && !isNaNValue(value));
const onOneValue = fc.record({ field: aField, op: fc.constant('EQUAL'), value: something });
const onRange = fc.record({
  field: aField,
  op: fc.constantFrom('NOT_EQUAL', 'LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL'),
  value: something,
});
const onArray = fc.record({
  field: fc.constantFrom('list', 'a').map((fieldPath) => ({ fieldPath })),
  op: fc.constant('ARRAY_CONTAINS'),
  value: aScalar,
});
const onList = fc.record({ field: aField, op: fc.constantFrom('IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'), value: aList });
const onName = fc.record({
  field: fc.constant({ fieldPath: '__name__' }),
  op: fc.constantFrom('EQUAL', 'LESS_THAN', 'GREATER_THAN_OR_EQUAL', 'NOT_EQUAL'),
  value: aName,
});
const unary = fc.record({ field: aField, op: fc.constantFrom('IS_NULL', 'IS_NAN', 'IS_NOT_NULL', 'IS_NOT_NAN') });

const aClause: fc.Arbitrary<FilterMessage> = fc.oneof(
  { weight: 3, arbitrary: onOneValue.map((fieldFilter) => ({ fieldFilter })) },
  { weight: 3, arbitrary: onRange.map((fieldFilter) => ({ fieldFilter })) },
  { weight: 2, arbitrary: onArray.map((fieldFilter) => ({ fieldFilter })) },
  { weight: 2, arbitrary: onList.map((fieldFilter) => ({ fieldFilter })) },
  onName.map((fieldFilter) => ({ fieldFilter })),
  unary.map((unaryFilter) => ({ unaryFilter })),
);
const joined = (op: string, clauses: fc.Arbitrary<FilterMessage>): fc.Arbitrary<FilterMessage> =>
  fc.array(clauses, { minLength: 1, maxLength: 3 }).map((filters) => ({ compositeFilter: { op, filters } }));
const aFilter: fc.Arbitrary<FilterMessage | null> = fc.oneof(
  { weight: 2, arbitrary: fc.constant(null) },
  { weight: 4, arbitrary: aClause },
  { weight: 3, arbitrary: joined('AND', aClause) },
  joined('OR', aClause),
  joined('AND', fc.oneof(aClause, joined('OR', aClause))),
);

const orders = fc.uniqueArray(
  fc.record({
    field: fc.constantFrom('a', 'b', 'm.x', '__name__').map((fieldPath) => ({ fieldPath })),
    direction: fc.constantFrom('ASCENDING', 'DESCENDING'),
  }),
  { maxLength: 2, selector: ({ field }) => field.fieldPath },
);

/** A cursor with a value for some of the query's orders; on the name it is a document, as clients send it. */
function aCursor(fields: readonly string[]): fc.Arbitrary<CursorMessage | null> {
  const values = fc
    .tuple(...fields.map((field) => (field === '__name__' ? aName : aScalar)))
    .chain((all) => fc.integer({ min: 1, max: all.length }).map((count) => all.slice(0, count)));
  return fc.option(fc.record({ values, before: fc.boolean() }), { nil: null, freq: 3 });
}

const aPlace = fc.constantFrom(
  { parent: '', from: [{ collectionId: 'c', allDescendants: false }] },
  { parent: '', from: [{ collectionId: 'kids', allDescendants: true }] },
  { parent: '/c/a', from: [{ collectionId: 'kids', allDescendants: false }] },
);

/** A query and the document it is asked below. */
export const aQuery: fc.Arbitrary<{ readonly parent: string; readonly query: SentQuery }> = fc
  .tuple(aPlace, aFilter, orders, fc.option(fc.integer({ min: 1, max: 4 }), { freq: 3 }), fc.constantFrom(0, 0, 0, 1))
  .chain(([{ parent, from }, where, orderBy, limit, offset]) => {
    const fields = orderBy.length === 0 ? ['__name__'] : orderBy.map(({ field }) => field.fieldPath);
    const cursor = fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, aCursor(fields));
    const select = fc.option(fc.uniqueArray(fc.constantFrom('a', 'm.x', '__name__'), { maxLength: 2 }), { freq: 4 });
    return fc.tuple(cursor, cursor, select).map(([startAt, endAt, selected]) => ({
      parent,
      query: {
        from,
        where,
        orderBy,
        startAt: orderBy.length === 0 ? null : startAt,
        endAt: orderBy.length === 0 ? null : endAt,
        offset,
        limit: limit === null ? null : { value: limit },
        select: selected === null ? null : { fields: selected.map((fieldPath) => ({ fieldPath })) },
      },
    }));
  });

/** Count, sum and average over a query's documents. */
export const aggregations: fc.Arbitrary<readonly AggregationMessage[]> = fc.uniqueArray(
  fc.oneof(
    fc.constant({ alias: 'count', count: { upTo: null } }),
    fc.constant({ alias: 'few', count: { upTo: { value: '2' } } }),
    aField.map((field) => ({ alias: 'sum', sum: { field } })),
    aField.map((field) => ({ alias: 'average', avg: { field } })),
  ),
  { minLength: 1, maxLength: 3, selector: ({ alias }) => alias },
);
