import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth';
import type { AuthProvider, ProviderUser } from './auth-provider';
import type { FirebaseSetup } from './firebase-setup';

/** Firebase Auth as the session's provider; it stays signed in across visits. To be called once a page. */
export function openFirebaseAuth({ emulatorUrl, ...config }: FirebaseSetup): AuthProvider {
  const auth = initializeAuth(initializeApp(config), { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (emulatorUrl !== null) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  return {
    onUser: (listener) => void onAuthStateChanged(auth, (user) => listener(user === null ? null : providerUserOf(user))),
    signIn: async (email, password) => providerUserOf((await signInWithEmailAndPassword(auth, email, password)).user),
    signOut: () => signOut(auth),
  };
}

function providerUserOf(user: User): ProviderUser {
  return {
    uid: user.uid,
    email: user.email,
    hasAdminClaim: async () => (await user.getIdTokenResult()).claims.admin === true,
    freshIdToken: () => user.getIdToken(true),
  };
}
