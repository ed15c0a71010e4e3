import { existsSync } from 'node:fs';
import { open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SNAPSHOT_MARK } from '../firestore-engine/engine-snapshot';
import { EXPORT_FILE } from '../firestore-engine/server/control-calls';
import type { EngineFamily } from '../firestore/firestore-engine';

/** The documents of a stack in the folder of its kept data, and whose export they are. */
export interface FirestoreExport {
  readonly file: string;
  readonly family: EngineFamily;
}

const FOLDER = 'firestore';
/** Says by name which family of engines has written the documents. */
const RECORD = 'firestore-engine';
const FILES: Readonly<Record<EngineFamily, string>> = {
  own: join(FOLDER, EXPORT_FILE),
  official: join(FOLDER, `${FOLDER}.overall_export_metadata`),
};

/** How an engine is asked for an export, and how the folder then says whose it is. */
export const firestoreExport = {
  folder: FOLDER,
  /** Writes the engine's family next to the export that it has just made. */
  recordIn: async (folder: string): Promise<void> => {
    const family: EngineFamily = existsSync(join(folder, FILES.own)) ? 'own' : 'official';
    await writeFile(join(folder, RECORD), `${family}\n`);
  },
};

/** The documents in a folder; null if there are none. Earlier versions of ours wrote them under the other name. */
export async function firestoreExportIn(folder: string): Promise<FirestoreExport | null> {
  const recorded = (await readFile(join(folder, RECORD), 'utf8').catch(() => '')).trim();
  for (const family of ['own', 'official'] as const) {
    const file = join(folder, FILES[family]);
    if (!existsSync(file) || (recorded !== '' && recorded !== family)) continue;
    return { file, family: family === 'official' && (await isSnapshot(file)) ? 'own' : family };
  }
  return null;
}

async function isSnapshot(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SNAPSHOT_MARK.length), 0, SNAPSHOT_MARK.length, 0);
    return buffer.subarray(0, bytesRead).toString() === SNAPSHOT_MARK;
  } finally {
    await handle.close();
  }
}
