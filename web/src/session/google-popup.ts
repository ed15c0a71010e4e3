import { type Auth, browserPopupRedirectResolver, GoogleAuthProvider, signInWithPopup, type User } from 'firebase/auth';

/** Signs in by Google's own window, which always asks which account is meant. Rejects with the provider's code, also where the window was closed. */
export async function signInByPopup(auth: Auth): Promise<User> {
  const google = new GoogleAuthProvider();
  google.setCustomParameters({ prompt: 'select_account' });
  return (await signInWithPopup(auth, google, browserPopupRedirectResolver)).user;
}
