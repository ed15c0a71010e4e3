import { ApiRefusal } from './api-refusal';

/** The code that a failure is told apart by: the API's code or status, the sign-in provider's `auth/…`; `unknown` where it bears none. */
export function failureCode(failure: unknown): string {
  if (failure instanceof ApiRefusal) return String(failure.code ?? failure.status ?? 'unreachable');
  const code: unknown = failure instanceof Error ? Reflect.get(failure, 'code') : null;
  return typeof code === 'string' ? code : 'unknown';
}
