import type { Engine } from '../engine';
import { documentName } from '../names/document-name';
import { answered } from '../query/projection';
import { microsOf, type StoredDocument } from '../store/stored-document';
import type { FirestoreService } from '../wire/firestore-service';
import type { Document } from '../wire/messages';
import { readSnapshotFile, writeSnapshotFile } from './snapshot-file';

/** Writes every document of an engine, with its times, into a file. */
export function writeSnapshot(engine: Engine, service: FirestoreService, file: string): Promise<void> {
  const documents = [...engine.databases.values()].flatMap(({ store }) => [...store.documents()]);
  return writeSnapshotFile(
    file,
    documents.map((document) => service.encode(answered(document, null))),
  );
}

/** Replaces everything an engine holds by what a file holds; the file is read and checked whole before. */
export async function restoreSnapshot(engine: Engine, service: FirestoreService, file: string): Promise<void> {
  const documents = (await readSnapshotFile(file)).map((entry) => storedDocument(service.decode(entry)));
  engine.clear(null);
  for (const [database, stored] of documents) engine.database(database).store.load(stored);
}

function storedDocument({ name, fields, createTime, updateTime }: Document): readonly [database: string, StoredDocument] {
  if (!createTime || !updateTime) throw new Error(`The snapshot's document ${name} has no times.`);
  const { database, path } = documentName(name);
  return [database, { name, path, fields, createTime: microsOf(createTime), updateTime: microsOf(updateTime) }];
}
