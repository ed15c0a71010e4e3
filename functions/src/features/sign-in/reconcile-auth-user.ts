import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { isEmail } from '@touchline/domain/kernel/text/email';
import type { Person } from '@touchline/domain/person/account/change-account';
import { demoteCoachRoles, lostRoles, mayUseEmail, withChangedEmail } from '@touchline/domain/person/account/change-email';
import { collegesOfEmail } from '@touchline/domain/person/claims/coach-colleges';
import { isAbandoned, isApplied, sessionsEndedSince, type SignInChange } from '@touchline/domain/person/sign-in/sign-in-change';
import type { MailText } from '@touchline/domain/person/mail/mail-text';
import { emailChangedMail, emailRestoredMail, passwordChangedMail } from '@touchline/domain/person/mail/mail-texts';
import type { AuthChanges, AuthUser } from '../../platform/auth/auth-changes-gateway';
import type { Clock } from '../../platform/clock-and-ids';
import type { CatalogueStore } from '../colleges/catalogue-store';
import type { AccountStore, SideEffects } from '../account/account-store';
import type { GuardianAddressStore } from '../featuring/guardian-address-store';
import type { MailToSend } from '../mail/mail-store';
import type { RenewRoleClaims } from './role-claims';
import type { SignInChangeStore } from './sign-in-change-store';
import type { EnterQueue } from '../registration/unverified-coach-store';

/** What reconciling the provider's user with the account needs. */
export interface ReconciliationDependencies {
  readonly accounts: AccountStore;
  readonly changes: SignInChangeStore;
  readonly users: Pick<AuthChanges, 'find' | 'setEmail' | 'endSessions'>;
  readonly catalogue: CatalogueStore;
  readonly renewClaims: RenewRoleClaims;
  readonly enterQueue: EnterQueue;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly addresses: Pick<GuardianAddressStore, 'endByAddress'>;
}

/** Synchronises the account with the provider's user (docs/accounts.md). */
export interface AuthUserReconciliation {
  /** Completes a change that the provider has applied: account, mail and audit line. Repeated calls do it once. */
  readonly finish: (change: SignInChange) => Promise<void>;
  /**
   * Finishes interrupted changes. The account takes over an address that was changed at the provider itself, with a
   * mail to the earlier one. Where a coach may not have the address it is changed back; where that fails, accepted
   * coach roles are Pending again. A coach who has verified the address enters the queue.
   */
  readonly reconcile: (uid: string) => Promise<void>;
}

export function authUserReconciliation(dependencies: ReconciliationDependencies): AuthUserReconciliation {
  const { accounts, changes, users, catalogue, renewClaims, enterQueue, clock, newId, addresses } = dependencies;
  const now = () => clock().toISOString();
  const lostRolesDetail: Pick<SideEffects, 'detail'> = {
    detail: (before, after) => {
      const colleges = lostRoles(before.profile.roles, after.profile.roles);
      return colleges.length === 0 ? {} : { colleges };
    },
  };

  /**
   * The account takes over an address, with a mail to the one before. The catalogue is read again first, because a
   * role that is removed with the address cannot be restored. The claims follow, for the client alone. What the address
   * agreed to as a guardian ends.
   */
  async function adoptEmail(uid: string, id: string, from: string, to: string): Promise<void> {
    const [{ rows }, user] = await Promise.all([catalogue.fresh(), users.find(uid)]);
    const fitting = new Set(collegesOfEmail(rows, to).map(({ _id }) => _id));
    const moved = { email: to, isVerified: user !== null && user.email === to && user.emailVerified };
    await accounts.change(uid, (person) => withChangedEmail(person, moved, (collegeId) => fitting.has(collegeId), now()), {
      id,
      action: 'account.email',
      ...lostRolesDetail,
      mail: ({ account }) => warningTo(from, 'emailChanged', emailChangedMail(account.locale)),
    });
    await renewClaims(uid);
    await addresses.endByAddress(to);
  }

  async function finish(change: SignInChange): Promise<void> {
    const { _id: uid, changeId: id, kind, from, to } = change;
    if (kind === 'email') await adoptEmail(uid, id, from, to);
    else if (kind === 'password') {
      const isVerified = (await users.find(uid))?.emailVerified === true;
      const mail: SideEffects['mail'] = ({ account }) => ({
        kind: 'passwordChanged',
        to: { email: from, isVerified },
        text: passwordChangedMail(account, account.locale),
      });
      await accounts.change(uid, (person) => person, { id, action: 'account.password', mail });
    } else {
      const mail: SideEffects['mail'] = ({ account }) => warningTo(to, 'emailRestored', emailRestoredMail(account.locale));
      await accounts.change(uid, (person) => person, { id, action: 'account.emailPutBack', mail });
    }
    await changes.remove(change);
  }

  async function finishChange(change: SignInChange, user: AuthUser): Promise<void> {
    if (isApplied(change, user)) {
      if (change.kind === 'email' && !sessionsEndedSince(user.sessionsEndedAt, change.begunAt)) await users.endSessions(user.uid);
      await finish(change);
    } else if (isAbandoned(change, clock())) await changes.remove(change);
  }

  async function reconcileEmail({ account, profile }: Person, { uid, email }: AuthUser): Promise<void> {
    if (email === '' || email === account.email) return;
    if (isEmail(email) && mayUseEmail(profile, account.email, email)) return adoptEmail(uid, newId(), account.email, email);
    const change = await changes.begin(uid, 'putBack', email, account.email);
    const isBack = await users.setEmail(uid, account.email).then(
      () => true,
      (refusal: unknown) => {
        if (refusal instanceof Refusal && refusal.kind === 'conflict') return false;
        throw refusal;
      },
    );
    if (isBack) return finish(change);
    await accounts.change(uid, (person) => demoteCoachRoles(person, email, now()), {
      id: change.changeId,
      action: 'account.email',
      ...lostRolesDetail,
      mail: ({ account: before }) => warningTo(before.email, 'emailChanged', emailChangedMail(before.locale)),
    });
    await renewClaims(uid);
    return changes.remove(change);
  }

  return {
    finish,
    reconcile: async (uid) => {
      const [change, user] = await Promise.all([changes.find(uid), users.find(uid)]);
      if (user === null) return;
      if (change !== null) await finishChange(change, user);
      const person = await accounts.find(uid);
      if (person === null) return;
      await reconcileEmail(person, user);
      if (person.profile.type === 'coach') await enterQueue(user);
    },
  };
}

/** A warning to an address that the account had: whether anybody has verified it does not matter. */
function warningTo(email: string, kind: 'emailChanged' | 'emailRestored', text: MailText): MailToSend {
  return { kind, to: { email, isVerified: false }, text };
}

/**
 * The job `reconcile-auth-users`: reconciles every user with an unfinished change. One that fails does not stop the
 * others. Returns how many were checked.
 */
export async function reconcileAuthUsers(changes: SignInChangeStore, { reconcile }: AuthUserReconciliation): Promise<number> {
  const failures: unknown[] = [];
  const begun = await changes.listBegun();
  for (const { _id } of begun) await reconcile(_id).catch((failure: unknown) => failures.push(failure));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} changes of signing in could not be reconciled`);
  return begun.length;
}
