import { initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  sendEmailVerification,
  type User,
} from 'firebase/auth';
import type { ProviderUser } from './auth-provider';
import type { FirebaseSetup } from './firebase-setup';

/** Firebase Auth with the site's setup; it stays signed in across visits. To be called once a page. */
export function openFirebaseAuth({ emulatorUrl, ...config }: FirebaseSetup): Auth {
  const auth = initializeAuth(initializeApp(config), { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (emulatorUrl !== null) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  return auth;
}

/** Firebase's user as the session wants one. */
export function providerUserOf(user: User): ProviderUser {
  return {
    uid: user.uid,
    email: user.email,
    name: user.displayName,
    isEmailVerified: user.emailVerified,
    hasAdminClaim: async () => (await user.getIdTokenResult()).claims.admin === true,
    freshIdToken: () => user.getIdToken(true),
    sendVerification: () => sendEmailVerification(user),
  };
}
