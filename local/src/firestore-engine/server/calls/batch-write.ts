import type { Engine } from '../../engine';
import { databaseName } from '../../names/document-name';
import { invalid } from '../../wire/firestore-error';
import type { Write, WriteResult } from '../../wire/messages';
import { checkWrites } from '../../writes/check-writes';
import { commitWrites } from '../../writes/commit-writes';
import { pathsOf, statusOf } from './commit';

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
  await database.line.behindOthers(paths);
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
