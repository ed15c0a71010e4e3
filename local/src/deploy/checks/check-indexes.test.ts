import { join } from 'node:path';
import { ALL_COLLECTIONS } from '@touchline/domain/collections/all-collections';
import { describe, expect, test } from 'vitest';
import type { IndexFile } from '../../firestore-engine/required-indexes/missing-index';
import { readIndexFile } from '../../firestore-engine/required-indexes/required-indexes';
import { repositoryRoot } from '../../repository-root';
import { checkExpiry, checkIndexes } from './check-indexes';

const FILE = readIndexFile(join(repositoryRoot, 'firestore.indexes.json'));
const [FIRST] = FILE.indexes;
const EMPTY: IndexFile = { indexes: [], fieldOverrides: [] };

type Index = IndexFile['indexes'][number];
const anIndex = (...fields: readonly string[]): Index => ({
  collectionGroup: 'accounts',
  queryScope: 'COLLECTION',
  fields: fields.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
});
const textsOf = (file: IndexFile): readonly string[] => checkIndexes(file, ALL_COLLECTIONS).map(({ text }) => text);

describe('firestore.indexes.json', () => {
  test('has nothing to name', () => {
    expect(checkIndexes(FILE, ALL_COLLECTIONS)).toEqual([]);
    expect(checkExpiry(FILE, ALL_COLLECTIONS)).toEqual([]);
  });

  test('is refused with more composite indexes than a project with billing may have', () => {
    const indexes = Array.from({ length: 1001 }, () => anIndex('keys', 'createdAt'));
    expect(checkIndexes({ ...EMPTY, indexes }, ALL_COLLECTIONS)[0]).toEqual({
      blocks: true,
      text: 'firestore.indexes.json has 1,001 composite indexes, and a database may have 1,000 in a project with billing: remove 1.',
    });
  });

  test('counts fields with settings of their own apart', () => {
    const fieldOverrides = Array.from({ length: 1010 }, (_, at) => ({
      ...{ collectionGroup: 'accounts', fieldPath: `keys.${at}`, indexes: [] },
    }));
    expect(textsOf({ ...FILE, fieldOverrides })).toEqual([
      'firestore.indexes.json has 1,010 fields with settings of their own, and a database may have 1,000 in a project with billing: remove 10.',
    ]);
  });

  test('may not hold an index twice, also where one says in which direction the name ends it', () => {
    const named: Index = {
      ...anIndex('keys', 'createdAt'),
      fields: [...anIndex('keys', 'createdAt').fields, { fieldPath: '__name__', order: 'ASCENDING' }],
    };
    expect(textsOf({ ...EMPTY, indexes: [anIndex('keys', 'createdAt'), named] })).toEqual([
      'firestore.indexes.json has the index of accounts (COLLECTION): keys ascending, createdAt ascending twice: remove one.',
    ]);
    expect(textsOf({ ...EMPTY, indexes: [anIndex('keys', 'createdAt'), anIndex('createdAt', 'keys')] })).toEqual([]);
  });

  test('may not hold a composite index of one field, nor two settings of a field', () => {
    expect(textsOf({ ...EMPTY, indexes: [anIndex('createdAt')] })).toEqual([
      'firestore.indexes.json has a composite index of accounts on createdAt ascending alone, which Firestore refuses: remove it.',
    ]);
    const twice = FILE.fieldOverrides.filter((one) => `${one.collectionGroup}.${one.fieldPath}` === 'campEdits.by.uid');
    expect(textsOf({ ...FILE, fieldOverrides: [...FILE.fieldOverrides, ...twice] })).toEqual([
      'firestore.indexes.json has two settings for campEdits.by.uid: keep one, because only one can hold.',
    ]);
  });

  test('names indexes that no query can need: of no collection, or of a field that nobody stores', () => {
    const indexes = [{ ...anIndex('keys', 'createdAt'), collectionGroup: 'persons' }, anIndex('keys', 'createdOn')];
    expect(textsOf({ ...EMPTY, indexes })).toEqual([
      'firestore.indexes.json has an index of persons, which is no collection: remove it.',
      'firestore.indexes.json has an index of accounts.createdOn, which is no stored field: remove it.',
    ]);
    expect(FIRST?.collectionGroup).toBe('accounts');
  });
});

describe('the TTL policies', () => {
  test.each(
    ALL_COLLECTIONS.filter(({ expires }) => expires !== undefined).map(({ name }) => name.slice(name.lastIndexOf('/') + 1)),
  )('of %s: refused where it is missing', (name) => {
    const fieldOverrides = FILE.fieldOverrides.filter(({ collectionGroup, ttl }) => collectionGroup !== name || ttl !== true);
    expect(checkExpiry({ ...FILE, fieldOverrides }, ALL_COLLECTIONS)).toEqual([
      {
        blocks: true,
        text: `firestore.indexes.json has no TTL policy for ${name}, so its documents stay for ever: add { "collectionGroup": "${name}", "fieldPath": "expiresAt", "ttl": true, "indexes": [] } to fieldOverrides.`,
      },
    ]);
  });

  test('delete nothing that is to stay', () => {
    const extra = { collectionGroup: 'colleges', fieldPath: 'updatedAt', ttl: true, indexes: [] };
    const [finding] = checkExpiry({ ...FILE, fieldOverrides: [...FILE.fieldOverrides, extra] }, ALL_COLLECTIONS);
    expect(finding?.text).toBe(
      'firestore.indexes.json lets documents of colleges expire by updatedAt, but the collection keeps them: take out the TTL policy, or say in its definition when they go.',
    );
  });

  test('stand for every collection whose documents carry an end', () => {
    const carrying = ALL_COLLECTIONS.filter(
      ({ schema, stamps = {} }) =>
        'expiresAt' in stamps || ('shape' in schema.def && Object.keys(schema.def.shape ?? {}).includes('expiresAt')),
    );
    expect(carrying.length).toBeGreaterThan(8);
    expect(carrying.filter(({ expires }) => expires === undefined)).toEqual([]);
  });
});
