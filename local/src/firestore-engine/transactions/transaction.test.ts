import { expect, test } from 'vitest';
import type { StoredDocument } from '../store/stored-document';
import { Transaction } from './transaction';

const aTransaction = () => new Transaction({ database: 'd', readTime: null, repeats: null }, 1, 0);
const aVersion = (updateTime: number): StoredDocument => ({
  ...{ name: 'd/documents/c/one', path: 'c/one', fields: {}, createTime: 1, updateTime },
});

test('what a transaction read first of a document counts, also when it reads a later version', () => {
  const [first, later] = [aVersion(1), aVersion(2)];
  const transaction = aTransaction();
  transaction.sawDocument('c/one', first, () => later);
  transaction.sawDocument('c/one', later, () => later);

  expect(transaction.isUndisturbed(2)).toBe(false);
});

test.each(['first', 'second', 'third'])('a transaction of three reads is disturbed where its %s is no longer so', (changed) => {
  const transaction = aTransaction();
  for (const read of ['first', 'second', 'third']) transaction.saw(read, () => read !== changed);

  expect(transaction.isUndisturbed(2)).toBe(false);
});

test('a commit after the last check is looked at again', () => {
  let isStillSo = true;
  const transaction = aTransaction();
  transaction.saw('one', () => isStillSo);
  expect(transaction.isUndisturbed(1)).toBe(true);
  isStillSo = false;

  expect([transaction.isUndisturbed(1), transaction.isUndisturbed(2)]).toEqual([true, false]);
});
