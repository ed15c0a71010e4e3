import type { Say } from '../../../i18n/use-words';
import { ApiRefusal } from '../../../lib/api-refusal';
import { failureCode } from '../../../lib/failure-code';
import { refusalMessages } from '../../../lib/refusal-messages';

const WRONG = new Set([
  'auth/wrong-password',
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
  'auth/missing-password',
]);

/** What to say where somebody could not be confirmed, or the change was refused. */
export function confirmFailureText(failure: unknown, say: Say): string {
  if (failure instanceof ApiRefusal) return refusalMessages(failure, say('failure.text')).join(' ');
  const code = failureCode(failure);
  if (WRONG.has(code)) return say('account.wrongPassword');
  if (code === 'auth/user-mismatch') return say('account.otherGoogle');
  return say(code === 'auth/too-many-requests' ? 'account.tooMany' : 'account.confirmFailed');
}
