import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { academics } from '@touchline/domain/college/college-parts';
import { college } from '@touchline/domain/college/college';
import { collegePatch } from '@touchline/domain/college/college-patch';
import type { Schema } from '@touchline/domain/kernel/patch/schema-path';
import { profile } from '@touchline/domain/person/profile/profile';
import {
  type IndexFile,
  missingIndexOf,
  type QueryShape,
} from '@touchline/local/firestore-engine/required-indexes/missing-index';
import { describe, expect, test } from 'vitest';
import { functionsProgram } from '../support/api/source-program';
import { mostEntriesOf } from '../support/api/schema-capacity';
import { type QueryInventory, queryInventory } from '../support/query-inventory';

const ROOT = resolve(import.meta.dirname, '../..');
const FILE = JSON.parse(readFileSync(join(ROOT, 'firestore.indexes.json'), 'utf8')) as IndexFile;
const NO_INDEXES: IndexFile = { indexes: [], fieldOverrides: [] };
const isOfFunctions = (file: string): boolean => file.startsWith(join(ROOT, 'functions/src/'));

describe('every query of the functions', () => {
  const { shapes, problems } = queryInventory(functionsProgram(ROOT), isOfFunctions, ROOT);

  test('can be followed to where it is built', () => {
    expect(problems).toEqual([]);
    expect(shapes.length).toBeGreaterThan(0);
  });

  test('has its index in firestore.indexes.json', () => {
    expect(
      shapes
        .map((shape) => [shape.at, shape.collection, missingIndexOf(shape, FILE)])
        .filter(([, , missing]) => missing !== null),
    ).toEqual([]);
  });

  test('is found: the catalogue queries its rows in the order of their changes', () => {
    expect(shapes).toContainEqual({
      at: expect.stringContaining('functions/src/features/colleges/catalogue-store.ts') as string,
      collection: 'catalogueRows',
      isGroup: false,
      filters: [],
      orders: [{ field: 'changedAt', direction: 'ASCENDING' }],
    });
  });
});

/** What the inventory finds in functions of a planted store, which has `database` at hand. */
function planted(body: string): QueryInventory {
  const path = 'functions/src/features/planted/planted-store.ts';
  const text = `import { FieldPath, type Firestore, type Query, type Transaction } from 'firebase-admin/firestore';
    declare const database: Firestore; declare const transaction: Transaction; declare const word: string; declare const isBig: boolean;
    ${body}`;
  return queryInventory(functionsProgram(ROOT, { [path]: text }), (file) => file.endsWith('planted-store.ts'), ROOT);
}
const withoutPlace = ({ shapes }: QueryInventory) =>
  shapes.map(({ collection, isGroup, filters, orders }) => ({ collection, isGroup, filters, orders }));

describe('the inventory', () => {
  const byAge = { filters: [{ field: 'sex', op: '==' }], orders: [{ field: 'age', direction: 'DESCENDING' }] };
  const people = { collection: 'people', isGroup: false };

  test.each([
    ['a chain', `void database.collection('people').where('sex', '==', word).orderBy('age', 'desc').limit(5).get();`],
    [
      'a constant',
      `const all = database.collection('people').where('sex', '==', word); const sorted = all.orderBy('age', 'desc'); void sorted.stream();`,
    ],
    [
      'a function',
      `function all() { return database.collection('people').where('sex', '==', word); } void all().orderBy('age', 'desc').get();`,
    ],
    [
      'an argument',
      `const read = (query: Query) => query.orderBy('age', 'desc').get(); void read(database.collection('people').where('sex', '==', word));`,
    ],
    [
      'an object',
      `const stored = () => ({ people: database.collection('people') }); const { people } = stored(); void people.where('sex', '==', word).orderBy('age', 'desc').get();`,
    ],
    [
      'a property',
      `const stored = () => { const people = database.collection('people'); return { people }; }; void stored().people.where('sex', '==', word).orderBy('age', 'desc').get();`,
    ],
    ['a transaction', `void transaction.get(database.collection('people').where('sex', '==', word).orderBy('age', 'desc'));`],
    ['a count', `void database.collection('people').where('sex', '==', word).orderBy('age', 'desc').count().get();`],
    ['the last ones', `void database.collection('people').where('sex', '==', word).orderBy('age').limitToLast(3).get();`],
    [
      'a deeper collection',
      `void database.collection('teams').doc(word).collection('people').where('sex', '==', word).orderBy('age', 'desc').get();`,
    ],
  ])('follows %s', (_, body) => {
    const inventory = planted(body);
    expect(inventory.problems).toEqual([]);
    expect(withoutPlace(inventory)).toEqual([{ ...people, ...byAge }]);
  });

  test('counts each choice, each possible field and the group of a collection', () => {
    const inventory = planted(`
      declare const field: 'age' | 'height';
      const all = database.collectionGroup('people');
      void (isBig ? all.where('big', '==', true) : all).orderBy(field).get();`);
    expect(inventory.problems).toEqual([]);
    const group = { collection: 'people', isGroup: true };
    const big = [{ field: 'big', op: '==' }];
    const by = (field: string) => [{ field, direction: 'ASCENDING' }];
    expect(withoutPlace(inventory)).toEqual([
      { ...group, filters: big, orders: by('age') },
      { ...group, filters: big, orders: by('height') },
      { ...group, filters: [], orders: by('age') },
      { ...group, filters: [], orders: by('height') },
    ]);
  });

  test.each([
    ['a field that is not known', `void database.collection('people').where(word, '==', 1).get();`],
    ['a collection that is not known', `void database.collection(word).where('age', '==', 1).get();`],
    ['a query from elsewhere', `declare const query: Query; void query.where('age', '==', 1).get();`],
    [
      'a query that is changed',
      `let query: Query = database.collection('people'); if (isBig) query = query.where('big', '==', true); void query.get();`,
    ],
    ['a query that nobody sends', `export const query = database.collection('people').where('age', '==', 1);`],
    [
      'a query kept in a list',
      `const list = [database.collection('people').where('age', '==', 1)]; for (const query of list) void query.get();`,
    ],
    [
      'a nearest-neighbour query',
      `void database.collection('people').findNearest('x', [1], { limit: 1, distanceMeasure: 'COSINE' }).get();`,
    ],
  ])('fails where it cannot follow %s', (_, body) => {
    expect(planted(body).problems).not.toEqual([]);
  });

  test('does not take a document for a query', () => {
    expect(planted(`void database.collection('people').doc(word).get(); void new Map<string, string>().get(word);`)).toEqual({
      shapes: [],
      problems: [],
    });
  });
});

describe('the index that a query needs', () => {
  type Wanted = Partial<Pick<QueryShape, 'filters' | 'orders' | 'isGroup'>>;
  const query = ({ filters = [], orders = [], isGroup = false }: Wanted): QueryShape => ({
    collection: 'people',
    isGroup,
    filters,
    orders,
  });
  const eq = (field: string) => ({ field, op: '==' });
  const more = (field: string) => ({ field, op: '>' });
  const has = (field: string) => ({ field, op: 'array-contains' });
  const up = (field: string) => ({ field, direction: 'ASCENDING' as const });
  const down = (field: string) => ({ field, direction: 'DESCENDING' as const });
  const composite = (...fields: IndexFile['indexes'][number]['fields']) => ({
    collectionGroup: 'people',
    queryScope: 'COLLECTION' as const,
    fields,
  });
  const asc = (fieldPath: string) => ({ fieldPath, order: 'ASCENDING' as const });
  const desc = (fieldPath: string) => ({ fieldPath, order: 'DESCENDING' as const });
  const contains = (fieldPath: string) => ({ fieldPath, arrayConfig: 'CONTAINS' as const });

  test.each<[string, Wanted]>([
    ['everything', {}],
    ['an equality', { filters: [eq('a')] }],
    ['several equalities, merged', { filters: [eq('a'), eq('b'), eq('c')] }],
    ['a range', { filters: [more('a'), { field: 'a', op: '<' }] }],
    ['one order', { orders: [down('a')] }],
    ['a range in its own order', { filters: [more('a')], orders: [down('a')] }],
    ['an array that contains', { filters: [has('a')] }],
    ['one of several values', { filters: [{ field: 'a', op: 'in' }] }],
    ['an order by name', { filters: [eq('a')], orders: [up('__name__')] }],
    ['an order by name from the last', { filters: [eq('a'), eq('b')], orders: [down('__name__')] }],
    ['an order and the names as it goes', { orders: [down('a'), down('__name__')] }],
    ['an order by what is equal anyway', { filters: [eq('a')], orders: [up('a')] }],
  ])('is there by itself for %s', (_, wanted) => {
    expect(missingIndexOf(query(wanted), NO_INDEXES)).toBeNull();
  });

  test.each<[string, Wanted]>([
    ['an equality and an order', { filters: [eq('a')], orders: [up('b')] }],
    ['an equality and a range', { filters: [eq('a'), more('b')] }],
    ['two orders', { orders: [up('a'), up('b')] }],
    ['two ranges', { filters: [more('a'), more('b')] }],
    ['an array and an equality', { filters: [has('a'), eq('b')] }],
    ['an array and an order', { filters: [has('a')], orders: [up('b')] }],
    ['one of several values and an equality', { filters: [{ field: 'a', op: 'in' }, eq('b')] }],
    ['a group of collections', { filters: [eq('a')], isGroup: true }],
    ['an order and the names the other way round', { orders: [down('a'), up('__name__')] }],
    ['an array and the names from the last', { filters: [has('a')], orders: [down('__name__')] }],
    ['not equal and an equality', { filters: [{ field: 'a', op: '!=' }, eq('b')] }],
  ])('is missing for %s', (_, wanted) => {
    expect(missingIndexOf(query(wanted), NO_INDEXES)).not.toBeNull();
  });

  test.each<[string, Wanted, IndexFile['indexes']]>([
    ['the equality first, then the order', { filters: [eq('a')], orders: [up('b')] }, [composite(asc('a'), asc('b'))]],
    ['whatever direction the equality has', { filters: [eq('a')], orders: [up('b')] }, [composite(desc('a'), asc('b'))]],
    ['equalities in any order', { filters: [eq('a'), eq('b')], orders: [down('c')] }, [composite(asc('b'), asc('a'), desc('c'))]],
    ['two orders', { orders: [up('a'), down('b')] }, [composite(asc('a'), desc('b'))]],
    ['an array', { filters: [has('a'), eq('b')], orders: [down('c')] }, [composite(contains('a'), asc('b'), desc('c'))]],
    [
      'merging: one index for each equality, all ending alike',
      { filters: [eq('a'), eq('b'), eq('c')], orders: [down('d')] },
      [composite(asc('a'), desc('d')), composite(asc('b'), desc('d')), composite(asc('c'), desc('d'))],
    ],
    [
      'merging: an array beside equalities',
      { filters: [has('a'), eq('b')], orders: [down('d')] },
      [composite(contains('a'), desc('d')), composite(asc('b'), desc('d'))],
    ],
    ['the names the other way round', { orders: [down('a'), up('__name__')] }, [composite(desc('a'), asc('__name__'))]],
    ['the names as the order goes, said', { orders: [up('a'), down('b')] }, [composite(asc('a'), desc('b'), desc('__name__'))]],
    ['the range as the order', { filters: [eq('a'), more('b')] }, [composite(asc('a'), asc('b'))]],
  ])('is there: %s', (_, wanted, indexes) => {
    expect(missingIndexOf(query(wanted), { ...NO_INDEXES, indexes })).toBeNull();
  });

  test.each<[string, Wanted, IndexFile['indexes']]>([
    ['the other direction', { filters: [eq('a')], orders: [up('b')] }, [composite(asc('a'), desc('b'))]],
    ['the order first', { filters: [eq('a')], orders: [up('b')] }, [composite(asc('b'), asc('a'))]],
    ['a field too many', { filters: [eq('a')], orders: [up('b')] }, [composite(asc('a'), asc('c'), asc('b'))]],
    ['one equality nowhere', { filters: [eq('a'), eq('b')], orders: [up('c')] }, [composite(asc('a'), asc('c'))]],
    [
      'merging with another end',
      { filters: [eq('a'), eq('b')], orders: [up('c')] },
      [composite(asc('a'), asc('c')), composite(asc('b'), desc('c'))],
    ],
    ['the names as the order goes', { orders: [down('a'), down('b'), up('__name__')] }, [composite(desc('a'), desc('b'))]],
    ['an array as a plain field', { filters: [has('a')], orders: [up('b')] }, [composite(asc('a'), asc('b'))]],
    ['another collection', { orders: [up('a'), up('b')] }, [{ ...composite(asc('a'), asc('b')), collectionGroup: 'teams' }]],
    ['a group of collections', { orders: [up('a'), up('b')], isGroup: true }, [composite(asc('a'), asc('b'))]],
  ])('is not there: %s', (_, wanted, indexes) => {
    expect(missingIndexOf(query(wanted), { ...NO_INDEXES, indexes })).not.toBeNull();
  });

  test('an exempt field, and all inside it, has none of its own, save what the exemption lists', () => {
    const exempt = (indexes: IndexFile['fieldOverrides'][number]['indexes']): IndexFile => ({
      indexes: [],
      fieldOverrides: [{ collectionGroup: 'people', fieldPath: 'big', indexes }],
    });
    expect(missingIndexOf(query({ filters: [eq('big')] }), exempt([]))).not.toBeNull();
    expect(missingIndexOf(query({ orders: [up('big.inside')] }), exempt([]))).not.toBeNull();
    expect(missingIndexOf(query({ filters: [eq('bigger')] }), exempt([]))).toBeNull();
    expect(missingIndexOf(query({ orders: [up('big')] }), exempt([{ queryScope: 'COLLECTION', order: 'ASCENDING' }]))).toBeNull();
    expect(
      missingIndexOf(query({ orders: [down('big')] }), exempt([{ queryScope: 'COLLECTION', order: 'ASCENDING' }])),
    ).not.toBeNull();
    expect(
      missingIndexOf(
        query({ filters: [eq('big')], isGroup: true }),
        exempt([{ queryScope: 'COLLECTION_GROUP', order: 'ASCENDING' }]),
      ),
    ).toBeNull();
  });
});

describe('documents that grow large', () => {
  const exempted = (collection: string): string[] =>
    FILE.fieldOverrides
      .filter((one) => one.collectionGroup === collection && one.indexes.length === 0)
      .map(({ fieldPath }) => fieldPath);

  test.each([
    ['colleges', college, ['academics', 'albums', 'athletics', 'pictureDetails', 'pictures', 'sources']],
    ['patches', collegePatch, ['earlierSources', 'forward', 'inverse']],
    ['profiles', profile, ['albums', 'pictureDetails']],
  ] as const)('%s: what may hold over 1,000 entries is exempt from the automatic indexes', (collection, schema, large) => {
    const found = Object.entries<Schema>(schema.def.shape).flatMap(([field, part]) =>
      mostEntriesOf(part) > 1000 ? [field] : [],
    );
    expect(found.toSorted()).toEqual(large);
    expect(exempted(collection)).toEqual(expect.arrayContaining([...large]));
  });

  test('the entries a schema allows are counted through lists, objects and records', () => {
    expect(mostEntriesOf(academics.def.shape.cipCodes)).toBe(1000);
    expect(mostEntriesOf(college.def.shape.albums)).toBe(60 * 500);
    expect(mostEntriesOf(college.def.shape.sources)).toBe(Infinity);
    expect(mostEntriesOf(college.def.shape.city)).toBe(0);
  });

  test('history ends by itself: patches expire by `expiresAt`, which is no index either', () => {
    expect(FILE.fieldOverrides).toContainEqual({ collectionGroup: 'patches', fieldPath: 'expiresAt', ttl: true, indexes: [] });
  });
});
