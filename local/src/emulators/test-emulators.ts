import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firestoreEngine } from '../firestore/firestore-engines';
import { repositoryRoot } from '../repository-root';
import { signalChild, type Child } from './child';
import { startEmbeddedEmulators } from './embedded-emulators';
import { freePort, isPortFree, LOCAL_HOST } from './ports';
import { waitUntil } from './wait-until';
import { startWatchdog } from './watchdog';

/** The emulators of one test run: the environment for the code under test, and a function that ends them. */
export interface TestEmulators {
  readonly environment: Readonly<Record<string, string>>;
  /** The process of Firestore; null where it is not ours to start. */
  readonly firestorePid: number | null;
  stop(): Promise<void>;
}

/**
 * Starts Firestore with the repository's rules, Auth and Storage on free ports, without the Firebase CLI; takes about
 * 1.7 s. `askedEngine` has the values of `--engine`.
 */
export async function startTestEmulators(projectId: string, askedEngine: string | null): Promise<TestEmulators> {
  const temporary = await mkdtemp(join(tmpdir(), 'touchline-test-'));
  const folder = join(repositoryRoot, '.local', temporary.slice(temporary.lastIndexOf('touchline-test-')));
  await mkdir(folder, { recursive: true });
  const watchdog = await startWatchdog(folder);
  watchdog.removeAlso(temporary);
  watchdog.removeAlso(folder);
  const [engine, port] = await Promise.all([firestoreEngine(askedEngine), freePort()]);
  const rulesFile = join(repositoryRoot, 'firestore.rules');
  const onChild = ({ pid }: Child): void => watchdog.guard(pid);
  const embeddedOrder = { projectId, authPort: 0, storagePort: 0, blobsFolder: join(temporary, 'blobs') };
  const [firestore, embedded] = await Promise.all([
    engine.start({ projectId, port, rulesFile, folder, tmpdir: temporary, onChild, onNotice: console.warn }),
    startEmbeddedEmulators('Auth and Storage', embeddedOrder, { folder, tmpdir: temporary, onChild }),
  ]);
  return {
    environment: {
      FUNCTIONS_EMULATOR: 'true',
      GCLOUD_PROJECT: projectId,
      GOOGLE_CLOUD_PROJECT: projectId,
      FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.appspot.com` }),
      FIRESTORE_EMULATOR_HOST: firestore.host,
      FIREBASE_AUTH_EMULATOR_HOST: `${LOCAL_HOST}:${String(embedded.authPort)}`,
      FIREBASE_STORAGE_EMULATOR_HOST: `${LOCAL_HOST}:${String(embedded.storagePort)}`,
      METADATA_SERVER_DETECTION: 'none',
    },
    firestorePid: firestore.child?.pid ?? null,
    stop: async () => {
      signalChild(embedded.child, 'SIGTERM', 'process');
      if (firestore.child !== null) engine.stop(firestore.child);
      await Promise.all([embedded.child.ended, firestore.child?.ended]);
      if (firestore.child !== null) await waitUntil(() => isPortFree(port), 10_000, 'Firestore did not end.');
      watchdog.dismiss();
      await Promise.all([rm(temporary, { recursive: true, force: true }), rm(folder, { recursive: true, force: true })]);
    },
  };
}
