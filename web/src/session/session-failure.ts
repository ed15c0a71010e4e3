import { MUST_ACCEPT_TERMS } from '@touchline/domain/person/consent/terms';
import { ApiRefusal } from '../lib/api/api-refusal';
import { failureCode } from '../lib/api/reported-events';

/** The provider's codes for a user whose sign-in is no longer valid: signed out everywhere, disabled, deleted. */
const ENDED = new Set(['auth/user-token-expired', 'auth/invalid-user-token', 'auth/user-disabled', 'auth/user-not-found']);

/** The terms are accepted, but the backend created no session; `code` is that of the failure. */
export class NoSession extends Error {
  override readonly name = 'NoSession';
  readonly code: string;

  constructor(
    failure: unknown,
    /** True where a retry would not help; the user is then signed out. */
    readonly isFinal: boolean,
  ) {
    super('The backend gave no session', { cause: failure });
    this.code = failureCode(failure);
  }
}

/** True where the backend has no profile of the user yet (code 100, S4-07). */
export function mustAcceptTerms(failure: unknown): boolean {
  return failure instanceof ApiRefusal && failure.code === MUST_ACCEPT_TERMS;
}

/** True where backend or provider have refused for good. */
export function isFinalFailure(failure: unknown): boolean {
  if (failure instanceof ApiRefusal) return failure.status !== null && failure.status < 500 && failure.status !== 429;
  return ENDED.has(failureCode(failure));
}

/** The provider's codes for a password that is not the user's. */
const WRONG_PASSWORD = new Set([
  'auth/wrong-password',
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
  'auth/missing-password',
]);

/** True where the provider refused the password: a form says so at its field. */
export function isWrongPassword(failure: unknown): boolean {
  return WRONG_PASSWORD.has(failureCode(failure));
}
