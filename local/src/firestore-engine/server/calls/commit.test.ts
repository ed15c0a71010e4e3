import { expect, test } from 'vitest';
import { Engine } from '../../engine';
import { FirestoreError } from '../../wire/firestore-error';
import { commit } from './commit';

const database = 'projects/demo/databases/(default)';
const START = { database, readTime: null, repeats: null };

test.each([
  ['before its commit', 'ABORTED'],
  ['while its commit waits for another that has read what it writes', 'ABORTED'],
  ['after its commit', 'written'],
])('a transaction whose read has changed %s: %s', async (when, outcome) => {
  const engine = new Engine(null, () => 0);
  const { store, locks } = engine.database(database);
  const [writer, reader] = [engine.transactions.begin(START), engine.transactions.begin(START)];
  await locks.read('c/one', reader);
  let isStillSo = when !== 'before its commit';
  writer.saw('a query', () => isStillSo);
  const write = { updateMask: null, updateTransforms: [], currentDocument: null };
  const update = { name: `${database}/documents/c/one`, fields: {} };
  const answer = commit(engine, { database, transaction: writer.id, writes: [{ ...write, update }] }).then(
    () => 'written',
    (failure: unknown) => (failure instanceof FirestoreError ? failure.reason : failure),
  );
  isStillSo = when === 'after its commit';
  store.apply(new Map(), store.clock.next());
  engine.transactions.end(reader);

  expect(await answer).toBe(outcome);
  expect(store.get('c/one') !== null).toBe(outcome === 'written');
});
