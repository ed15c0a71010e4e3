import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FieldValue, Filter, Firestore, type Query } from '@google-cloud/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RunningEngine } from './start-engine';
import { anEngine, clientOf, HOST } from './testing/an-engine';

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

describe('writes', () => {
  test('happen all or not at all', async () => {
    await database.doc('c/there').set({ n: 1 });
    const batch = database.batch().set(database.doc('c/new'), { n: 1 }).create(database.doc('c/there'), {});

    await expect(batch.commit()).rejects.toMatchObject({ code: 6 });
    expect((await database.doc('c/new').get()).exists).toBe(false);
  });

  test('transform fields, and stop integers at the end of 64 bits', async () => {
    const document = database.doc('c/one');
    await document.set({ n: 2n ** 63n - 2n, list: [1, 2] });
    await document.update({ n: FieldValue.increment(5), list: FieldValue.arrayUnion(2, 3), gone: FieldValue.delete() });

    const exact = new Firestore({
      projectId: 'demo-engine',
      host: `${HOST}:${engine.port}`,
      ssl: false,
      useBigInt: true,
      customHeaders: { Authorization: 'Bearer owner' },
    });
    expect((await exact.doc('c/one').get()).data()).toEqual({ n: 2n ** 63n - 1n, list: [1n, 2n, 3n] });
    await exact.terminate();
  });

  test('leave the update time alone where nothing changes', async () => {
    const document = database.doc('c/one');
    await document.set({ n: 1 });
    const before = await document.get();
    await document.set({ n: 1 });

    expect((await document.get()).updateTime?.valueOf()).toBe(before.updateTime?.valueOf());
  });

  test.each([
    ['a missing document updated', () => database.doc('c/none').update({ n: 1 }), 5],
    ['a reserved name', () => database.doc('c/__x__').set({}), 3],
    ['more than 1 MiB', () => database.doc('c/big').set({ a: 'x'.repeat(600_000), b: 'x'.repeat(600_000) }), 3],
    ['a reserved field', () => database.doc('c/fields').set({ __reserved__: 1 }), 3],
  ])('refuse %s', async (_what, write, code) => {
    await expect(write()).rejects.toMatchObject({ code });
  });
});

describe('queries', () => {
  const idsOf = async (query: Query): Promise<string[]> => (await query.get()).docs.map(({ id }) => id);
  beforeEach(async () => {
    const values = {
      null: null,
      no: false,
      nan: NaN,
      minus: -1,
      one: 1,
      half: 1.5,
      big: 2 ** 53,
      text: 'a',
      emoji: '\u{1f600}',
      list: [1],
    };
    await Promise.all(Object.entries(values).map(([id, v]) => database.doc(`c/${id}`).set({ v, w: id.length })));
    await database.doc('c/without').set({ w: 7 });
  });

  test('sort across kinds as Firestore does, and leave out what lacks the field', async () => {
    const sorted = ['null', 'no', 'nan', 'minus', 'one', 'half', 'big', 'text', 'emoji', 'list'];
    expect(await idsOf(database.collection('c').orderBy('v'))).toEqual(sorted);
    expect(await idsOf(database.collection('c').orderBy('v', 'desc'))).toEqual(sorted.toReversed());
  });

  test('stay within the kind of a compared value', async () => {
    expect(await idsOf(database.collection('c').where('v', '>', 0).orderBy('v'))).toEqual(['one', 'half', 'big']);
    expect(await idsOf(database.collection('c').where('v', '<', 1).orderBy('v'))).toEqual(['minus']);
    expect(await idsOf(database.collection('c').where('v', '!=', 1))).not.toContain('null');
  });

  test('join alternatives into one order, each document once, with cursors, limits and the last ones', async () => {
    const either = database.collection('c').where(Filter.or(Filter.where('v', 'in', [1, 1.5]), Filter.where('w', '==', 3)));
    expect(await idsOf(either.orderBy('v'))).toEqual(['nan', 'one', 'half', 'big']);
    const numbers = database
      .collection('c')
      .orderBy('v')
      .startAfter(-1)
      .endAt(2 ** 53);
    expect(await idsOf(numbers)).toEqual(['one', 'half', 'big']);
    expect(await idsOf(numbers.limitToLast(1))).toEqual(['big']);
    expect(await idsOf(numbers.offset(1).limit(1))).toEqual(['half']);
  });

  test('follow every write that comes after them', async () => {
    const query = database.collection('c').where('w', '==', 3).orderBy('v');
    expect(await idsOf(query)).toEqual(['nan', 'one', 'big']);
    await database.doc('c/one').update({ w: 4 });
    await database.doc('c/new').set({ v: 0, w: 3 });
    await database.doc('c/big').delete();
    expect(await idsOf(query)).toEqual(['nan', 'new']);
  });

  test('reach collections of one id everywhere, and names that are only parents', async () => {
    await database.doc('p/one/kids/a').set({ n: 1 });
    await database.doc('q/two/kids/b').set({ n: 2 });
    expect(await idsOf(database.collectionGroup('kids').orderBy('n'))).toEqual(['a', 'b']);
    expect((await database.collection('p').listDocuments()).map(({ path }) => path)).toEqual(['p/one']);
    expect((await database.listCollections()).map(({ id }) => id)).toEqual(['c', 'p', 'q']);
  });

  test('count without answering documents', async () => {
    expect((await database.collection('c').where('w', '==', 3).count().get()).data()).toEqual({ count: 3 });
  });
});

describe('transactions', () => {
  test('of twenty who add at once lose nothing', async () => {
    const counter = database.doc('c/counter');
    await counter.set({ n: 0 });
    const add = () =>
      database.runTransaction(async (transaction) => {
        const { n } = (await transaction.get(counter)).data() as { n: number };
        transaction.update(counter, { n: n + 1 });
      });
    await Promise.all(Array.from({ length: 20 }, add));

    expect((await counter.get()).data()).toEqual({ n: 20 });
  });

  test('notice a document that joins what they have queried', async () => {
    const attempt = database.runTransaction(
      async (transaction) => {
        const found = await transaction.get(database.collection('c').where('w', '==', 1));
        await database.doc('c/joined').set({ w: 1 });
        transaction.set(database.doc('c/size'), { size: found.size });
      },
      { maxAttempts: 1 },
    );
    await expect(attempt).rejects.toMatchObject({ code: 10 });
    expect((await database.doc('c/size').get()).exists).toBe(false);
  });

  test('that only read see the time at which they began', async () => {
    await database.doc('c/one').set({ w: 1 });
    const seen = await database.runTransaction(
      async (transaction) => {
        await transaction.get(database.doc('c/other'));
        await database.doc('c/one').set({ w: 2 });
        const query = await transaction.get(database.collection('c').where('w', '==', 1));
        return [(await transaction.get(database.doc('c/one'))).get('w') as unknown, query.size];
      },
      { readOnly: true },
    );
    expect(seen).toEqual([1, 1]);
  });
});

describe('a snapshot', () => {
  test('brings back every document with its times, into another engine', async () => {
    const file = join(folder, 'whole');
    await database.doc('c/one').set({ n: NaN, bytes: Buffer.from('x'), zero: -0, big: 2 ** 60 });
    const before = await database.doc('c/one').get();
    await engine.snapshot(file);
    const other = await anEngine();
    await other.restore(file);
    const client = clientOf(other);
    const after = await client.doc('c/one').get();

    expect(after.data()).toEqual(before.data());
    expect(after.createTime?.valueOf()).toBe(before.createTime?.valueOf());
    await client.terminate();
    await other.close();
  });

  test('that is damaged is refused, and what is there stays', async () => {
    const file = join(folder, 'damaged');
    await database.doc('c/one').set({ n: 1 });
    await engine.snapshot(file);
    const bytes = await readFile(file);
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
    await writeFile(file, bytes);

    await expect(engine.restore(file)).rejects.toThrow('is damaged');
    expect((await database.doc('c/one').get()).exists).toBe(true);
  });
});
