import { answers } from '../emulators/wait-until';
import type { FirestoreEngine } from './firestore-engine';

/** The emulator that somebody else runs at FIRESTORE_EMULATOR_HOST: used, never stopped. */
export function givenFirestore(host: string): FirestoreEngine {
  return {
    title: `the Firestore emulator at ${host}, with whatever rules it has`,
    addressAt: () => host,
    start: async () => {
      if (!(await answers(`http://${host}/`))) throw new Error(`Nothing answers at FIRESTORE_EMULATOR_HOST=${host}.`);
      return { host, child: null };
    },
    stop: () => undefined,
  };
}
