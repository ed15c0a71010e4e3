import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { signalChild, startChild } from '../emulators/child';
import { LOCAL_HOST } from '../emulators/ports';
import { FAST_JAVA, firestoreIsReady, type FirestoreEngine } from './firestore-engine';

/** Whether a gcloud on the PATH has the Firestore emulator installed; asks no Python and takes no time. */
export function hasGcloudFirestore(path = process.env.PATH ?? ''): boolean {
  return path.split(delimiter).some((folder) => {
    const program = join(folder, 'gcloud');
    if (!existsSync(program)) return false;
    const sdk = dirname(dirname(realpathSync(program)));
    return existsSync(join(sdk, 'platform/cloud-firestore-emulator/cloud_firestore_emulator'));
  });
}

/** The official emulator as the Google Cloud SDK starts it. Killing a part of its group would orphan Java: the group is asked to end. */
export const gcloudFirestore: FirestoreEngine = {
  title: "the official Firestore emulator of the Google Cloud SDK, with this project's rules",
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
      environment: { ...process.env, ...FAST_JAVA, TMPDIR: order.tmpdir },
      logFile: join(order.folder, 'firestore.log'),
    });
    order.onChild(child);
    return firestoreIsReady(child, order.port, 90_000);
  },
  stop: (child) => signalChild(child, 'SIGTERM', 'group'),
};
