import { initializeApp } from 'firebase/app';
import {
  applyActionCode,
  type Auth,
  browserLocalPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  EmailAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
  verifyPasswordResetCode,
} from 'firebase/auth';
import type { ReactNode } from 'react';
import { pageLanguage } from '../i18n/languages';
import { addressToReturnTo } from '../lib/addresses/email-link';
import type { FirebaseSetup } from '../lib/api/firebase-setup';
import type { AuthProvider, GoogleTestAccount, ProviderUser, ReauthenticationMethod } from './auth-provider';
import { FirebaseSession, type FirebaseWatch } from './firebase-session';

/**
 * Firebase Auth as the session's provider. `mount` gets the component that watches it and must render it; `onFailure`
 * gets what the watching fails with.
 */
export function mountFirebase(
  setup: FirebaseSetup,
  mount: (watcher: ReactNode) => void,
  onFailure: (failure: unknown) => void,
): AuthProvider {
  const auth = openFirebaseAuth(setup);
  const users = createReplayChannel<[ProviderUser | null]>();
  const claims = createReplayChannel<[string, boolean]>();
  const watch: FirebaseWatch = {
    onUser: (user) => users.tell(user === null ? null : providerUserOf(user)),
    onAdminClaim: claims.tell,
    onFailure,
  };
  mount(<FirebaseSession auth={auth} watch={watch} />);

  /** Sets the page's language for windows and mails of the provider. */
  function localizedAuth(): Auth {
    auth.languageCode = pageLanguage();
    return auth;
  }

  async function signInWithGoogle(testAccount: GoogleTestAccount | null): Promise<ProviderUser> {
    if ((import.meta.env.DEV || import.meta.env.VITE_LOCAL === 'true') && testAccount !== null) {
      const { signInWithTestAccount } = await import('./google-test-sign-in');
      return providerUserOf(await signInWithTestAccount(auth, testAccount));
    }
    const { signInByPopup } = await import('./google-popup');
    return providerUserOf(await signInByPopup(localizedAuth()));
  }

  async function reauthenticate(method: ReauthenticationMethod): Promise<ProviderUser> {
    const user = localizedAuth().currentUser;
    if (user === null) throw new Error('Nobody is signed in');
    return providerUserOf(await reauthenticatedUser(user, method));
  }

  return {
    onUser: users.listen,
    onAdminClaim: claims.listen,
    signIn: async (email, password) => providerUserOf((await signInWithEmailAndPassword(localizedAuth(), email, password)).user),
    signInWithGoogle,
    reauthenticate,
    sendPasswordReset: (email) => sendPasswordResetEmail(localizedAuth(), email, { url: addressToReturnTo(location) }),
    emailOfReset: (code) => verifyPasswordResetCode(auth, code),
    resetPassword: (code, password) => confirmPasswordReset(auth, code, password),
    confirmEmail: async (code) => {
      await applyActionCode(auth, code);
      await auth.currentUser?.reload();
    },
    signOut: () => signOut(auth),
  };
}

async function reauthenticatedUser(user: User, method: ReauthenticationMethod): Promise<User> {
  if ('password' in method)
    return (await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', method.password))).user;
  if ((import.meta.env.DEV || import.meta.env.VITE_LOCAL === 'true') && method.testAccount !== null)
    return (await import('./google-test-sign-in')).reauthenticateByTestAccount(user, method.testAccount);
  return (await import('./google-popup')).reauthenticateByPopup(user);
}

/** Sends its listeners every event, and a new listener the last one. */
function createReplayChannel<News extends readonly unknown[]>() {
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

/** Opens Firebase Auth with the site's setup; users stay signed in across visits. Call it once a page. */
function openFirebaseAuth({ emulatorUrl, ...config }: FirebaseSetup): Auth {
  const auth = initializeAuth(initializeApp(config), { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if ((import.meta.env.DEV || import.meta.env.VITE_LOCAL === 'true') && emulatorUrl !== null)
    connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  return auth;
}

/** Firebase's user as the session's type. */
function providerUserOf(user: User): ProviderUser {
  return {
    uid: user.uid,
    email: user.email,
    name: user.displayName,
    isEmailVerified: user.emailVerified,
    hasAdminClaim: async () => (await user.getIdTokenResult()).claims.admin === true,
    freshIdToken: () => user.getIdToken(true),
    sendVerification: () => sendEmailVerification(user, { url: addressToReturnTo(location) }),
  };
}
