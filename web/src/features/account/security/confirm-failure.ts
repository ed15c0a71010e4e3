import type { Say } from '../../../i18n/use-translations';
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
export function confirmFailureText(failure: unknown, t: Say): string {
  if (failure instanceof ApiRefusal) return refusalMessages(failure, t('failure.text')).join(' ');
  const code = failureCode(failure);
  if (WRONG.has(code)) return t('account.wrongPassword');
  if (code === 'auth/user-mismatch') return t('account.otherGoogle');
  return t(code === 'auth/too-many-requests' ? 'account.tooMany' : 'account.confirmFailed');
}
