import { type Auth, GoogleAuthProvider, signInWithCredential, type User } from 'firebase/auth';
import type { GoogleTestAccount } from './auth-provider';

/** Signs in with an unsigned credential, as the Auth emulator alone takes it, in place of Google's window, which needs the internet (design.md §4, Social sign-in). */
export async function signInWithTestAccount(auth: Auth, { name, email }: GoogleTestAccount): Promise<User> {
  const credential = GoogleAuthProvider.credential(JSON.stringify({ sub: `test-${email}`, email, email_verified: true, name }));
  return (await signInWithCredential(auth, credential)).user;
}
