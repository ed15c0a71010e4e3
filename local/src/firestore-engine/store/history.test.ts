import { expect, test } from 'vitest';
import { integerOf, textOf, type Fields } from '../values/value';
import { Engine } from '../engine';
import { beginTransaction, readContext } from '../transactions/consistent-read';
import { History } from './history';
import type { StoredDocument } from './stored-document';

const documentWith = (fields: Fields): StoredDocument => ({ name: 'c/a', path: 'c/a', fields, createTime: 1, updateTime: 1 });

/** From which time on the past can be read after a document was changed so often. */
function readableAfter(changes: number, fields: Fields): number {
  const history = new History();
  for (let at = 1; at <= changes; at += 1) history.add('c/a', documentWith(fields), at);
  return history.readableFrom;
}

test('what documents were is forgotten by the memory that it takes: of small values that is many times their size', () => {
  const numbers = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`n${at}`, integerOf(at)]));

  expect(readableAfter(500, numbers)).toBe(0);
  expect(readableAfter(1000, numbers)).toBeGreaterThan(300);
  expect(readableAfter(500, { text: textOf('x'.repeat(100_000)) })).toBe(0);
});

test('a transaction that reads what is forgotten meanwhile is refused, and never answered by what is there now', () => {
  const engine = new Engine(null);
  const database = engine.database('projects/demo-engine/databases/(default)');
  const { id: transaction } = beginTransaction(engine, database, { readOnly: {} });
  const read = () => readContext(engine, database.name, { transaction });
  expect(read).not.toThrow();

  const { clock, history } = database.store;
  for (let at = 0; at < 700; at += 1) history.add('c/a', documentWith({ text: textOf('x'.repeat(100_000)) }), clock.next());

  expect(read).toThrow('The requested snapshot version is too old.');
});
