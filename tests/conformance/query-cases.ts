import { arrayOf, doubleOf, integerOf, NULL, type Value } from '@touchline/local/firestore-engine/values/value';
import type { FilterMessage } from '@touchline/local/firestore-engine/wire/messages';
import { DATABASE, ROOT } from './arbitrary-values';
import { fieldsOf, valueOf, type Call } from './case-values';

const from = [{ collectionId: 'c', allDescendants: false }];
const query = (structuredQuery: object): Call => ['RunQuery', { parent: ROOT, structuredQuery }];
const where = (filter: FilterMessage, orderBy: readonly object[] = []): Call => query({ from, where: filter, orderBy });
const by = (fieldPath: string, direction = 'ASCENDING'): object => ({ field: { fieldPath }, direction });

const filter = (fieldPath: string, op: string, value: Value): FilterMessage => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const equal = (field: string, value: number): FilterMessage => filter(field, 'EQUAL', integerOf(value));
const upTo = (count: number): Value => arrayOf(Array.from({ length: count }, (_, at) => integerOf(at)));
const isIn = (field: string, count: number): FilterMessage => filter(field, 'IN', upTo(count));
const all = (...filters: FilterMessage[]): FilterMessage => ({ compositeFilter: { op: 'AND', filters } });
const any = (...filters: FilterMessage[]): FilterMessage => ({ compositeFilter: { op: 'OR', filters } });
const within = (depth: number, one: FilterMessage): FilterMessage => (depth === 0 ? one : any(within(depth - 1, one)));
const reference = (name: string): Value => ({ valueType: 'referenceValue', referenceValue: name });
const store = (path: string, fields: object): Call => [
  'Commit',
  { database: DATABASE, writes: [{ update: { name: `${ROOT}/${path}`, fields } }] },
];

const below = (parent: string, structuredQuery: object): Call => ['RunQuery', { parent: `${ROOT}${parent}`, structuredQuery }];

const NONE = filter('n', 'NOT_IN', arrayOf([NULL]));
const BY_NAME = [by('__name__')];
const HAS_ONE = filter('list', 'ARRAY_CONTAINS', integerOf(1));
const [TWO, THREE] = [equal('n', 2), equal('n', 3)];
const NUMBERS = [NaN, -Infinity, -1.5, 0, 2 ** 53, 2 ** 63, Infinity].map(doubleOf);
const RANGES = ['LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL'];

const DESCENDANTS = ['', 'kids'].map((collectionId) => [{ collectionId, allDescendants: true }]);
const ORDERS = [[], BY_NAME, [by('__name__', 'DESCENDING')], [by('n')], [by('n'), by('__name__', 'DESCENDING')]];
const DESCENDANT_FILTERS = [
  null,
  equal('n', 1),
  filter('n', 'GREATER_THAN', integerOf(0)),
  filter('__name__', 'GREATER_THAN', reference(`${ROOT}/c/a`)),
  all(filter('__name__', 'GREATER_THAN', reference(`${ROOT}/c/a`)), equal('n', 1)),
];

/** What random queries seldom say: limits, refusals, and filters that are said twice. By their sentence. */
export const QUERY_CASES: Readonly<Record<string, readonly Call[]>> = {
  'lists of values: none, 10, 11, 30, 31': [
    ...['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'].flatMap((op) =>
      [0, 10, 11, 30, 31].map((count) => where(filter('n', op, upTo(count)))),
    ),
  ],
  'queries that say too little or too much': [
    query({ from: [...from, ...from] }),
    query({ from, limit: { value: -1 } }),
    query({ from, limit: { value: 0 } }),
    query({ from, offset: -1 }),
    where(all()),
    where(any()),
    query({ from, orderBy: [by('a'), by('a')] }),
    query({ from, orderBy: [by('a', 'DIRECTION_UNSPECIFIED')] }),
    query({ from, orderBy: [by('a')], startAt: { values: [1, 2, 3].map(valueOf), before: true } }),
    query({ from, orderBy: BY_NAME, startAt: { values: [valueOf('text')], before: true } }),
  ],
  'all collections at once are read by name only, from the first to the last': [
    store('c/a', fieldsOf({ n: 1 })),
    store('c/a/kids/b', fieldsOf({ n: 1 })),
    ...['', '/c/a'].flatMap((parent) =>
      DESCENDANTS.flatMap((descendants) =>
        ORDERS.flatMap((orderBy) => DESCENDANT_FILTERS.map((one) => below(parent, { from: descendants, where: one, orderBy }))),
      ),
    ),
  ],
  'a collection named by underscores alone is one; a numeric id is none': [
    ...['____', '___', '__id1__', '__id-1__', '__c__'].map((collectionId) => query({ from: [{ collectionId }] })),
  ],
  'not-in with NULL alone finds nothing and is no inequality; beside other values it is one': [
    store('c/a', fieldsOf({ n: 1 })),
    where(NONE),
    where(NONE, BY_NAME),
    where(NONE, [by('__name__', 'DESCENDING')]),
    where(NONE, [by('__name__'), by('n')]),
    where(filter('n', 'NOT_IN', arrayOf([NULL, NULL])), BY_NAME),
    where(filter('n', 'NOT_IN', arrayOf([NULL, integerOf(5)])), BY_NAME),
    where(filter('n', 'NOT_IN', arrayOf([NULL, doubleOf(NaN)])), BY_NAME),
    where(all(NONE, equal('m', 1)), BY_NAME),
    where(all(NONE, filter('m', 'GREATER_THAN', integerOf(1))), BY_NAME),
    where(all(NONE, filter('__name__', 'EQUAL', reference(`${ROOT}/c/a`)))),
  ],
  'an array filter said twice at one place is one, at two depths it is two': [
    store('c/a', fieldsOf({ list: [1], n: 2 })),
    ...[
      all(HAS_ONE, HAS_ONE),
      all(any(HAS_ONE), any(HAS_ONE, HAS_ONE)),
      all(any(HAS_ONE, TWO), any(TWO, HAS_ONE)),
      all(HAS_ONE, any(HAS_ONE)),
      all(HAS_ONE, all(HAS_ONE)),
      all(any(HAS_ONE), any(HAS_ONE, TWO)),
      all(any(HAS_ONE, TWO), any(HAS_ONE, THREE)),
      all(any(all(HAS_ONE, TWO), THREE), HAS_ONE),
      any(HAS_ONE, all(HAS_ONE, TWO)),
      ...[NULL, doubleOf(NaN), integerOf(1)].map((value) =>
        all(filter('list', 'ARRAY_CONTAINS', NULL), filter('list', 'ARRAY_CONTAINS', value)),
      ),
    ].map((one) => where(one)),
  ],
  'alternatives count once, however often they are said: 30 may be, 31 not': [
    store('c/a', fieldsOf({ n: 2 })),
    ...[
      any(isIn('n', 30), TWO),
      any(isIn('n', 30), all(TWO)),
      any(isIn('n', 30), equal('n', 30)),
      any(isIn('n', 29), filter('n', 'IN', arrayOf([NULL, doubleOf(NaN)]))),
      any(isIn('n', 29), filter('n', 'IN', arrayOf([NULL])), { unaryFilter: { field: { fieldPath: 'n' }, op: 'IS_NULL' } }),
      all(isIn('n', 7), any(isIn('n', 7))),
      all(isIn('n', 7), isIn('n', 8)),
      all(isIn('n', 7), isIn('n', 9)),
      all(isIn('n', 16), isIn('m', 2), equal('m', 0), equal('m', 1)),
      all(...[0, 1, 2, 3].map((depth) => within(depth, isIn('n', 4)))),
    ].map((one) => where(one)),
  ],
  'no range of numbers holds NaN': [
    ...NUMBERS.map((n, at) => store(`c/${at}`, { n })),
    ...RANGES.flatMap((op) => NUMBERS.slice(1).map((n) => where(filter('n', op, n)))),
  ],
  'names are compared with documents of the same database only': [
    store('c/a', {}),
    ...[integerOf(5), NULL, reference('projects/other/databases/(default)/documents/c/a'), reference(`${ROOT}/c`)].flatMap(
      (value) => [
        where(filter('__name__', 'EQUAL', value)),
        where(filter('__name__', 'IN', arrayOf([reference(`${ROOT}/c/a`), value]))),
        query({ from, orderBy: BY_NAME, startAt: { values: [value], before: true } }),
      ],
    ),
    where(filter('__name__', 'ARRAY_CONTAINS', reference(`${ROOT}/c/a`))),
    where({ unaryFilter: { field: { fieldPath: '__name__' }, op: 'IS_NOT_NULL' } }),
  ],
};
