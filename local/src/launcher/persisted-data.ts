import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the data of a stack is and how it is taken out and put in. */
export interface DataSources {
  readonly projectId: string;
  readonly firestoreHost: string;
  readonly authHost: string;
  exportStorage(folder: string): Promise<void>;
  importStorage(folder: string): Promise<void>;
}

const FIRESTORE_METADATA = 'firestore/firestore.overall_export_metadata';
const AS_OWNER = { authorization: 'Bearer owner' };
const ACCOUNTS = 'accounts.json';

/** Says of a folder that everything is in it. */
const COMPLETE = 'complete';

/**
 * Whether a folder holds the data of an earlier run. A run that broke off after its last write and before its last
 * rename is brought to its end.
 */
export async function hasPersistedData(folder: string): Promise<boolean> {
  if (existsSync(join(freshOf(folder), COMPLETE))) await replaceByFresh(folder);
  return existsSync(join(folder, ACCOUNTS)) && existsSync(join(folder, FIRESTORE_METADATA));
}

/**
 * Writes all documents, accounts and stored objects into a folder; an earlier copy stays until the new one is complete.
 */
export async function saveData(folder: string, sources: DataSources): Promise<void> {
  const { projectId } = sources;
  const fresh = freshOf(folder);
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  const firestore = { database: `projects/${projectId}/databases/(default)`, export_directory: fresh, export_name: 'firestore' };
  await Promise.all([
    post(`http://${sources.firestoreHost}/emulator/v1/projects/${projectId}:export`, JSON.stringify(firestore)),
    ask(`${accountsUrl(sources)}:batchGet?maxResults=-1`).then((accounts) => writeFile(join(fresh, ACCOUNTS), accounts)),
    sources.exportStorage(join(fresh, 'storage')),
  ]);
  await writeFile(join(fresh, COMPLETE), '');
  await replaceByFresh(folder);
}

/** Where the new copy of a folder is written. */
function freshOf(folder: string): string {
  return `${folder}.new`;
}

/** Puts the complete new copy in the folder's place. It may break off anywhere: the next start does it again. */
async function replaceByFresh(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await rename(freshOf(folder), folder);
}

/**
 * Puts the data of such a folder into emulators that are empty. Sessions of before are void: the Auth emulator dates
 * imported accounts again.
 */
export async function restoreData(folder: string, sources: DataSources): Promise<void> {
  const { projectId } = sources;
  const firestore = { database: `projects/${projectId}/databases/(default)`, export_directory: join(folder, FIRESTORE_METADATA) };
  const accounts = await readFile(join(folder, ACCOUNTS), 'utf8');
  const hasAccounts = /"users":\s*\[\s*\{/.test(accounts);
  await Promise.all([
    post(`http://${sources.firestoreHost}/emulator/v1/projects/${projectId}:import`, JSON.stringify(firestore)),
    hasAccounts ? createAccounts(sources, accounts) : Promise.resolve(),
    sources.importStorage(join(folder, 'storage')),
  ]);
}

async function createAccounts(sources: DataSources, accounts: string): Promise<void> {
  const answer = await post(`${accountsUrl(sources)}:batchCreate`, accounts);
  if (/"error":\s*\[\s*\{/.test(answer)) throw new Error(`Not all kept accounts could be brought back: ${answer}`);
}

function accountsUrl({ authHost, projectId }: DataSources): string {
  return `http://${authHost}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
}

function post(url: string, body: string): Promise<string> {
  return ask(url, { method: 'POST', body, headers: { ...AS_OWNER, 'content-type': 'application/json' } });
}

async function ask(url: string, init: RequestInit = { headers: AS_OWNER }): Promise<string> {
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`);
  return text;
}
