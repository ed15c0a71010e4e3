import type { DocumentStore } from '../store/document-store';
import type { Micros, StoredDocument } from '../store/stored-document';
import type { Write, WriteResult } from '../wire/messages';
import { applyWrite } from './apply-write';

/** Carries out writes in their order, each on what those before left, all or none. Answers what each did and when it counted. */
export function commitWrites(
  store: DocumentStore,
  database: string,
  writes: readonly Write[],
): { readonly results: readonly WriteResult[]; readonly at: Micros } {
  const at = store.clock.next();
  const changes = new Map<string, StoredDocument | null>();
  const current = (path: string): StoredDocument | null => changes.get(path) ?? (changes.has(path) ? null : store.get(path));
  const results = writes.map((write) => {
    const { path, document, result } = applyWrite(write, database, current, at);
    changes.set(path, document);
    return result;
  });
  store.apply(changes, at);
  return { results, at };
}
