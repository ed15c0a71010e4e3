import type { ReactNode } from 'react';
import type { AuthProvider } from './auth-provider';

/** Brings the sign-in provider; `mount` puts into the page what watches it, and `onFailure` hears what that fails with later. */
export type LoadAuth = (mount: (watcher: ReactNode) => void, onFailure: (failure: unknown) => void) => Promise<AuthProvider>;

/** Downloads the Auth SDK with reactfire and opens it with the site's setup; rejects where either cannot be reached. */
export const loadAuthProvider: LoadAuth = async (mount, onFailure) => {
  const [{ mountFirebase }, setup] = await Promise.all([
    import('./mount-firebase'),
    import('./firebase-setup').then(({ loadFirebaseSetup }) => loadFirebaseSetup()),
  ]);
  return mountFirebase(setup, mount, onFailure);
};
