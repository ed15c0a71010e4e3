import { cliFirestore, gcloudFirestore, hasGcloudFirestore, javaMajorVersion } from './official-firestore';
import type { FirestoreEngine } from './firestore-engine';
import { answers } from '../emulators/wait-until';
import { ownFirestore } from './own-firestore';

/** The oldest Java version that the Firebase CLI's Firestore and Storage emulators support. */
export const OLDEST_JAVA = 21;

/**
 * The engines by the names that `--engine` takes: `given` is the one at FIRESTORE_EMULATOR_HOST, `own` needs only Node.
 */
const ENGINE_NAMES = ['given', 'own', 'gcloud', 'cli'] as const;

/** The value of `--engine` for whichever of Google's emulators is installed. */
export const OFFICIAL = 'official';
const OFFICIAL_NAMES = ['gcloud', 'cli'] as const;
type EngineName = (typeof ENGINE_NAMES)[number];

/** The inputs of the choice of an engine. */
interface EngineFacts {
  /** The value of `--engine`; null where it was not given. */
  readonly asked: string | null;
  /** FIRESTORE_EMULATOR_HOST. */
  readonly givenHost: string | null;
  readonly hasGcloud: boolean;
  readonly javaMajor: number | null;
}

/**
 * Chooses the engine: the requested one (`official` is gcloud's emulator, else the CLI's), else a given address, else
 * our own, which needs nothing. Throws a sentence that says what to install.
 */
export function chooseEngine({ asked, givenHost, hasGcloud, javaMajor }: EngineFacts): EngineName {
  const usable = { given: givenHost !== null, own: true, gcloud: hasGcloud, cli: (javaMajor ?? 0) >= OLDEST_JAVA };
  if (asked === null) return usable.given ? 'given' : 'own';
  if (asked === OFFICIAL) {
    const first = OFFICIAL_NAMES.find((name) => usable[name]);
    if (first !== undefined) return first;
    throw new Error(
      `No official Firestore emulator was found. Install the Google Cloud SDK with its Firestore emulator (\`gcloud components install cloud-firestore-emulator\`) or Java ${OLDEST_JAVA}.`,
    );
  }
  const named = ENGINE_NAMES.find((name) => name === asked);
  if (named === undefined)
    throw new Error(`There is no Firestore engine "${asked}": choose ${[...ENGINE_NAMES, OFFICIAL].join(', ')}.`);
  if (usable[named]) return named;
  throw new Error(NOT_USABLE[named]);
}

const NOT_USABLE: Record<EngineName, string> = {
  given: 'The engine "given" needs the address of a running emulator in FIRESTORE_EMULATOR_HOST.',
  own: 'Our own engine can always be used.',
  gcloud: 'The engine "gcloud" needs the Google Cloud SDK with `gcloud components install cloud-firestore-emulator`.',
  cli: `The engine "cli" needs Java ${OLDEST_JAVA} or newer on the PATH.`,
};

/**
 * The engine for this machine and this request (`--engine`, FIRESTORE_ENGINE for tests); throws a sentence that says
 * what to install. Only our own engine checks indexes.
 */
export async function firestoreEngine(
  asked: string | null,
  { checksIndexes } = { checksIndexes: true },
): Promise<FirestoreEngine> {
  const givenHost = process.env.FIRESTORE_EMULATOR_HOST ?? null;
  const hasGcloud = asked !== null && hasGcloudFirestore();
  const needsJava = asked === 'cli' || (asked === OFFICIAL && !hasGcloud);
  const name = chooseEngine({ asked, givenHost, hasGcloud, javaMajor: needsJava ? await javaMajorVersion() : null });
  if (name === 'given') return givenFirestore(givenHost ?? '');
  return { own: ownFirestore(checksIndexes), gcloud: gcloudFirestore, cli: cliFirestore }[name];
}

/** Whether one of Google's emulators is available here; only they read `firestore.rules`. */
export async function hasOfficialFirestore(): Promise<boolean> {
  return hasGcloudFirestore() || ((await javaMajorVersion()) ?? 0) >= OLDEST_JAVA;
}

/** The emulator that somebody else runs at FIRESTORE_EMULATOR_HOST; it is used and never stopped. */
function givenFirestore(host: string): FirestoreEngine {
  return {
    title: `the Firestore emulator at ${host}, with whatever rules it has`,
    family: null,
    addressAt: () => host,
    start: async () => {
      if (!(await answers(`http://${host}/`))) throw new Error(`Nothing answers at FIRESTORE_EMULATOR_HOST=${host}.`);
      return { host, child: null };
    },
    stop: () => undefined,
  };
}
