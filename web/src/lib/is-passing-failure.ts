import { ApiRefusal } from './api-refusal';

/** How often a call is tried again. */
export const MOST_RETRIES = 2;

/** True where trying again can help: no answer, or a server that failed. */
export function isPassingFailure(failure: unknown): boolean {
  return failure instanceof ApiRefusal && (failure.status === null || failure.status >= 500);
}
