import type { Database, Engine } from '../engine';
import { type Micros, microsOf, type StoredDocument, timestampOf } from '../store/stored-document';
import type { Timestamp } from '../values/value';
import { FirestoreError, invalid } from '../wire/firestore-error';
import type { Consistency, TransactionOptions } from '../wire/messages';
import type { Transaction } from './transaction';
import { runQuery } from '../query/run-query';
import type { Query } from '../query/query';

/** What one read is consistent with. */
interface ReadContext {
  readonly database: Database;
  readonly transaction: Transaction | null;
  /** The time to read at; null reads the latest. */
  readonly time: Micros | null;
  /** The id of a transaction that this read has begun; answers carry it. */
  readonly begun: Buffer | null;
}

/**
 * Opens or finds the transaction of a read and the time it reads at; refuses times in the future and times that are
 * forgotten.
 */
export function readContext(engine: Engine, databaseName: string, asked: Consistency): ReadContext {
  const database = engine.database(databaseName);
  if (asked.transaction !== undefined && asked.transaction.length > 0) {
    const transaction = engine.transactions.use(asked.transaction, databaseName);
    if (transaction.readTime !== null) refuseForgotten(database, transaction.readTime);
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
  if (readOnly === undefined) {
    const repeated = options?.readWrite?.retryTransaction ?? NO_ID;
    return engine.transactions.begin({
      database: database.name,
      readTime: null,
      repeats: repeated.length === 0 ? null : repeated,
    });
  }
  const { clock } = database.store;
  const time = readOnly.readTime === undefined ? clock.next() : readableTime(database, readOnly.readTime);
  return engine.transactions.begin({ database: database.name, readTime: time, repeats: null });
}

const NO_ID = new Uint8Array();

/** The time an answer says it is as of. */
export function readTimeOf({ database, time }: ReadContext): Timestamp {
  return timestampOf(time ?? database.store.clock.now());
}

function readableTime(database: Database, asked: Timestamp): Micros {
  const time = microsOf(asked);
  if (time > database.store.clock.now()) throw invalid("The requested 'read_time' cannot be in the future.");
  refuseForgotten(database, time);
  return time;
}

/** What documents were may be forgotten at any time, also in the middle of a transaction that reads it. */
function refuseForgotten({ store }: Database, time: Micros): void {
  if (time < store.history.readableFrom)
    throw new FirestoreError('FAILED_PRECONDITION', 'The requested snapshot version is too old.');
}

/**
 * Reads a document as of its context. In a transaction that may write, anyone who writes the document waits from then
 * on, and the transaction remembers what it saw.
 */
export async function readDocument(engine: Engine, context: ReadContext, path: string): Promise<StoredDocument | null> {
  const { transaction, time } = context;
  const { store, locks } = context.database;
  if (time !== null) return store.getAt(path, time);
  if (transaction === null) return store.get(path);
  await locks.read(path, transaction);
  const document = store.get(path);
  transaction.sawDocument(path, document, (one) => store.get(one));
  refuseIfDisturbed(engine, context);
  return document;
}

/**
 * Runs a query as of its context; a transaction that may write remembers the whole result, so that documents joining it
 * count as well.
 */
export function readQueried(engine: Engine, context: ReadContext, query: Query): readonly StoredDocument[] {
  const { store } = context.database;
  const found = [...runQuery(store, query, context.time)];
  context.transaction?.saw(`query:${JSON.stringify(query)}`, () => {
    const now = runQuery(store, query, null);
    for (const document of found) if (now.next().value !== document) return false;
    return now.next().done === true;
  });
  refuseIfDisturbed(engine, context);
  return found;
}

/** A transaction never sees two states of the database: as soon as something it has read is different, it is over. */
function refuseIfDisturbed(engine: Engine, { transaction, database }: ReadContext): void {
  if (transaction !== null && !transaction.isUndisturbed(database.store.clock.latest))
    throw engine.transactions.abort(transaction);
}
