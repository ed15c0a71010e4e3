import type { Handler } from '../../platform/handler';
import { logBug } from '../../platform/log';
import type { Tries } from '../../platform/tries';
import { eraseAccount, type ErasurePlaces } from './erase-account';
import { ownUid, type RequireFreshSignIn } from './signed-in-afresh';

/** The caller waits so long for the whole deletion; then it goes on, or the job finishes it. */
const WAITED_MS = 5000;

/** What deleting the own account goes through. */
export interface Deletion {
  readonly places: ErasurePlaces;
  readonly requireFreshSignIn: RequireFreshSignIn;
  readonly tries: Tries;
}

/** POST /ui/v1/account/delete. Once it is noted and the user is locked out the answer is yes: what fails after that is finished by the job `finish-erasures`. */
export function deleteAccount({ places, requireFreshSignIn, tries }: Deletion): Handler<'deleteAccount'> {
  return async ({ actor, sent, session }) => {
    await tries.around(ownUid(actor));
    const uid = await requireFreshSignIn(actor, sent);
    await places.erasures.begin(uid);
    await places.users.lockOut(uid);
    session.end();
    const erased = eraseAccount(places, uid).catch((failure: unknown) => logBug('', failure));
    await Promise.race([erased, atMost(WAITED_MS)]);
    return null;
  };
}

function atMost(delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, delayMs).unref();
  });
}
