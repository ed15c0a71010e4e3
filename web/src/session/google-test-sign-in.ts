import {
  type Auth,
  GoogleAuthProvider,
  type OAuthCredential,
  reauthenticateWithCredential,
  signInWithCredential,
  type User,
} from 'firebase/auth';
import type { GoogleTestAccount } from './auth-provider';

/** Signs in with an unsigned credential, which only the Auth emulator accepts, instead of Google's window. */
export async function signInWithTestAccount(auth: Auth, account: GoogleTestAccount): Promise<User> {
  return (await signInWithCredential(auth, credentialOf(account))).user;
}

/** Reauthenticates a user with such a credential; rejects with `auth/user-mismatch` where it is another user's. */
export async function reauthenticateByTestAccount(user: User, account: GoogleTestAccount): Promise<User> {
  return (await reauthenticateWithCredential(user, credentialOf(account))).user;
}

function credentialOf({ name, email }: GoogleTestAccount): OAuthCredential {
  return GoogleAuthProvider.credential(JSON.stringify({ sub: `test-${email}`, email, email_verified: true, name }));
}
