import type { Database } from '../database';
import type { Engine } from '../engine';
import { microsOf, timestampOf, type Micros } from '../store/stored-document';
import type { Timestamp } from '../values/value';
import { FirestoreError, invalid } from '../wire/firestore-error';
import type { Consistency, TransactionOptions } from '../wire/messages';
import type { Transaction } from './transaction';

/** What one read is consistent with. */
export interface ReadContext {
  readonly database: Database;
  readonly transaction: Transaction | null;
  /** The time to read at; null reads the latest. */
  readonly time: Micros | null;
  /** The id of a transaction that this read has begun; answers carry it. */
  readonly begun: Buffer | null;
}

/** Opens or finds the transaction of a read and the time it reads at; refuses times in the future and times that are forgotten. */
export function readContext(engine: Engine, databaseName: string, asked: Consistency): ReadContext {
  const database = engine.database(databaseName);
  if (asked.transaction !== undefined && asked.transaction.length > 0) {
    const transaction = engine.transactions.use(asked.transaction, databaseName);
    return { database, transaction, time: transaction.readTime, begun: null };
  }
  if (asked.newTransaction !== undefined) {
    const transaction = beginTransaction(engine, database, asked.newTransaction);
    return { database, transaction, time: transaction.readTime, begun: transaction.id };
  }
  const time = asked.readTime === undefined ? null : readableTime(database, asked.readTime);
  return { database, transaction: null, time, begun: null };
}

export function beginTransaction(engine: Engine, database: Database, options: TransactionOptions | null): Transaction {
  const readOnly = options?.readOnly;
  if (readOnly === undefined) return engine.transactions.begin(database.name, null);
  const { clock } = database.store;
  const time = readOnly.readTime === undefined ? clock.next() : readableTime(database, readOnly.readTime);
  return engine.transactions.begin(database.name, time);
}

/** The time an answer says it is as of. */
export function readTimeOf({ database, time }: ReadContext): Timestamp {
  return timestampOf(time ?? database.store.clock.now());
}

function readableTime({ store }: Database, asked: Timestamp): Micros {
  const time = microsOf(asked);
  if (time > store.clock.now()) throw invalid("The requested 'read_time' cannot be in the future.");
  if (time < store.history.readableFrom)
    throw new FirestoreError('FAILED_PRECONDITION', 'The requested snapshot version is too old.');
  return time;
}
