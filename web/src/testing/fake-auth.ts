import type { AuthProvider, ProviderUser } from '../session/auth-provider';

/** A user of the fake provider; `isAdmin` is the token's claim. */
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
  /** The failure of Google sign-in, of reauthentication with Google and of a password reset. */
  readonly failure?: Error;
  /** The failure of whatever the link of a mail asks for. */
  readonly linkFailure?: Error;
}

/** An error of the kind that Firebase rejects with. */
export function aProviderFailure(code: string, message = `Firebase: Error (${code}).`): Error {
  return Object.assign(new Error(message), { code });
}

/** A fake provider with one user, who is signed in from the start on request. */
export function fakeAuth(user: ProviderUser, { isSignedIn = false, failure, linkFailure }: FakeProvider = {}) {
  const listeners: ((user: ProviderUser | null) => void)[] = [];
  let known = isSignedIn ? user : null;
  const notify = (present: ProviderUser | null) => {
    known = present;
    for (const listener of listeners) listener(present);
  };
  const claimListeners: ((uid: string, isAdmin: boolean) => void)[] = [];
  const done: string[] = [];
  let rightPassword = 'right';
  const provider: AuthProvider = {
    onUser: (listener) => {
      listeners.push(listener);
      listener(known);
    },
    onAdminClaim: (listener) => void claimListeners.push(listener),
    signIn: (email, password) => {
      done.push(`sign in ${email}`);
      if (password !== rightPassword) return Promise.reject(aProviderFailure('auth/wrong-password', 'Firebase: wrong'));
      notify(user);
      return Promise.resolve(user);
    },
    signInWithGoogle: (account) => {
      done.push(`Google ${account?.email ?? 'window'}`);
      if (failure !== undefined) return Promise.reject(failure);
      notify(user);
      return Promise.resolve(user);
    },
    reauthenticate: (method) => {
      if (known === null) return Promise.reject(new Error('Nobody is signed in'));
      done.push('password' in method ? 'confirm by password' : `confirm as ${method.testAccount?.email ?? 'window'}`);
      if ('password' in method && method.password !== rightPassword)
        return Promise.reject(aProviderFailure('auth/wrong-password', 'Firebase: wrong'));
      if (!('password' in method) && failure !== undefined) return Promise.reject(failure);
      return Promise.resolve(user);
    },
    sendPasswordReset: (email) => {
      done.push(`reset ${email}`);
      return failure === undefined ? Promise.resolve() : Promise.reject(failure);
    },
    emailOfReset: (code) => {
      done.push(`look at ${code}`);
      return linkFailure === undefined ? Promise.resolve(user.email ?? '') : Promise.reject(linkFailure);
    },
    resetPassword: (code, password) => {
      done.push(`reset by ${code}`);
      if (linkFailure !== undefined) return Promise.reject(linkFailure);
      rightPassword = password;
      return Promise.resolve();
    },
    confirmEmail: (code) => {
      done.push(`confirm by ${code}`);
      return linkFailure === undefined ? Promise.resolve() : Promise.reject(linkFailure);
    },
    signOut: () => {
      done.push('sign out');
      notify(null);
      return Promise.resolve();
    },
  };
  const giveClaim = (isAdmin: boolean) => {
    for (const listener of claimListeners) listener(user.uid, isAdmin);
  };
  return {
    provider,
    done,
    loseUser: () => notify(null),
    giveClaim,
    takes: (password: string) => void (rightPassword = password),
  };
}
