import { describe, expect, test } from 'vitest';
import { engineStage, HOST } from '../testing/an-engine';
import { FirestoreError } from '../wire/firestore-error';
import { DocumentLocks } from './document-locks';
import { Transactions } from './transactions';

const stage = engineStage();

/** A function that so many callers wait in until all have called it; later callers do not wait. */
function meeting(size: number): () => Promise<void> {
  let open: () => void = () => undefined;
  const all = new Promise<void>((resolve) => (open = resolve));
  let arrived = 0;
  return () => {
    arrived += 1;
    if (arrived === size) open();
    return all;
  };
}

describe('transactions', () => {
  test('of twenty who add at once lose nothing', async () => {
    const counter = stage.database.doc('c/counter');
    await counter.set({ n: 0 });
    const add = () =>
      stage.database.runTransaction(async (transaction) => {
        const { n } = (await transaction.get(counter)).data() as { n: number };
        transaction.update(counter, { n: n + 1 });
      });
    await Promise.all(Array.from({ length: 20 }, add));

    expect((await counter.get()).data()).toEqual({ n: 20 });
  });

  test('in a deadlock are told apart, and the repetition comes through', async () => {
    const shared = stage.database.doc('c/shared');
    const met = meeting(2);
    const act = () =>
      stage.database.runTransaction(async (transaction) => {
        const { n = 0 } = (await transaction.get(shared)).data() ?? {};
        await met();
        transaction.set(shared, { n: Number(n) + 1 });
      });
    await Promise.all([act(), act()]);

    expect((await shared.get()).data()).toEqual({ n: 2 });
  });

  test('that are repeated read the same document one after the other', async () => {
    const transactions = new Transactions(() => 0);
    const locks = new DocumentLocks(transactions, { abortsAfterMs: null });
    const start = { database: 'projects/demo-engine/databases/(default)', readTime: null, repeats: null };
    const again = () => transactions.begin({ ...start, repeats: transactions.begin(start).id });
    const [left, right, third] = [again(), again(), again()];
    const order: string[] = [];
    await locks.read('c/one', left);
    const waiting = locks.read('c/one', right).then(() => order.push('right reads'));
    const waitingStill = locks.read('c/one', third).then(() => order.push('third reads'));
    await locks.read('c/one', transactions.begin(start)).then(() => order.push('a first attempt reads'));
    order.push('left ends');
    transactions.end(left);
    await waiting;
    order.push('right ends');
    transactions.end(right);
    await waitingStill;

    expect(order).toEqual(['a first attempt reads', 'left ends', 'right reads', 'right ends', 'third reads']);
  });

  test.each([
    [5000, 'ABORTED'],
    [5001, 'written'],
  ])('that have done nothing for %i ms, and others wait for them: %s', async (idleMs, outcome) => {
    let now = 0;
    const transactions = new Transactions(() => now);
    const locks = new DocumentLocks(transactions, { abortsAfterMs: null });
    const idle = transactions.begin({ database: 'projects/demo-engine/databases/(default)', readTime: null, repeats: null });
    await locks.read('c/one', idle);
    now = idleMs;
    const written = locks.beforeWriting(['c/one'], null).then(
      () => 'written',
      (failure: unknown) => (failure instanceof FirestoreError ? failure.reason : failure),
    );
    expect(await written).toBe(outcome);
    expect(idle.isOpen).toBe(outcome === 'ABORTED');
  });

  test('of a deadlock lose the youngest at once, on a clock that stands; the oldest writes, whoever closed the circle', async () => {
    const start = { database: 'projects/demo-engine/databases/(default)', readTime: null, repeats: null };
    for (const closing of ['oldest', 'youngest']) {
      const transactions = new Transactions(() => 0);
      const locks = new DocumentLocks(transactions, { abortsAfterMs: null });
      const [oldest, youngest] = [transactions.begin(start), transactions.begin(start)];
      for (const one of [oldest, youngest]) await locks.read('c/one', one);
      const inTurn = closing === 'oldest' ? [youngest, oldest] : [oldest, youngest];
      const outcomes = await Promise.all(
        inTurn.map(async (one) => {
          const failure = await locks.beforeWriting(['c/one'], one).catch((reason: unknown) => reason);
          return [one === oldest ? 'oldest' : 'youngest', failure instanceof FirestoreError ? failure.reason : 'writes'];
        }),
      );

      expect(new Map(outcomes.map(([who, outcome]) => [who, outcome])), `the ${closing} closes the circle`).toEqual(
        new Map([
          ['oldest', 'writes'],
          ['youngest', 'ABORTED'],
        ]),
      );
    }
  });

  test('that ask the same question again after its answer has changed are over: what they read first counts', async () => {
    const query = stage.database.collection('c').where('w', '==', 1);
    const attempt = stage.database.runTransaction(
      async (transaction) => {
        const { size } = await transaction.get(query);
        await stage.database.doc('c/joined').set({ w: 1 });
        return [size, (await transaction.get(query)).size];
      },
      { maxAttempts: 1 },
    );
    await expect(attempt).rejects.toMatchObject({ code: 10 });
  });

  test('notice a document that joins what they have queried', async () => {
    const attempt = stage.database.runTransaction(
      async (transaction) => {
        const found = await transaction.get(stage.database.collection('c').where('w', '==', 1));
        await stage.database.doc('c/joined').set({ w: 1 });
        transaction.set(stage.database.doc('c/size'), { size: found.size });
      },
      { maxAttempts: 1 },
    );
    await expect(attempt).rejects.toMatchObject({ code: 10 });
    expect((await stage.database.doc('c/size').get()).exists).toBe(false);
  });

  test('that only read see the time at which they began', async () => {
    await stage.database.doc('c/one').set({ w: 1 });
    const seen = await stage.database.runTransaction(
      async (transaction) => {
        await transaction.get(stage.database.doc('c/other'));
        await stage.database.doc('c/one').set({ w: 2 });
        const query = await transaction.get(stage.database.collection('c').where('w', '==', 1));
        return [(await transaction.get(stage.database.doc('c/one'))).get('w') as unknown, query.size];
      },
      { readOnly: true },
    );
    expect(seen).toEqual([1, 1]);
  });
});

describe('where the engine is told to leave contention alone, as production does', () => {
  const ATTEMPTS = 5;
  const contend = async (abortsAfterMs: number | null): Promise<void> => {
    const body = JSON.stringify({ abortsAfterMs });
    const headers = { authorization: 'Bearer owner' };
    const { status } = await fetch(`http://${HOST}:${stage.engine.port}/control/contention`, { method: 'POST', headers, body });
    if (status !== 200) throw new Error(`The engine answered ${status}.`);
  };

  test('most of fifty who add to one number fail in spite of five attempts, and nothing is lost or written twice', async () => {
    const counter = stage.database.doc('c/counter');
    await counter.set({ n: 0 });
    await contend(100);
    const attempt = () =>
      stage.database.runTransaction(
        async (transaction) => {
          const { n = 0 } = (await transaction.get(counter)).data() ?? {};
          transaction.update(counter, { n: Number(n) + 1 });
        },
        { maxAttempts: 1 },
      );
    const add = async (attempts = ATTEMPTS): Promise<unknown> =>
      attempts === 1 ? attempt() : attempt().catch(() => add(attempts - 1));
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => add()));
    const failures = outcomes.filter((outcome) => outcome.status === 'rejected');

    expect(failures.length).toBeGreaterThan(25);
    for (const { reason } of failures) expect(reason).toMatchObject({ code: 10 });
    expect((await counter.get()).data()).toEqual({ n: 50 - failures.length });
    await contend(null);
    await counter.set({ n: 0 });
  });

  test.each(['{}', '{ "abortsAfterMs": "soon" }'])('%s is no such order', async (body) => {
    const headers = { authorization: 'Bearer owner' };
    const address = `http://${HOST}:${stage.engine.port}/control/contention`;
    const answer = await fetch(address, { method: 'POST', headers, body });
    expect([answer.status, await answer.text()]).toEqual([500, 'The call needs { "abortsAfterMs": … }.']);
  });
});
