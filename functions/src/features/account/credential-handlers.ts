import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { mayUseEmail } from '@touchline/domain/person/account/change-email';
import { isGuardianOf } from '@touchline/domain/person/consent/guardian';
import type { SignInChange } from '@touchline/domain/person/sign-in/sign-in-change';
import type { AuthChanges } from '../../platform/auth/auth-changes-gateway';
import type { RequireRecentSignIn } from '../../platform/auth/auth-gateway';
import type { Clock } from '../../platform/clock-and-ids';
import { callerUid, type Handler } from '../../platform/handler';
import { logBug } from '../../platform/log';
import type { RateLimit } from '../../platform/rate-limit-store';
import type { AccountStore } from './account-store';
import type { AuthUserReconciliation } from '../sign-in/reconcile-auth-user';
import type { SignInChangeStore } from '../sign-in/sign-in-change-store';

/** What changing a password or a mail address needs. */
export interface CredentialDependencies {
  readonly accounts: AccountStore;
  readonly changes: SignInChangeStore;
  readonly reconciliation: AuthUserReconciliation;
  readonly users: AuthChanges;
  readonly requireRecentSignIn: RequireRecentSignIn;
  readonly rateLimit: RateLimit;
  readonly clock: Clock;
}

/** POST /ui/v1/account/password */
export function changePassword(dependencies: CredentialDependencies): Handler<'changePassword'> {
  const { accounts, users, requireRecentSignIn, rateLimit } = dependencies;
  return async ({ actor, sent, body, session }) => {
    await rateLimit.perPerson(callerUid(actor));
    const uid = await requireRecentSignIn(actor, sent);
    const { password } = body();
    const person = await accounts.find(uid);
    if (person === null) throw new Refusal('notFound', 'noProfile');
    const { email } = person.account;
    await changeAtProvider(dependencies, { uid, kind: 'password', from: email, to: email }, () =>
      users.setPassword(uid, password),
    );
    session.end();
    return null;
  };
}

/** POST /ui/v1/account/email */
export function changeEmail(dependencies: CredentialDependencies): Handler<'changeEmail'> {
  const { accounts, users, requireRecentSignIn, rateLimit, clock } = dependencies;
  return async ({ actor, sent, body, session }) => {
    await rateLimit.perPerson(callerUid(actor));
    const uid = await requireRecentSignIn(actor, sent);
    const [person, user] = await Promise.all([accounts.find(uid), users.find(uid)]);
    if (person === null || user === null) throw new Refusal('notFound', 'noProfile');
    const { email } = body();
    if (!user.providers.includes('password')) throw new Refusal('conflict', 'emailOfProvider', {}, 'email');
    if (!mayUseEmail(person.profile, user.email, email)) throw new Refusal('invalid', 'coachNeedsEduEmail', {}, 'email');
    if (isGuardianOf(person.account, email, clock().toISOString().slice(0, 10)))
      throw new Refusal('invalid', 'emailIsGuardians', {}, 'email');
    if (email === user.email) return null;
    await changeAtProvider(dependencies, { uid, kind: 'email', from: user.email, to: email }, () => users.setEmail(uid, email));
    session.end();
    return null;
  };
}

/**
 * Records a change, has the provider apply it, ends every session and finishes it. Once the provider has applied it the
 * call succeeds. What fails after that is finished by the next reading of the account or by the job
 * `reconcile-auth-users`, so that neither the mail to the owner nor the audit line is lost.
 */
async function changeAtProvider(
  { changes, reconciliation, users }: CredentialDependencies,
  { uid, kind, from, to }: Pick<SignInChange, 'kind' | 'from' | 'to'> & { readonly uid: string },
  applyChange: () => Promise<void>,
): Promise<void> {
  if ((await changes.find(uid)) !== null) await reconciliation.reconcile(uid);
  const change = await changes.begin(uid, kind, from, to);
  try {
    await applyChange();
  } catch (failure) {
    if (failure instanceof Refusal) await changes.remove(change);
    throw failure;
  }
  await users.endSessions(uid);
  await reconciliation.finish(change).catch((failure: unknown) => logBug('', failure));
}

/** POST /ui/v1/account/signOutEverywhere */
export function signOutEverywhere(users: AuthChanges): Handler<'signOutEverywhere'> {
  return async ({ actor, session }) => {
    await users.endSessions(callerUid(actor));
    session.end();
    return null;
  };
}
