import { describe, expect, test } from 'vitest';
import { type IndexFile, missingIndexOf, type QueryShape } from './missing-index';

const NO_INDEXES: IndexFile = { indexes: [], fieldOverrides: [] };

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
