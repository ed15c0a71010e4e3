import type { Engine } from '../../engine';
import { databaseName } from '../../names/document-name';
import { beginTransaction } from '../../transactions/consistent-read';
import type { TransactionOptions } from '../../wire/messages';

/** BeginTransaction: a transaction that reads and writes, or only reads. */
export function begin(
  engine: Engine,
  request: { readonly database: string; readonly options: TransactionOptions | null },
): { readonly transaction: Buffer } {
  const database = engine.database(databaseName(request.database));
  return { transaction: beginTransaction(engine, database, request.options).id };
}

/** Rollback: ends a transaction without a trace. */
export function rollback(engine: Engine, request: { readonly database: string; readonly transaction: Uint8Array }): object {
  engine.transactions.end(engine.transactions.use(request.transaction, databaseName(request.database)));
  return {};
}
