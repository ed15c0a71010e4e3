import type { WordKey } from '../../i18n/english';
import type { Say } from '../../i18n/use-words';
import { ApiRefusal } from '../../lib/api-refusal';

/** The provider's messages that we can also say in German; in English they are the provider's own words. */
const PROVIDER_WORDS: ReadonlyMap<string, WordKey> = new Map<string, WordKey>([
  ['auth/invalid-credential', 'signIn.invalidCredential'],
  ['auth/wrong-password', 'signIn.wrongPassword'],
  ['auth/user-not-found', 'signIn.userNotFound'],
  ['auth/invalid-email', 'signIn.invalidEmail'],
  ['auth/user-disabled', 'signIn.userDisabled'],
  ['auth/too-many-requests', 'signIn.tooManyRequests'],
  ['auth/network-request-failed', 'signIn.networkFailed'],
]);

/** What to say of a failed sign-in: the session's message, or 'Login failed'; otherwise the provider's message (specification §8). */
export function signInFailureText(failure: unknown, say: Say): string {
  if (failure instanceof ApiRefusal) return failure.errors[0]?.message ?? say('signIn.failed');
  if (!(failure instanceof Error)) return say('signIn.failed');
  const known = 'code' in failure && typeof failure.code === 'string' ? PROVIDER_WORDS.get(failure.code) : undefined;
  if (known !== undefined) return say(known);
  return isFromProvider(failure) ? failure.message : say('signIn.failed');
}

function isFromProvider(failure: Error): boolean {
  return 'code' in failure && typeof failure.code === 'string' && failure.code.startsWith('auth/');
}
