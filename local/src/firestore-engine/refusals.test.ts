import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeoutHandler } from '@google-cloud/firestore/build/src/backoff';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { repositoryRoot } from '../repository-root';
import { engineStage, HOST } from './testing/an-engine';
import { codeOf } from './testing/plain-call';

const stage = engineStage();

const closedRules = join(repositoryRoot, 'firestore.rules');
describe('requests', () => {
  const LIMIT = 11_534_336;
  /** A read of documents whose names make the request at least so long. */
  const readOf = (bytes: number): object => {
    const name = `projects/demo-engine/databases/(default)/documents/c/${'x'.repeat(1000)}`;
    return { database: 'projects/demo-engine/databases/(default)', documents: Array.from({ length: bytes / 1000 }, () => name) };
  };

  test('above the limit are refused at once, as production does, and smaller ones are not', async () => {
    const fields = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`c/${at}`, { text: 'x'.repeat(1_000_000) }]));
    const batch = stage.database.batch();
    for (const [path, data] of Object.entries(fields)) batch.set(stage.database.doc(path), data);

    await expect(batch.commit()).rejects.toMatchObject({
      code: 3,
      details: `Request payload size exceeds the limit: ${LIMIT} bytes.`,
    });
    expect(await codeOf(stage.engine, 'BatchGetDocuments', readOf(LIMIT), 'Bearer owner')).toBe(3);
    expect(await codeOf(stage.engine, 'BatchGetDocuments', readOf(10_000_000), 'Bearer owner')).toBe(0);
  });
});

describe('what production would refuse', () => {
  test.each([null, 'Bearer somebody'])('is refused: a caller with the bearer %j', async (bearer) => {
    const read = { name: 'projects/demo-engine/databases/(default)/documents/c/one' };
    expect(await codeOf(stage.engine, 'GetDocument', read, bearer)).toBe(7);
    expect(await codeOf(stage.engine, 'GetDocument', read, 'Bearer owner')).toBe(5);
    expect((await fetch(`http://${HOST}:${stage.engine.port}/control/clear`, { method: 'POST' })).status).toBe(403);
  });

  test('is refused: a query without its index, by name; the same query is answered where indexes do not count', async () => {
    const strict = await stage.another({ indexesFile: join(repositoryRoot, 'firestore.indexes.json') });
    const where = { fieldFilter: { field: { fieldPath: 'sex' }, op: 'EQUAL', value: { stringValue: 'x' } } };
    const structuredQuery = { from: [{ collectionId: 'people' }], where, orderBy: [{ field: { fieldPath: 'age' } }] };
    const query = { parent: 'projects/demo-engine/databases/(default)/documents', structuredQuery };

    expect(await codeOf(strict, 'RunQuery', query, 'Bearer owner')).toBe(9);
    expect(await codeOf(stage.engine, 'RunQuery', query, 'Bearer owner')).toBe(0);
  });

  test('is refused: sums without their index, and names the other way round than the order before them', async () => {
    const strict = await stage.another({ indexesFile: join(repositoryRoot, 'firestore.indexes.json') });
    const parent = 'projects/demo-engine/databases/(default)/documents';
    const where = { fieldFilter: { field: { fieldPath: 'a' }, op: 'EQUAL', value: { integerValue: 1 } } };
    const sumOf = (field: string, collectionId: string, more: object = {}): Promise<number> => {
      const aggregations = [{ alias: 'total', sum: { field: { fieldPath: field } } }];
      const structuredAggregationQuery = { structuredQuery: { from: [{ collectionId }], ...more }, aggregations };
      return codeOf(strict, 'RunAggregationQuery', { parent, structuredAggregationQuery }, 'Bearer owner');
    };
    const namesGoing = (direction: string): Promise<number> => {
      const orderBy = [
        { field: { fieldPath: 'a' }, direction: 'DESCENDING' },
        { field: { fieldPath: '__name__' }, direction },
      ];
      return codeOf(
        strict,
        'RunQuery',
        { parent, structuredQuery: { from: [{ collectionId: 'people' }], orderBy } },
        'Bearer owner',
      );
    };

    expect([await sumOf('b', 'people', { where }), await sumOf('a', 'people', { where }), await sumOf('b', 'people')]).toEqual([
      9, 0, 0,
    ]);
    expect(await sumOf('academics.x', 'colleges')).toBe(9);
    expect([await namesGoing('ASCENDING'), await namesGoing('DESCENDING')]).toEqual([9, 0]);
  });

  test('rules that let anyone in keep the engine from starting and name the official one', async () => {
    const open = join(stage.folder, 'open.rules');
    await writeFile(open, (await readFile(closedRules, 'utf8')).replace('if false', 'if request.auth != null'));
    await expect(stage.another({ rulesFile: open })).rejects.toThrow('--engine official');
    await stage.another({ rulesFile: closedRules });
  });
});

describe('a streamed read', () => {
  /** For how long the client waits before its attempts; it does not wait before the first. */
  const waited: number[] = [];
  beforeEach(() => {
    waited.length = 0;
    setTimeoutHandler((attempt, ms) => {
      waited.push(ms);
      setTimeout(attempt, ms);
    });
  });
  afterEach(() => setTimeoutHandler(setTimeout));

  test('that is refused is answered at its first attempt: the client does not repeat it', async () => {
    const strict = stage.clientOf(await stage.another({ indexesFile: join(repositoryRoot, 'firestore.indexes.json') }));
    const unindexed = strict.collection('people').where('sex', '==', 'x').orderBy('age');
    const reads = [
      [9, () => unindexed.get()],
      [9, () => unindexed.count().get()],
      [3, () => strict.collection('c').where('a', 'array-contains', 1).where('b', 'array-contains', 2).get()],
      [3, () => strict.collection('__c__').get()],
      [3, () => strict.getAll(strict.doc('c/__x__'))],
    ] as const;
    for (const [code, read] of reads) {
      await expect(read()).rejects.toMatchObject({ code });
    }
    expect(waited.length).toBeGreaterThan(0);
    expect(waited.filter((ms) => ms > 0)).toEqual([]);
  });
});

describe('a listener', () => {
  test('which its client reopens for ever, is refused in a sentence that people see once', async () => {
    const stopListening = stage.database.doc('c/one').onSnapshot(
      () => undefined,
      () => undefined,
    );
    await vi.waitUntil(() => stage.notices.length > 0, { timeout: 25_000 });
    expect(await codeOf(stage.engine, 'Listen', {}, 'Bearer owner')).toBe(12);
    stopListening();

    expect(stage.notices).toEqual([
      'The local Firestore engine has no Listen (onSnapshot): start the official emulator (--engine official).',
    ]);
  });
});
