import { mkdir } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { ADMIN_BEARER } from './handlers';

const CLEAR_DATABASE = /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents$/;

const EXPORT = /^\/emulator\/v1\/projects\/([^/:]+):export$/;
const IMPORT = /^\/emulator\/v1\/projects\/([^/:]+):import$/;

/** The file that an export of ours is, in the folder that bears the export's name. */
export const EXPORT_FILE = 'touchline-firestore.snapshot';

/**
 * What is not gRPC, by the addresses of the official emulator: `GET /` says that the engine answers; with the admin's
 * bearer, `DELETE …/documents` empties one database, `POST …:export` and `…:import` write and read a snapshot of one
 * project, the latter from the file that is named in `export_directory`.
 * `POST /control/clear`, `/control/snapshot` and `/control/restore` do the same for tests; the latter two take `{
 * "file": … }`. `POST /control/contention` takes `{ "abortsAfterMs": … }`, see `EngineControl.contend`.
 */
export function controlCalls(control: EngineControl): RequestListener {
  return (request, response) => {
    answerTo(control, request).then(
      ([status, text]) => end(response, status, text),
      (failure: unknown) => end(response, 500, failure instanceof Error ? failure.message : String(failure)),
    );
  };
}

async function answerTo(control: EngineControl, request: IncomingMessage): Promise<readonly [status: number, text: string]> {
  const { method, url = '/', headers } = request;
  const path = decodeURIComponent(url);
  if (method === 'GET' && path === '/') return [200, 'Ok'];
  if (headers.authorization !== ADMIN_BEARER) return [403, 'Closed to every client.'];
  const database = method === 'DELETE' ? CLEAR_DATABASE.exec(path)?.[1] : undefined;
  if (database !== undefined) control.clear(database);
  else if (method !== 'POST') return NO_REST;
  else if (path === '/control/clear') control.clear(null);
  else if (path === '/control/contention') control.contend(millisecondsIn(await bodyOf(request)));
  else if (path === '/control/snapshot') await control.snapshot(await textIn(request, 'file'));
  else if (path === '/control/restore') await control.restore(await textIn(request, 'file'));
  else return exportOrImport(control, request, path);
  return [200, '{}'];
}

const NO_REST = [404, 'The local Firestore engine speaks gRPC; it has no REST interface.'] as const;

async function exportOrImport(
  control: EngineControl,
  request: IncomingMessage,
  path: string,
): Promise<readonly [status: number, text: string]> {
  const [exported, imported] = [EXPORT.exec(path)?.[1], IMPORT.exec(path)?.[1]];
  if (imported !== undefined) await control.restore(await textIn(request, 'export_directory'), imported);
  else if (exported !== undefined) await exportInto(control, request, exported);
  else return NO_REST;
  return [200, '{}'];
}

/** Writes a project's snapshot into the folder that the official emulator would write its export into. */
async function exportInto(control: EngineControl, request: IncomingMessage, project: string): Promise<void> {
  const body = await bodyOf(request);
  const folder = join(textAt(body, 'export_directory'), textAt(body, 'export_name'));
  await mkdir(folder, { recursive: true });
  await control.snapshot(join(folder, EXPORT_FILE), project);
}

async function textIn(request: IncomingMessage, field: string): Promise<string> {
  return textAt(await bodyOf(request), field);
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text);
}

function textAt(body: unknown, field: string): string {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : null;
  if (typeof value !== 'string') throw new Error(`The call needs { "${field}": … }.`);
  return value;
}

function millisecondsIn(body: unknown): number | null {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'abortsAfterMs') : undefined;
  if (value !== null && typeof value !== 'number') throw new Error('The call needs { "abortsAfterMs": … }.');
  return value;
}

function end(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': text === '{}' ? 'application/json' : 'text/plain' }).end(text);
}

/** What can be done to a running engine besides Firestore's own calls. */
export interface EngineControl {
  /** Forgets all documents and transactions of one database (`projects/…/databases/…`), or of all of them. */
  clear(database: string | null): void;
  /**
   * From now on transactions that contend are left alone, as in production: who has waited so many milliseconds for a
   * document is ABORTED, and most of those who add to one number at once fail in spite of their retries. Null ends it.
   */
  contend(abortsAfterMs: number | null): void;
  /** Writes all documents, or those of one project, into a file, whole or not at all. */
  snapshot(file: string, project?: string | null): Promise<void>;
  /**
   * Puts a snapshot's documents in place of all others, or those of one project in place of its own; throws one
   * sentence where the file is damaged, and then nothing is changed.
   */
  restore(file: string, project?: string | null): Promise<void>;
}
