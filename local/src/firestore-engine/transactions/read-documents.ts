import type { Engine } from '../engine';
import { runQuery } from '../query/run-query';
import type { Query } from '../query/query';
import type { StoredDocument } from '../store/stored-document';
import type { ReadContext } from './consistent-read';

/** Reads a document as of its context. In a transaction that may write, it first waits its turn and then remembers what it saw. */
export async function readDocument(engine: Engine, context: ReadContext, path: string): Promise<StoredDocument | null> {
  const { transaction, time } = context;
  const { store, line } = context.database;
  if (time !== null) return store.getAt(path, time);
  if (transaction === null) return store.get(path);
  await line.join(path, transaction);
  const document = store.get(path);
  transaction.sawDocument(path, document, (one) => store.get(one));
  refuseIfDisturbed(engine, context);
  return document;
}

/** Runs a query as of its context; a transaction that may write remembers the whole result, so that documents joining it count as well. */
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
