import { FieldValue, Filter, type Query } from '@google-cloud/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { engineStage } from './testing/an-engine';

const stage = engineStage();

describe('writes', () => {
  test('happen all or not at all', async () => {
    await stage.database.doc('c/there').set({ n: 1 });
    const batch = stage.database.batch().set(stage.database.doc('c/new'), { n: 1 }).create(stage.database.doc('c/there'), {});

    await expect(batch.commit()).rejects.toMatchObject({ code: 6 });
    expect((await stage.database.doc('c/new').get()).exists).toBe(false);
  });

  test('transform fields, and stop integers at the end of 64 bits', async () => {
    const document = stage.database.doc('c/one');
    await document.set({ n: 2n ** 63n - 2n, list: [1, 2] });
    await document.update({ n: FieldValue.increment(5), list: FieldValue.arrayUnion(2, 3), gone: FieldValue.delete() });

    const exact = stage.clientOf(stage.engine, { useBigInt: true });
    expect((await exact.doc('c/one').get()).data()).toEqual({ n: 2n ** 63n - 1n, list: [1n, 2n, 3n] });
  });

  test('leave the update time alone where nothing changes', async () => {
    const document = stage.database.doc('c/one');
    await document.set({ n: 1 });
    const before = await document.get();
    await document.set({ n: 1 });

    expect((await document.get()).updateTime?.valueOf()).toBe(before.updateTime?.valueOf());
  });

  test.each([
    ['a missing document updated', () => stage.database.doc('c/none').update({ n: 1 }), 5],
    ['a reserved name', () => stage.database.doc('c/__x__').set({}), 3],
    ['more than 1 MiB', () => stage.database.doc('c/big').set({ a: 'x'.repeat(600_000), b: 'x'.repeat(600_000) }), 3],
    ['a reserved field', () => stage.database.doc('c/fields').set({ __reserved__: 1 }), 3],
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
    await Promise.all(Object.entries(values).map(([id, v]) => stage.database.doc(`c/${id}`).set({ v, w: id.length })));
    await stage.database.doc('c/without').set({ w: 7 });
  });

  test('sort across kinds as Firestore does, and leave out what lacks the field', async () => {
    const sorted = ['null', 'no', 'nan', 'minus', 'one', 'half', 'big', 'text', 'emoji', 'list'];
    expect(await idsOf(stage.database.collection('c').orderBy('v'))).toEqual(sorted);
    expect(await idsOf(stage.database.collection('c').orderBy('v', 'desc'))).toEqual(sorted.toReversed());
  });

  test('stay within the kind of a compared value', async () => {
    expect(await idsOf(stage.database.collection('c').where('v', '>', 0).orderBy('v'))).toEqual(['one', 'half', 'big']);
    expect(await idsOf(stage.database.collection('c').where('v', '<', 1).orderBy('v'))).toEqual(['minus']);
    expect(await idsOf(stage.database.collection('c').where('v', '!=', 1))).not.toContain('null');
  });

  test('join alternatives into one order, each document once, with cursors, limits and the last ones', async () => {
    const either = stage.database.collection('c').where(Filter.or(Filter.where('v', 'in', [1, 1.5]), Filter.where('w', '==', 3)));
    expect(await idsOf(either.orderBy('v'))).toEqual(['nan', 'one', 'half', 'big']);
    const numbers = stage.database
      .collection('c')
      .orderBy('v')
      .startAfter(-1)
      .endAt(2 ** 53);
    expect(await idsOf(numbers)).toEqual(['one', 'half', 'big']);
    expect(await idsOf(numbers.limitToLast(1))).toEqual(['big']);
    expect(await idsOf(numbers.offset(1).limit(1))).toEqual(['half']);
  });

  test('follow every write that comes after them', async () => {
    const query = stage.database.collection('c').where('w', '==', 3).orderBy('v');
    expect(await idsOf(query)).toEqual(['nan', 'one', 'big']);
    await stage.database.doc('c/one').update({ w: 4 });
    await stage.database.doc('c/new').set({ v: 0, w: 3 });
    await stage.database.doc('c/big').delete();
    expect(await idsOf(query)).toEqual(['nan', 'new']);
  });

  test('reach collections of one id everywhere, and names that are only parents', async () => {
    await stage.database.doc('p/one/kids/a').set({ n: 1 });
    await stage.database.doc('q/two/kids/b').set({ n: 2 });
    expect(await idsOf(stage.database.collectionGroup('kids').orderBy('n'))).toEqual(['a', 'b']);
    expect((await stage.database.collection('p').listDocuments()).map(({ path }) => path)).toEqual(['p/one']);
    expect((await stage.database.listCollections()).map(({ id }) => id)).toEqual(['c', 'p', 'q']);
  });

  test('count without answering documents', async () => {
    expect((await stage.database.collection('c').where('w', '==', 3).count().get()).data()).toEqual({ count: 3 });
  });
});
