import type { AuthProvider, ProviderUser } from '../session/auth-provider';

/** A user of the pretended provider: `isAdmin` is the token's claim. */
export function aProviderUser(
  uid: string,
  { isAdmin = false, ...others }: { readonly isAdmin?: boolean } & Partial<ProviderUser> = {},
): ProviderUser {
  return {
    uid,
    email: `${uid}@touchline.example`,
    name: null,
    isEmailVerified: true,
    hasAdminClaim: () => Promise.resolve(isAdmin),
    freshIdToken: () => Promise.resolve(`token of ${uid}`),
    sendVerification: () => Promise.resolve(),
    ...others,
  };
}

interface FakeProvider {
  readonly isSignedIn?: boolean;
  /** What signing in or confirming with Google, or asking for a new password, fails with. */
  readonly failure?: Error;
}

/** What Firebase rejects with. */
export function aProviderFailure(code: string, message = `Firebase: Error (${code}).`): Error {
  return Object.assign(new Error(message), { code });
}

/** A provider that knows one user and, where told, has that user signed in from before. */
export function fakeAuth(user: ProviderUser, { isSignedIn = false, failure }: FakeProvider = {}) {
  const listeners: ((user: ProviderUser | null) => void)[] = [];
  const tell = (present: ProviderUser | null) => {
    for (const listener of listeners) listener(present);
  };
  const claimListeners: ((uid: string, isAdmin: boolean) => void)[] = [];
  const done: string[] = [];
  let rightPassword = 'right';
  const provider: AuthProvider = {
    onUser: (listener) => {
      listeners.push(listener);
      listener(isSignedIn ? user : null);
    },
    onAdminClaim: (listener) => void claimListeners.push(listener),
    signIn: (email, password) => {
      done.push(`sign in ${email}`);
      if (password !== rightPassword) return Promise.reject(aProviderFailure('auth/wrong-password', 'Firebase: wrong'));
      tell(user);
      return Promise.resolve(user);
    },
    signInWithGoogle: (account) => {
      done.push(`Google ${account?.email ?? 'window'}`);
      if (failure !== undefined) return Promise.reject(failure);
      tell(user);
      return Promise.resolve(user);
    },
    confirm: (way) => {
      done.push('password' in way ? 'confirm by password' : `confirm as ${way.testAccount?.email ?? 'window'}`);
      if ('password' in way && way.password !== rightPassword)
        return Promise.reject(aProviderFailure('auth/wrong-password', 'Firebase: wrong'));
      if (!('password' in way) && failure !== undefined) return Promise.reject(failure);
      return Promise.resolve(user);
    },
    sendPasswordReset: (email) => {
      done.push(`reset ${email}`);
      return failure === undefined ? Promise.resolve() : Promise.reject(failure);
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
  return { provider, done, loseUser: () => tell(null), giveClaim, takes: (password: string) => void (rightPassword = password) };
}
