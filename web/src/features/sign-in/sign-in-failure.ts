import type { MessageCode } from '@touchline/domain/kernel/refusal/api-messages';
import type { MessageKey } from '../../i18n/english';
import type { Translate } from '../../i18n/use-translations';
import { ApiRefusal, fallbackKey, refusalMessages } from '../../lib/api/api-refusal';
import { failureCode } from '../../lib/api/reported-events';

/** The provider's messages that we translate; in English they are the provider's own words. */
const PROVIDER_MESSAGES: ReadonlyMap<string, MessageKey> = new Map<string, MessageKey>([
  ['auth/invalid-credential', 'signIn.invalidCredential'],
  ['auth/wrong-password', 'signIn.wrongPassword'],
  ['auth/user-not-found', 'signIn.userNotFound'],
  ['auth/invalid-email', 'signIn.invalidEmail'],
  ['auth/user-disabled', 'signIn.userDisabled'],
  ['auth/too-many-requests', 'signIn.tooManyRequests'],
  ['auth/network-request-failed', 'signIn.networkFailed'],
]);

/**
 * The text of a failed sign-in or password reset: the session's message, or 'Login failed'; otherwise the provider's
 * message (S8-05, S8-07).
 */
export function signInFailureText(failure: unknown, t: Translate): string {
  if (failure instanceof ApiRefusal) return failure.errors[0]?.message ?? failure.stated ?? t('signIn.failed');
  const code = failureCode(failure);
  const known = PROVIDER_MESSAGES.get(code);
  if (known !== undefined) return t(known);
  return failure instanceof Error && isProviders(code) ? failure.message : t('signIn.failed');
}

/** The code of a sign-in to an account that an admin has suspended; its message says why. */
export const SUSPENDED = 'accountSuspended' satisfies MessageCode;

/**
 * The text of a failed sign-in with Google: why an admin has suspended the account, else the provider's code, or
 * 'Failed to sign in' (S8-06).
 */
export function socialFailureText(failure: unknown, t: Translate): string {
  if (failure instanceof ApiRefusal && failure.code === SUSPENDED) return signInFailureText(failure, t);
  const code = failureCode(failure);
  return isProviders(code) ? t('signIn.providerCode', { code }) : t('signIn.socialFailed');
}

/** The text of a refusal by our API: its messages, or that the connection is to be checked. */
export function refusalText(failure: unknown, t: Translate): string {
  if (failure instanceof ApiRefusal && failure.errors.length > 0)
    return refusalMessages(failure, t('failure.internal')).join(' ');
  return t(fallbackKey(failure));
}

function isProviders(code: string): boolean {
  return code.startsWith('auth/');
}
