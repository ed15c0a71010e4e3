import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signalChild, startChild } from '../emulators/child';
import { firebaseCliScript } from '../emulators/firebase-cli';
import { freePort, LOCAL_HOST } from '../emulators/ports';
import { FAST_JAVA, firestoreIsReady, type FirestoreEngine } from './firestore-engine';

/** The official emulator as the Firebase CLI starts it: needs Java 21, and downloads its JAR the first time. */
export const cliFirestore: FirestoreEngine = {
  title: "the official Firestore emulator of the Firebase CLI, with this project's rules",
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
      environment: { ...process.env, ...FAST_JAVA, TMPDIR: order.tmpdir },
      logFile: join(order.folder, 'firestore.log'),
    });
    order.onChild(child);
    return firestoreIsReady(child, order.port, 180_000);
  },
  stop: (child) => signalChild(child, 'SIGINT', 'process'),
};
