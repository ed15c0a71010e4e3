import { isDeepStrictEqual } from 'node:util';
import type { DocumentStore } from '../store/document-store';
import { timestampOf, type Micros, type StoredDocument } from '../store/stored-document';
import type { Write, WriteResult } from '../wire/messages';
import { applyWrite, type WriteOutcome } from './apply-write';
import { checkWrites } from './check-writes';

/** Carries out writes in their order, each on what those before left, all or none. Answers what each did and when it counted. */
export function commitWrites(
  store: DocumentStore,
  database: string,
  writes: readonly Write[],
): { readonly results: readonly WriteResult[]; readonly at: Micros } {
  checkWrites(writes, database);
  const at = store.clock.next();
  const changes = new Map<string, StoredDocument | null>();
  const stored = (path: string): StoredDocument | null => store.get(path);
  const current = (path: string): StoredDocument | null => changes.get(path) ?? (changes.has(path) ? null : stored(path));
  const outcomes = writes.map((write) => {
    const outcome = applyWrite(write, database, { stored, current }, at);
    changes.set(outcome.path, outcome.document);
    return outcome;
  });
  for (const [path, document] of changes) if (isAsBefore(stored(path), document)) changes.set(path, stored(path));
  store.apply(changes, at);
  return { results: outcomes.map((outcome) => resultOf(outcome, changes)), at };
}

/** All writes to one document answer the version that the last of them left. */
function resultOf({ path, transformResults }: WriteOutcome, changes: ReadonlyMap<string, StoredDocument | null>): WriteResult {
  const last = changes.get(path) ?? null;
  return { updateTime: last === null ? null : timestampOf(last.updateTime), transformResults };
}

/** Whether a document's writes have together changed nothing: then it keeps its version. */
function isAsBefore(before: StoredDocument | null, after: StoredDocument | null): boolean {
  if (before === null || after?.createTime !== before.createTime) return false;
  return isDeepStrictEqual(before.fields, after.fields);
}
