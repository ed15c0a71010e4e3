import type { AuthProvider, ProviderUser } from '../session/auth-provider';

/** A user of the pretended provider: `isAdmin` is the token's claim. */
export function aProviderUser(uid: string, { isAdmin = false }: { readonly isAdmin?: boolean } = {}): ProviderUser {
  return {
    uid,
    email: `${uid}@touchline.example`,
    hasAdminClaim: () => Promise.resolve(isAdmin),
    freshIdToken: () => Promise.resolve(`token of ${uid}`),
  };
}

/** A provider that knows one user and, where told, has that user signed in from before. */
export function fakeAuth(user: ProviderUser, { isSignedIn = false }: { readonly isSignedIn?: boolean } = {}) {
  const listeners: ((user: ProviderUser | null) => void)[] = [];
  const tell = (present: ProviderUser | null) => {
    for (const listener of listeners) listener(present);
  };
  const claimListeners: ((uid: string, isAdmin: boolean) => void)[] = [];
  const done: string[] = [];
  const provider: AuthProvider = {
    onUser: (listener) => {
      listeners.push(listener);
      listener(isSignedIn ? user : null);
    },
    onAdminClaim: (listener) => void claimListeners.push(listener),
    signIn: (email, password) => {
      done.push(`sign in ${email}`);
      if (password !== 'right')
        return Promise.reject(Object.assign(new Error('Firebase: wrong'), { code: 'auth/wrong-password' }));
      tell(user);
      return Promise.resolve(user);
    },
    signOut: () => {
      done.push('sign out');
      tell(null);
      return Promise.resolve();
    },
  };
  const giveClaim = (isAdmin: boolean) => {
    for (const listener of claimListeners) listener(user.uid, isAdmin);
  };
  return { provider, done, loseUser: () => tell(null), giveClaim };
}
