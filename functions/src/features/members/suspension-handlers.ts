import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { requireSuspendable } from '@touchline/domain/person/members/suspend-person';
import type { AuthChanges } from '../../platform/auth/auth-changes-gateway';
import { callerUid, type Handler } from '../../platform/handler';
import { isDocumentName } from '../../platform/stored-document';
import type { AccountStore } from '../account/account-store';
import type { ShowPeople } from './admin-user-handlers';
import type { SuspensionStore } from './suspension-store';

/** What suspending an account needs. */
interface SuspensionDependencies {
  readonly accounts: Pick<AccountStore, 'find'>;
  readonly suspensions: SuspensionStore;
  readonly users: Pick<AuthChanges, 'find' | 'endSessions' | 'unlock'>;
  readonly stopRenewalsOf: (uid: string) => Promise<void>;
  readonly show: ShowPeople;
}

/**
 * POST /ui/v1/admin/users/:uid/suspension. What is stored comes first, hides the profile and refuses new sessions; then
 * the sessions end, and plans stop renewing last, so that a payment provider who is away keeps nobody signed in. Each
 * step may be repeated: a call that breaks off is made again. The provider's user stays enabled, because only a sign-in
 * proves who may read the reason; lifting also enables one that was disabled before.
 */
export function suspendPerson({
  accounts,
  suspensions,
  users,
  stopRenewalsOf,
  show,
}: SuspensionDependencies): Handler<'suspendPerson'> {
  return async ({ actor, params: { uid }, body }) => {
    const by = callerUid(actor);
    if (!isDocumentName(uid) || (await accounts.find(uid)) === null) throw new Refusal('notFound', 'unknownPerson');
    const { suspended, reason } = body();
    const user = await users.find(uid);
    if (suspended) requireSuspendable(by, { uid, isAdmin: user?.claims.admin === true });
    const to = user === null ? null : { email: user.email, isVerified: user.emailVerified };
    const person = await suspensions.set({ uid, by, reason: suspended ? reason : null, to });
    if (user !== null) await (suspended ? users.endSessions(uid) : users.unlock(uid));
    if (suspended) await stopRenewalsOf(uid);
    const [shown] = await show([person]);
    if (shown === undefined) throw new Refusal('notFound', 'unknownPerson');
    return { user: shown };
  };
}
