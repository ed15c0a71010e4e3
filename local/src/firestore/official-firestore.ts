import { mkdir, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { signalChild, startChild } from '../emulators/child';
import { firebaseCliScript } from '../emulators/firebase-cli';
import { freePort, LOCAL_HOST } from '../emulators/ports';
import { fastJava, type FirestoreEngine, firestoreIsReady } from './firestore-engine';
import { existsSync, realpathSync } from 'node:fs';
import { execFile } from 'node:child_process';

/** The official emulator as the Firebase CLI starts it. It needs Java 21 and downloads its JAR the first time. */
export const cliFirestore: FirestoreEngine = {
  title: "the official Firestore emulator of the Firebase CLI, with this project's rules",
  family: 'official',
  addressAt: (port) => `${LOCAL_HOST}:${port}`,
  start: async (order) => {
    const folder = join(order.folder, 'firestore');
    await mkdir(folder, { recursive: true });
    const emulators = {
      firestore: { host: LOCAL_HOST, port: order.port, websocketPort: await freePort() },
      hub: { host: LOCAL_HOST, port: await freePort() },
      ui: { enabled: false },
      singleProjectMode: false,
    };
    await writeFile(join(folder, 'firebase.json'), JSON.stringify({ firestore: { rules: order.rulesFile }, emulators }));
    const child = startChild({
      name: 'Firestore (Firebase CLI emulator)',
      command: process.execPath,
      args: [
        firebaseCliScript(),
        'emulators:start',
        '--only=firestore',
        `--project=${order.projectId}`,
        '--config=firebase.json',
      ],
      cwd: folder,
      environment: { ...process.env, ...fastJava(), TMPDIR: order.tmpdir },
      logFile: join(order.folder, 'firestore.log'),
    });
    order.onChild(child);
    return firestoreIsReady(child, order.port, 180_000);
  },
  stop: (child) => signalChild(child, 'SIGINT', 'process'),
};

/**
 * Whether a gcloud on the PATH has the Firestore emulator installed; checks files only, because running gcloud is slow.
 */
export function hasGcloudFirestore(path = process.env.PATH ?? ''): boolean {
  return path.split(delimiter).some((folder) => {
    const program = join(folder, 'gcloud');
    if (!existsSync(program)) return false;
    const sdk = dirname(dirname(realpathSync(program)));
    return existsSync(join(sdk, 'platform/cloud-firestore-emulator/cloud_firestore_emulator'));
  });
}

/**
 * The official emulator as the Google Cloud SDK starts it. The whole process group is asked to end, because killing a
 * part of it would orphan Java.
 */
export const gcloudFirestore: FirestoreEngine = {
  title: "the official Firestore emulator of the Google Cloud SDK, with this project's rules",
  family: 'official',
  addressAt: (port) => `${LOCAL_HOST}:${port}`,
  start: async (order) => {
    const child = startChild({
      name: 'Firestore (gcloud emulator)',
      command: 'gcloud',
      args: [
        'emulators',
        'firestore',
        'start',
        `--host-port=${LOCAL_HOST}:${order.port}`,
        `--rules=${order.rulesFile}`,
        '--quiet',
      ],
      cwd: order.tmpdir,
      environment: { ...process.env, ...fastJava(), TMPDIR: order.tmpdir },
      logFile: join(order.folder, 'firestore.log'),
    });
    order.onChild(child);
    return firestoreIsReady(child, order.port, 90_000);
  },
  stop: (child) => signalChild(child, 'SIGTERM', 'group'),
};

/** The major version in the output of `java -version`; null where it has none. */
export function javaMajorIn(output: string): number | null {
  const found = /version "(?:1\.)?(\d+)/.exec(output)?.[1];
  return found === undefined ? null : Number(found);
}

/** The major version of the Java on the PATH; null if there is none. */
export function javaMajorVersion(): Promise<number | null> {
  return new Promise((resolve) => {
    execFile('java', ['-version'], (failure, output, errors) => resolve(failure === null ? javaMajorIn(output + errors) : null));
  });
}
