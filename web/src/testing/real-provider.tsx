import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { FirebaseSetup } from '../lib/api/firebase-setup';
import type { AuthProvider } from '../session/auth-provider';
import { mountFirebase } from '../session/firebase-auth-provider';

/** The provider of the site over a Firebase project, for the comparison with the one that its tests use. */
export function realProvider(setup: FirebaseSetup): { readonly provider: AuthProvider; readonly close: () => void } {
  const root = createRoot(document.createElement('div'));
  const provider = mountFirebase(
    setup,
    (watcher: ReactNode) => root.render(watcher),
    (failure) => {
      throw failure;
    },
  );
  return { provider, close: () => root.unmount() };
}
