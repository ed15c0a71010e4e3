import { join } from 'node:path';
import { childScript } from '../emulators/child-script';
import { signalChild, startChild } from '../emulators/child';
import { LOCAL_HOST } from '../emulators/ports';
import { protosFolder } from '../firestore-engine/protos-folder';
import type { EngineOrder } from '../firestore-engine/start-engine';
import { repositoryRoot } from '../repository-root';
import { firestoreIsReady, type FirestoreEngine } from './firestore-engine';

/** Our own engine as a process of its own: needs nothing but Node. */
export const ownFirestore: FirestoreEngine = {
  title: "our own Firestore engine, which refuses clients and queries without an index of this project's",
  addressAt: (port) => `${LOCAL_HOST}:${port}`,
  start: async (given) => {
    const order: EngineOrder = {
      host: LOCAL_HOST,
      port: given.port,
      protosFolder: protosFolder(),
      rulesFile: given.rulesFile,
      indexesFile: join(repositoryRoot, 'firestore.indexes.json'),
    };
    const child = startChild({
      name: 'Firestore (our own engine)',
      command: process.execPath,
      args: [await childScript('firestore-engine-child', given.folder), JSON.stringify(order)],
      cwd: given.tmpdir,
      environment: { ...process.env, TMPDIR: given.tmpdir },
      logFile: join(given.folder, 'firestore.log'),
      talks: true,
    });
    given.onChild(child);
    return firestoreIsReady(child, given.port, 30_000);
  },
  stop: (child) => signalChild(child, 'SIGTERM', 'process'),
};
