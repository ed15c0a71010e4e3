import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Firestore } from '@google-cloud/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { repositoryRoot } from '../repository-root';
import type { RunningEngine } from './start-engine';
import { anEngine, clientOf, codeOf, HOST } from './testing/an-engine';

const closedRules = join(repositoryRoot, 'firestore.rules');
let folder = '';
let engine: RunningEngine;
let database: Firestore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-engine-'));
});
beforeEach(async () => {
  engine = await anEngine();
  database = clientOf(engine);
});
afterEach(async () => {
  await database.terminate();
  await engine.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('requests', () => {
  const LIMIT = 11_534_336;
  /** A read of documents whose names make the request at least so long. */
  const readOf = (bytes: number): object => {
    const name = `projects/demo-engine/databases/(default)/documents/c/${'x'.repeat(1000)}`;
    return { database: 'projects/demo-engine/databases/(default)', documents: Array.from({ length: bytes / 1000 }, () => name) };
  };

  test('above the limit are refused at once, as production does, and smaller ones are not', async () => {
    const fields = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`c/${at}`, { text: 'x'.repeat(1_000_000) }]));
    const batch = database.batch();
    for (const [path, data] of Object.entries(fields)) batch.set(database.doc(path), data);

    await expect(batch.commit()).rejects.toMatchObject({
      code: 3,
      details: `Request payload size exceeds the limit: ${LIMIT} bytes.`,
    });
    expect(await codeOf(engine, 'BatchGetDocuments', readOf(LIMIT), 'Bearer owner')).toBe(3);
    expect(await codeOf(engine, 'BatchGetDocuments', readOf(10_000_000), 'Bearer owner')).toBe(0);
  });
});

describe('what production would refuse', () => {
  test.each([null, 'Bearer somebody'])('is refused: a caller with the bearer %j', async (bearer) => {
    const read = { name: 'projects/demo-engine/databases/(default)/documents/c/one' };
    expect(await codeOf(engine, 'GetDocument', read, bearer)).toBe(7);
    expect(await codeOf(engine, 'GetDocument', read, 'Bearer owner')).toBe(5);
    expect((await fetch(`http://${HOST}:${engine.port}/control/clear`, { method: 'POST' })).status).toBe(403);
  });

  test('is refused: a query without its index, by name; the same query is answered where indexes do not count', async () => {
    const strict = await anEngine({ indexesFile: join(repositoryRoot, 'firestore.indexes.json') });
    const where = { fieldFilter: { field: { fieldPath: 'sex' }, op: 'EQUAL', value: { stringValue: 'x' } } };
    const structuredQuery = { from: [{ collectionId: 'people' }], where, orderBy: [{ field: { fieldPath: 'age' } }] };
    const query = { parent: 'projects/demo-engine/databases/(default)/documents', structuredQuery };

    expect(await codeOf(strict, 'RunQuery', query, 'Bearer owner')).toBe(9);
    expect(await codeOf(engine, 'RunQuery', query, 'Bearer owner')).toBe(0);
    await strict.close();
  });

  test('is refused: sums without their index, and names the other way round than the order before them', async () => {
    const strict = await anEngine({ indexesFile: join(repositoryRoot, 'firestore.indexes.json') });
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
    await strict.close();
  });

  test('rules that let anyone in keep the engine from starting and name the official one', async () => {
    const open = join(folder, 'open.rules');
    await writeFile(open, (await readFile(closedRules, 'utf8')).replace('if false', 'if request.auth != null'));
    await expect(anEngine({ rulesFile: open })).rejects.toThrow('--engine official');
    await (await anEngine({ rulesFile: closedRules })).close();
  });
});
