import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { checkSnapshotFile } from '../firestore-engine/engine-snapshot';
import { firestoreExportIn } from './firestore-export';
import { ACCOUNTS, hasPersistedData } from './persisted-data';

/**
 * Throws one sentence where a folder holds kept data that cannot be brought back whole: it names the file and what to
 * do. A start that went on would save over the rest at its end. Changes nothing.
 */
export async function refuseDamagedData(folder: string): Promise<void> {
  await hasPersistedData(folder);
  const names = await readdir(folder).catch(() => []);
  if (names.length === 0) return;
  const damage = (await damagedAccounts(folder)) ?? (await damagedDocuments(folder)) ?? (await damagedPictures(folder));
  if (damage === null) return;
  throw new Error(
    `${damage} Nothing was changed: put back what is missing from a copy of ${folder}, or move that folder away to begin with the demo world.`,
  );
}

async function damagedAccounts(folder: string): Promise<string | null> {
  const file = join(folder, ACCOUNTS);
  if (!existsSync(file)) return `The kept accounts are missing: there is no ${file}.`;
  try {
    const parsed: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isAccounts(parsed) ? null : `The kept accounts cannot be read: ${file} lists no accounts.`;
  } catch {
    return `The kept accounts cannot be read: ${file} is damaged.`;
  }
}

function isAccounts(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  if (!('users' in value)) return true;
  const { users } = value;
  return Array.isArray(users) && users.every((user: unknown) => typeof user === 'object' && user !== null && 'localId' in user);
}

async function damagedDocuments(folder: string): Promise<string | null> {
  const kept = await firestoreExportIn(folder);
  if (kept === null) return `The kept documents are missing in ${folder}.`;
  if (kept.family === 'official') return null;
  try {
    await checkSnapshotFile(kept.file);
    return null;
  } catch (failure) {
    return failure instanceof Error ? failure.message : String(failure);
  }
}

/** The Storage emulator takes a copy that lacks files without a word, so this looks for each of them. */
async function damagedPictures(folder: string): Promise<string | null> {
  const storage = join(folder, 'storage');
  const [blobsFolder, metadataFolder] = [join(storage, 'blobs'), join(storage, 'metadata')];
  const gone = [join(storage, 'buckets.json'), blobsFolder, metadataFolder].find((path) => !existsSync(path));
  if (gone !== undefined) return `The kept pictures are missing: there is no ${gone}.`;
  const [blobs, metadata] = await Promise.all([namesIn(blobsFolder), namesIn(metadataFolder)]);
  const described = new Set([...metadata].map((name) => basename(name, '.json')));
  const missing = [
    ...[...described].filter((name) => !blobs.has(name)).map((name) => join(blobsFolder, name)),
    ...[...blobs].filter((name) => !described.has(name)).map((name) => join(metadataFolder, `${name}.json`)),
  ];
  const [first] = missing;
  if (first === undefined)
    return firstUnreadable([join(storage, 'buckets.json'), ...[...metadata].map((name) => join(metadataFolder, name))]);
  return `Of ${new Set([...blobs, ...described]).size} kept pictures, ${missing.length} lack a file: ${first} is missing.`;
}

async function namesIn(folder: string): Promise<ReadonlySet<string>> {
  return new Set(await readdir(folder));
}

async function firstUnreadable(files: readonly string[]): Promise<string | null> {
  for (const file of files) {
    try {
      JSON.parse(await readFile(file, 'utf8'));
    } catch {
      return `The kept pictures cannot be read: ${file} is damaged.`;
    }
  }
  return null;
}
