import {
  type Auth,
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth';
import type { ReactNode } from 'react';
import { pageLanguage } from '../i18n/chosen-language';
import type { AuthProvider, ConfirmingWay, GoogleTestAccount, ProviderUser } from './auth-provider';
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

  /** Windows and mails of the provider speak the page's language. */
  function speaking(): Auth {
    auth.languageCode = pageLanguage();
    return auth;
  }

  async function signInWithGoogle(testAccount: GoogleTestAccount | null): Promise<ProviderUser> {
    if ((import.meta.env.DEV || import.meta.env.VITE_LOCAL === 'true') && testAccount !== null) {
      const { signInWithTestAccount } = await import('./google-test-sign-in');
      return providerUserOf(await signInWithTestAccount(auth, testAccount));
    }
    const { signInByPopup } = await import('./google-popup');
    return providerUserOf(await signInByPopup(speaking()));
  }

  async function confirm(way: ConfirmingWay): Promise<ProviderUser> {
    const user = speaking().currentUser;
    if (user === null) throw new Error('Nobody is signed in');
    return providerUserOf(await confirmedUser(user, way));
  }

  return {
    onUser: users.listen,
    onAdminClaim: claims.listen,
    signIn: async (email, password) => providerUserOf((await signInWithEmailAndPassword(speaking(), email, password)).user),
    signInWithGoogle,
    confirm,
    sendPasswordReset: (email) => sendPasswordResetEmail(speaking(), email),
    signOut: () => signOut(auth),
  };
}

async function confirmedUser(user: User, way: ConfirmingWay): Promise<User> {
  if ('password' in way)
    return (await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', way.password))).user;
  if ((import.meta.env.DEV || import.meta.env.VITE_LOCAL === 'true') && way.testAccount !== null)
    return (await import('./google-test-sign-in')).confirmByTestAccount(user, way.testAccount);
  return (await import('./google-popup')).confirmByPopup(user);
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
