import type { Engine } from './engine';
import { documentName } from './names/document-name';
import { answered } from './query/projection';
import { microsOf, type StoredDocument } from './store/stored-document';
import type { FirestoreService } from './wire/firestore-service';
import type { Document } from './wire/messages';
import { createHash } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';

/** By this every snapshot is known. */
export const SNAPSHOT_MARK = 'touchline-firestore-snapshot';

/** Snapshots begin with this line, then the checksum's, then each entry after its length in four bytes. */
const FIRST_LINE = `${SNAPSHOT_MARK} 1\n`;
const LENGTH_BYTES = 4;

/**
 * Writes entries into a file next to the final one and renames it when all is on the disk: a broken write leaves an
 * earlier snapshot whole.
 */
async function writeSnapshotFile(file: string, entries: readonly Buffer[]): Promise<void> {
  const framed = Buffer.concat(
    entries.flatMap((entry) => {
      const length = Buffer.alloc(LENGTH_BYTES);
      length.writeUInt32BE(entry.length);
      return [length, entry];
    }),
  );
  const beside = `${file}.new`;
  const handle = await open(beside, 'w');
  try {
    await handle.writeFile(Buffer.concat([Buffer.from(`${FIRST_LINE}${checksumOf(framed)}\n`), framed]));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(beside, file);
}

/** The entries of a snapshot; throws one sentence if the file is not one or was damaged. */
async function readSnapshotFile(file: string): Promise<readonly Buffer[]> {
  const content = await readFile(file);
  const start = FIRST_LINE.length;
  if (content.subarray(0, start).toString() !== FIRST_LINE) throw new Error(`${file} is no snapshot of this engine.`);
  const end = content.indexOf('\n', start);
  const framed = content.subarray(end + 1);
  if (end < 0 || content.subarray(start, end).toString() !== checksumOf(framed))
    throw new Error(`The snapshot ${file} is damaged: its checksum does not fit.`);
  const entries: Buffer[] = [];
  for (let at = 0; at < framed.length;) {
    const length = framed.readUInt32BE(at);
    entries.push(framed.subarray(at + LENGTH_BYTES, at + LENGTH_BYTES + length));
    at += LENGTH_BYTES + length;
  }
  return entries;
}

/** Throws one sentence where a snapshot cannot be restored, because it is none or was damaged. */
export async function checkSnapshotFile(file: string): Promise<void> {
  await readSnapshotFile(file);
}

function checksumOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Writes every document of an engine, or of one of its projects, with its times into a file. */
export function writeSnapshot(engine: Engine, service: FirestoreService, file: string, project: string | null): Promise<void> {
  const databases = [...engine.databases.values()].filter(({ name }) => isOf(name, project));
  const documents = databases.flatMap(({ store }) => [...store.documents()]);
  return writeSnapshotFile(
    file,
    documents.map((document) => service.encode(answered(document, null))),
  );
}

/**
 * Replaces everything an engine holds, or what one project holds, by what a file holds of it; the file is read and
 * checked whole before.
 */
export async function restoreSnapshot(
  engine: Engine,
  service: FirestoreService,
  file: string,
  project: string | null,
): Promise<void> {
  const stored = (await readSnapshotFile(file)).map((entry) => storedDocument(service.decode(entry)));
  const documents = stored.filter(([database]) => isOf(database, project));
  for (const name of [...engine.databases.keys()]) if (isOf(name, project)) engine.clear(name);
  for (const [database, document] of documents) engine.database(database).store.load(document);
}

function isOf(database: string, project: string | null): boolean {
  return project === null || database.startsWith(`projects/${project}/`);
}

function storedDocument({ name, fields, createTime, updateTime }: Document): readonly [database: string, StoredDocument] {
  if (!createTime || !updateTime) throw new Error(`The snapshot's document ${name} has no times.`);
  const { database, path } = documentName(name);
  return [database, { name, path, fields, createTime: microsOf(createTime), updateTime: microsOf(updateTime) }];
}
