/** The address at which Firebase Hosting serves the project's configuration. */
export const FIREBASE_CONFIG_ADDRESS = '/__/firebase/init.json';

/** How the page reaches Firebase Auth; `emulatorUrl` is null in production. */
export interface FirebaseSetup {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly emulatorUrl: string | null;
}

/** Where the Hosting emulator names the Auth emulator; only builds that VITE_LOCAL=true makes for one machine ask. */
const EMULATORS_ADDRESS = '/__/firebase/init.js?useEmulator=true';

/**
 * Reads the setup that Firebase Hosting serves, so that one build runs in every project: the project's configuration
 * and, on one machine, the Auth emulator's address from the Hosting emulator's own script. Rejects where either cannot
 * be read.
 */
export async function loadFirebaseSetup(fetchText: (address: string) => Promise<string> = textAt): Promise<FirebaseSetup> {
  const config: unknown = JSON.parse(await fetchText(FIREBASE_CONFIG_ADDRESS));
  if (!isConfig(config)) throw new Error(`${FIREBASE_CONFIG_ADDRESS} holds no Firebase configuration`);
  const { apiKey, authDomain, projectId } = config;
  const setup = { apiKey, authDomain, projectId };
  if (import.meta.env.DEV || import.meta.env.VITE_LOCAL === 'true')
    return { ...setup, emulatorUrl: authEmulatorIn(await fetchText(EMULATORS_ADDRESS)) };
  return { ...setup, emulatorUrl: null };
}

/** The Auth emulator's address in the Hosting emulator's init.js. Throws where the script names none. */
function authEmulatorIn(script: string): string {
  const list = /firebaseEmulators = (\{[\s\S]*?\n?\});/.exec(script)?.[1];
  const emulators: unknown = JSON.parse(list ?? 'null');
  if (!hasAuth(emulators)) throw new Error(`${EMULATORS_ADDRESS} names no Auth emulator`);
  return `http://${emulators.auth.hostAndPort}`;
}

async function textAt(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

function isConfig(value: unknown): value is Omit<FirebaseSetup, 'emulatorUrl'> {
  if (typeof value !== 'object' || value === null) return false;
  return ['apiKey', 'authDomain', 'projectId'].every((key) => typeof Reflect.get(value, key) === 'string');
}

function hasAuth(value: unknown): value is { readonly auth: { readonly hostAndPort: string } } {
  if (typeof value !== 'object' || value === null || !('auth' in value)) return false;
  const { auth } = value;
  return typeof auth === 'object' && auth !== null && 'hostAndPort' in auth && typeof auth.hostAndPort === 'string';
}
