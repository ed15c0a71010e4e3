import { MUST_ACCEPT_TERMS } from '@touchline/domain/http/error-body';
import { ApiRefusal } from '../lib/api-refusal';
import { failureCode } from '../lib/failure-code';

/** Codes of the provider for a user whose sign-in holds no longer: signed out everywhere, disabled, deleted. */
const ENDED = new Set(['auth/user-token-expired', 'auth/invalid-user-token', 'auth/user-disabled', 'auth/user-not-found']);

/** The terms are accepted, and the backend gave no session all the same; `code` is that of the failure. */
export class NoSession extends Error {
  override readonly name = 'NoSession';
  readonly code: string;

  constructor(
    failure: unknown,
    /** True where asking again would not help: whoever was asked is signed out. */
    readonly isFinal: boolean,
  ) {
    super('The backend gave no session', { cause: failure });
    this.code = failureCode(failure);
  }
}

/** True where the backend knows no profile of the user yet (code 100, specification §4, Sign-in flow). */
export function mustAcceptTerms(failure: unknown): boolean {
  return failure instanceof ApiRefusal && failure.code === MUST_ACCEPT_TERMS;
}

/** True where backend or provider have said no, and asking again would not help. */
export function isFinalFailure(failure: unknown): boolean {
  if (failure instanceof ApiRefusal) return failure.status !== null && failure.status < 500 && failure.status !== 429;
  return ENDED.has(failureCode(failure));
}
