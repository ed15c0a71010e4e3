import type { RequireRecentSignIn } from '../../platform/auth/auth-gateway';
import { callerUid, type Handler } from '../../platform/handler';
import { logBug } from '../../platform/log';
import type { RateLimit } from '../../platform/rate-limit-store';
import { eraseAccount, type ErasureDependencies } from './erase-account';

/** How long the caller waits for the whole deletion. After that it continues, or the job finishes it. */
const WAITED_MS = 5000;

/** What deleting an account needs. */
export interface DeletionDependencies {
  readonly erasure: ErasureDependencies;
  readonly requireRecentSignIn: RequireRecentSignIn;
  readonly rateLimit: RateLimit;
}

/**
 * POST /ui/v1/account/delete. The call succeeds once the deletion is marked and the user is locked out. What fails
 * after that is finished by the job `finish-erasures`.
 */
export function deleteAccount({ erasure, requireRecentSignIn, rateLimit }: DeletionDependencies): Handler<'deleteAccount'> {
  return async ({ actor, sent, session }) => {
    await rateLimit.perPerson(callerUid(actor));
    const uid = await requireRecentSignIn(actor, sent);
    await erasure.erasures.begin(uid);
    await erasure.users.lockOut(uid);
    session.end();
    const erased = eraseAccount(erasure, uid).catch((failure: unknown) => logBug('', failure));
    await Promise.race([erased, atMost(WAITED_MS)]);
    return null;
  };
}

function atMost(delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, delayMs).unref();
  });
}
