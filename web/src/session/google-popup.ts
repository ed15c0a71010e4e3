import {
  type Auth,
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  reauthenticateWithPopup,
  signInWithPopup,
  type User,
} from 'firebase/auth';

/**
 * Signs in by Google's window, which always asks for the account. Rejects with the provider's code, also where the
 * window was closed.
 */
export async function signInByPopup(auth: Auth): Promise<User> {
  return (await signInWithPopup(auth, google(), browserPopupRedirectResolver)).user;
}

/** Reauthenticates a user by Google's window; rejects with `auth/user-mismatch` where another account is chosen. */
export async function reauthenticateByPopup(user: User): Promise<User> {
  return (await reauthenticateWithPopup(user, google(), browserPopupRedirectResolver)).user;
}

function google(): GoogleAuthProvider {
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  return provider;
}
