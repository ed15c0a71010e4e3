import { signInWithEmailAndPassword, signOut } from 'firebase/auth';
import type { ReactNode } from 'react';
import type { AuthProvider, ProviderUser } from './auth-provider';
import { FirebaseSession, type FirebaseWatch } from './firebase-session';
import type { FirebaseSetup } from './firebase-setup';
import { openFirebaseAuth, providerUserOf } from './open-firebase-auth';

/** Firebase Auth as the session's provider: `mount` gets the component that watches it and has to stand in the page. `onFailure` hears what the watching fails with. */
export function mountFirebase(
  setup: FirebaseSetup,
  mount: (watcher: ReactNode) => void,
  onFailure: (failure: unknown) => void,
): AuthProvider {
  const auth = openFirebaseAuth(setup);
  const users = createChannel<[ProviderUser | null]>();
  const claims = createChannel<[string, boolean]>();
  const watch: FirebaseWatch = {
    onUser: (user) => users.tell(user === null ? null : providerUserOf(user)),
    onAdminClaim: claims.tell,
    onFailure,
  };
  mount(<FirebaseSession auth={auth} watch={watch} />);
  return {
    onUser: users.listen,
    onAdminClaim: claims.listen,
    signIn: async (email, password) => providerUserOf((await signInWithEmailAndPassword(auth, email, password)).user),
    signOut: () => signOut(auth),
  };
}

/** Tells its listeners everything, and a new listener what was told last. */
function createChannel<News extends readonly unknown[]>() {
  const listeners: ((...news: News) => void)[] = [];
  let last: News | null = null;
  return {
    listen: (listener: (...news: News) => void) => {
      listeners.push(listener);
      if (last !== null) listener(...last);
    },
    tell: (...news: News) => {
      last = news;
      for (const listener of listeners) listener(...news);
    },
  };
}
