import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EngineFamily } from '../firestore/firestore-engine';
import { firestoreExport, firestoreExportIn } from './firestore-export';

/** The stack's data sources, with the functions that export and import them. */
export interface DataSources {
  readonly projectId: string;
  readonly firestoreHost: string;
  readonly authHost: string;
  exportStorage(folder: string): Promise<void>;
  importStorage(folder: string): Promise<void>;
}

const AS_OWNER = { authorization: 'Bearer owner' };
/** The file of the accounts in a folder of kept data. */
export const ACCOUNTS = 'accounts.json';

/** The marker file of a complete folder. */
const COMPLETE = 'complete';

/**
 * Whether a folder holds the data of an earlier run. Completes a save that was interrupted between its last write and
 * its last rename.
 */
export async function hasPersistedData(folder: string): Promise<boolean> {
  if (existsSync(join(freshOf(folder), COMPLETE))) await replaceByFresh(folder);
  return existsSync(join(folder, ACCOUNTS)) && (await firestoreExportIn(folder)) !== null;
}

/**
 * Throws one sentence where a folder's data come from a Firestore engine whose exports this one cannot read: nothing is
 * lost by that, and the engine they need can be named.
 */
export async function refuseDataOfOtherEngine(folder: string, family: EngineFamily | null): Promise<void> {
  const kept = (await hasPersistedData(folder)) ? await firestoreExportIn(folder) : null;
  if (kept === null || family === null || kept.family === family) return;
  const needed = { own: 'our own Firestore engine: start with `--engine own`', official: OFFICIAL_NEEDED }[kept.family];
  throw new Error(`The data in ${folder} were kept by ${needed}, or remove that folder to begin with the demo world.`);
}

const OFFICIAL_NEEDED = 'the official Firestore emulator: start with `--engine official`';

/**
 * Writes all documents, accounts and stored objects into a folder; an earlier copy stays until the new one is complete.
 */
export async function saveData(folder: string, sources: DataSources): Promise<void> {
  const { projectId } = sources;
  const fresh = freshOf(folder);
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  const firestore = {
    database: `projects/${projectId}/databases/(default)`,
    export_directory: fresh,
    export_name: firestoreExport.folder,
  };
  await Promise.all([
    post(`http://${sources.firestoreHost}/emulator/v1/projects/${projectId}:export`, JSON.stringify(firestore)),
    ask(`${accountsUrl(sources)}:batchGet?maxResults=-1`).then((accounts) => writeFile(join(fresh, ACCOUNTS), accounts)),
    sources.exportStorage(join(fresh, 'storage')),
  ]);
  await firestoreExport.recordIn(fresh);
  await writeFile(join(fresh, COMPLETE), '');
  await replaceByFresh(folder);
}

/** The folder that the new copy is written to. */
function freshOf(folder: string): string {
  return `${folder}.new`;
}

/** Replaces the folder by the complete new copy. Safe to interrupt at any point: the next start repeats it. */
async function replaceByFresh(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await rename(freshOf(folder), folder);
}

/**
 * Restores the data of such a folder into empty emulators. Earlier sessions become invalid, because the Auth emulator
 * sets new dates on imported accounts.
 */
export async function restoreData(folder: string, sources: DataSources): Promise<void> {
  const { projectId } = sources;
  const kept = await firestoreExportIn(folder);
  if (kept === null) throw new Error(`${folder} holds no documents.`);
  const firestore = { database: `projects/${projectId}/databases/(default)`, export_directory: kept.file };
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
