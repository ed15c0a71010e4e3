import { join } from 'node:path';
import { childScript, signalChild, startChild } from '../emulators/child';
import { LOCAL_HOST } from '../emulators/ports';
import type { EngineOrder } from '../firestore-engine/start-engine';
import { protosFolder } from '../firestore-engine/wire/firestore-service';
import { repositoryRoot } from '../repository-root';
import { type FirestoreEngine, firestoreIsReady } from './firestore-engine';

/**
 * Our own engine as a process of its own: needs nothing but Node. Without `checksIndexes` it answers queries whose
 * index this project lacks.
 */
export function ownFirestore(checksIndexes: boolean): FirestoreEngine {
  const refuses = checksIndexes ? "clients and queries without an index of this project's" : 'clients';
  return {
    title: `our own Firestore engine, which refuses ${refuses}`,
    family: 'own',
    addressAt: (port) => `${LOCAL_HOST}:${port}`,
    start: async (given) => {
      const order: EngineOrder = {
        host: LOCAL_HOST,
        port: given.port,
        protosFolder: protosFolder(),
        rulesFile: given.rulesFile,
        indexesFile: checksIndexes ? join(repositoryRoot, 'firestore.indexes.json') : null,
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
      child.process.on('message', (message) => {
        if (typeof message === 'string') given.onNotice(message);
      });
      given.onChild(child);
      return firestoreIsReady(child, given.port, 30_000);
    },
    stop: (child) => signalChild(child, 'SIGTERM', 'process'),
  };
}
