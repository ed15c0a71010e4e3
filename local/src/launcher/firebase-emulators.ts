import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Child, childScript, startChild } from '../emulators/child';
import { firebaseCliScript } from '../emulators/firebase-cli';
import { repositoryRoot } from '../repository-root';
import { HOSTING_FOLDER } from './hosting-files';
import type { StackIdentity, StackPorts } from './stack-identity';
import { LOCAL_HOST } from '../emulators/ports';

/**
 * Starts the Firebase CLI for Auth, Functions and Hosting; `environment` has the addresses of Firestore and Storage.
 */
export async function startFirebaseEmulators(
  identity: StackIdentity,
  tmpdir: string,
  environment: NodeJS.ProcessEnv,
): Promise<Child> {
  const { folder, ports, projectId } = identity;
  const firebaseJson = await readFile(join(repositoryRoot, 'firebase.json'), 'utf8');
  await writeFile(join(folder, 'firebase.json'), cliConfig(firebaseJson, ports));
  const preload = await childScript('firebase-cli-preload', folder);
  return startChild({
    name: 'The Firebase CLI (Auth, Functions, Hosting)',
    command: process.execPath,
    args: [
      '--require',
      preload,
      firebaseCliScript(),
      'emulators:start',
      '--only=auth,functions,hosting',
      `--project=${projectId}`,
      `--config=${join(folder, 'firebase.json')}`,
      '--non-interactive',
    ],
    cwd: folder,
    environment: {
      ...process.env,
      ...environment,
      TMPDIR: tmpdir,
      METADATA_SERVER_DETECTION: 'none',
      FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
      NO_UPDATE_NOTIFIER: '1',
    },
    logFile: join(folder, 'firebase.log'),
  });
}

/** The parts of firebase.json that the local stack uses. */
interface StandardConfig {
  readonly hosting: Readonly<Record<string, unknown>>;
  readonly functions: readonly Readonly<Record<string, unknown>>[];
}

/**
 * The Firebase CLI's configuration for one stack, derived from firebase.json: the same rewrites, headers and functions,
 * with the stack's own ports and folder of files, and the installed Node version. The file lies two folders below the
 * repository's root.
 */
export function cliConfig(firebaseJson: string, ports: StackPorts): string {
  const standard: unknown = JSON.parse(firebaseJson);
  if (!isStandardConfig(standard)) throw new Error('firebase.json has no hosting and functions of the expected form.');
  const { hosting, functions } = standard;
  const at = (port: number): { host: string; port: number } => ({ host: LOCAL_HOST, port });
  const ours = {
    hosting: { ...hosting, public: HOSTING_FOLDER, predeploy: [] },
    functions: functions.map((codebase) => ({
      ...codebase,
      source: `../../${String(codebase.source)}`,
      runtime: `nodejs${process.versions.node.split('.')[0] ?? '20'}`,
      predeploy: [],
    })),
    emulators: {
      auth: at(ports.auth),
      functions: at(ports.functions),
      hosting: at(ports.hosting),
      hub: at(ports.hub),
      eventarc: at(ports.eventarc),
      tasks: at(ports.tasks),
      logging: at(ports.logging),
      ui: { enabled: false },
      singleProjectMode: true,
    },
  };
  return JSON.stringify(ours, null, 2);
}

function isStandardConfig(value: unknown): value is StandardConfig {
  return (
    typeof value === 'object' &&
    value !== null &&
    'hosting' in value &&
    typeof value.hosting === 'object' &&
    'functions' in value &&
    Array.isArray(value.functions)
  );
}
