import type { Database, Engine } from '../../engine';
import { databaseName } from '../../names/document-name';
import { timestampOf } from '../../store/stored-document';
import type { Timestamp } from '../../values/value';
import { FirestoreError, invalid } from '../../wire/firestore-error';
import type { TransactionOptions, Write, WriteResult } from '../../wire/messages';
import { commitWrites } from '../../writes/commit-writes';
import { checkWrites } from '../../writes/check-writes';
import { beginTransaction } from '../../transactions/consistent-read';

interface CommitRequest {
  readonly database: string;
  readonly writes: readonly Write[];
  readonly transaction: Uint8Array;
}
interface CommitResponse {
  readonly writeResults: readonly WriteResult[];
  readonly commitTime: Timestamp | null;
}

/** What a transaction without writes answers: it has no place in time. */
const NOTHING_WRITTEN: CommitResponse = { writeResults: [], commitTime: null };

/**
 * Commit: all writes at once, when no other open transaction has read what they touch. In a transaction, only if
 * everything it has read is still so; else ABORTED.
 */
export async function commit(engine: Engine, request: CommitRequest): Promise<CommitResponse> {
  const database = engine.database(databaseName(request.database));
  if (request.transaction.length > 0) return commitTransaction(engine, database, request);
  await database.locks.beforeWriting(pathsOf(request.writes), null);
  return answerOf(database, request.writes);
}

async function commitTransaction(
  engine: Engine,
  database: Database,
  { transaction: id, writes }: CommitRequest,
): Promise<CommitResponse> {
  const transaction = engine.transactions.use(id, database.name);
  if (transaction.isReadOnly && writes.length > 0) throw invalid('Cannot modify entities in a read-only transaction.');
  const refuseIfDisturbed = (): void => {
    const mayCommit = transaction.isOpen && transaction.isUndisturbed(database.store.clock.latest);
    if (!mayCommit) throw engine.transactions.abort(transaction);
  };
  refuseIfDisturbed();
  await database.locks.beforeWriting(pathsOf(writes), transaction);
  refuseIfDisturbed();
  const answer = writes.length === 0 ? NOTHING_WRITTEN : answerOf(database, writes);
  engine.transactions.end(transaction);
  return answer;
}

function answerOf({ store, name }: Database, writes: readonly Write[]): CommitResponse {
  const { results, at } = commitWrites(store, name, writes);
  return { writeResults: results, commitTime: timestampOf(at) };
}

/** The paths that writes touch, as far as their names say one. */
function pathsOf(writes: readonly Write[]): readonly string[] {
  const names = writes.map((write) => write.update?.name ?? write.delete ?? write.transform?.document ?? '');
  return names.map((name) => name.split('/').slice(5).join('/'));
}

/** A write that failed, as BatchWrite reports it. */
function statusOf(failure: unknown): { readonly code: number; readonly message: string } {
  if (failure instanceof FirestoreError) return { code: failure.code, message: failure.message };
  throw failure;
}

interface BatchWriteRequest {
  readonly database: string;
  readonly writes: readonly Write[];
}
interface BatchWriteResponse {
  readonly writeResults: readonly WriteResult[];
  readonly status: readonly { readonly code: number; readonly message: string }[];
}

const NOTHING: WriteResult = { updateTime: null, transformResults: [] };

/** BatchWrite: each write for itself, with its own outcome; no document twice. */
export async function batchWrite(engine: Engine, { database: name, writes }: BatchWriteRequest): Promise<BatchWriteResponse> {
  const database = engine.database(databaseName(name));
  const paths = pathsOf(writes);
  if (new Set(paths).size < paths.length) throw invalid('Cannot write to the same document more than once in a batch.');
  checkWrites(writes, database.name);
  await database.locks.beforeWriting(paths, null);
  const outcomes = writes.map((write) => {
    try {
      return {
        result: commitWrites(database.store, database.name, [write]).results[0] ?? NOTHING,
        status: { code: 0, message: '' },
      };
    } catch (failure) {
      return { result: NOTHING, status: statusOf(failure) };
    }
  });
  return { writeResults: outcomes.map(({ result }) => result), status: outcomes.map(({ status }) => status) };
}

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
