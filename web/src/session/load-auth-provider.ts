import type { AuthProvider } from './auth-provider';
import { loadFirebaseSetup } from './firebase-setup';

/** Downloads the Auth SDK and opens it with the site's setup; rejects where either cannot be reached. */
export async function loadAuthProvider(): Promise<AuthProvider> {
  const [{ openFirebaseAuth }, setup] = await Promise.all([import('./firebase-auth'), loadFirebaseSetup()]);
  return openFirebaseAuth(setup);
}
