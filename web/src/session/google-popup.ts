import {
  type Auth,
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  reauthenticateWithPopup,
  signInWithPopup,
  type User,
} from 'firebase/auth';

/** Signs in by Google's own window, which always asks which account is meant. Rejects with the provider's code, also where the window was closed. */
export async function signInByPopup(auth: Auth): Promise<User> {
  return (await signInWithPopup(auth, google(), browserPopupRedirectResolver)).user;
}

/** Has a user show by Google's own window who they are; rejects with `auth/user-mismatch` where another account is chosen there. */
export async function confirmByPopup(user: User): Promise<User> {
  return (await reauthenticateWithPopup(user, google(), browserPopupRedirectResolver)).user;
}

function google(): GoogleAuthProvider {
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  return provider;
}
