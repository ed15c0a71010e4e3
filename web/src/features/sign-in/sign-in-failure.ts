import type { WordKey } from '../../i18n/english';
import type { Say } from '../../i18n/use-translations';
import { ApiRefusal } from '../../lib/api-refusal';
import { failureCode } from '../../lib/failure-code';

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

/** What to say of a failed sign-in or a password reset: the session's message, or 'Login failed'; otherwise the provider's message (specification §8). */
export function signInFailureText(failure: unknown, t: Say): string {
  if (failure instanceof ApiRefusal) return failure.errors[0]?.message ?? t('signIn.failed');
  const code = failureCode(failure);
  const known = PROVIDER_WORDS.get(code);
  if (known !== undefined) return t(known);
  return failure instanceof Error && isProviders(code) ? failure.message : t('signIn.failed');
}

/** What to say where signing in with Google failed: the provider's code, or 'Failed to sign in' (specification §8). */
export function socialFailureText(failure: unknown, t: Say): string {
  const code = failureCode(failure);
  return isProviders(code) ? t('signIn.providerCode', { code }) : t('signIn.socialFailed');
}

/** What to say where our API refused or could not be reached: its message, or that the connection is to be checked (specification §8). */
export function refusalText(failure: unknown, t: Say): string {
  if (failure instanceof ApiRefusal && failure.errors.length > 0) return failure.errors[0]?.message ?? t('failure.internal');
  return t(failure instanceof ApiRefusal && failure.status === null ? 'failure.text' : 'failure.internal');
}

function isProviders(code: string): boolean {
  return code.startsWith('auth/');
}
