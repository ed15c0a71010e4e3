import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startChild, type Child } from '../emulators/child';
import { childScript } from '../emulators/child-script';
import { firebaseCliScript } from '../emulators/firebase-cli';
import { repositoryRoot } from '../repository-root';
import { cliConfig } from './cli-config';
import type { StackIdentity } from './stack-identity';

/** Starts the Firebase CLI for Auth, Functions and Hosting; `environment` tells the functions where Firestore and Storage are. */
export async function startFirebaseEmulators(
  identity: StackIdentity,
  tmpdir: string,
  environment: NodeJS.ProcessEnv,
): Promise<Child> {
  const { folder, ports, projectId } = identity;
  const firebaseJson = await readFile(join(repositoryRoot, 'firebase.json'), 'utf8');
  await writeFile(join(folder, 'firebase.json'), cliConfig(firebaseJson, ports));
  const preload = await childScript('auth-schema-check-preload', folder);
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
