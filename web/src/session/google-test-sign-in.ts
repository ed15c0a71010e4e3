import {
  type Auth,
  GoogleAuthProvider,
  type OAuthCredential,
  reauthenticateWithCredential,
  signInWithCredential,
  type User,
} from 'firebase/auth';
import type { GoogleTestAccount } from './auth-provider';

/** Signs in with an unsigned credential, as the Auth emulator alone takes it, in place of Google's window, which needs the internet (design.md §4, Social sign-in). */
export async function signInWithTestAccount(auth: Auth, account: GoogleTestAccount): Promise<User> {
  return (await signInWithCredential(auth, credentialOf(account))).user;
}

/** Has a user show with such a credential who they are; rejects with `auth/user-mismatch` where it is somebody else's. */
export async function confirmByTestAccount(user: User, account: GoogleTestAccount): Promise<User> {
  return (await reauthenticateWithCredential(user, credentialOf(account))).user;
}

function credentialOf({ name, email }: GoogleTestAccount): OAuthCredential {
  return GoogleAuthProvider.credential(JSON.stringify({ sub: `test-${email}`, email, email_verified: true, name }));
}
