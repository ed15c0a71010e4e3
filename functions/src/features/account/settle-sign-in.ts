import type { Person } from '@touchline/domain/account/change-account';
import { collegesOfEmail } from '@touchline/domain/account/colleges-of-email';
import { mayUseEmail } from '@touchline/domain/account/may-use-email';
import { lostRoles, movedPerson, suspendedPerson } from '@touchline/domain/account/moved-person';
import { hasHappened, haveEndedSince, isGivenUp, type SignInChange } from '@touchline/domain/account/sign-in-change';
import { Refusal } from '@touchline/domain/http/refusal';
import { emailChangedMail, emailPutBackMail, passwordChangedMail } from '@touchline/domain/mail/account-mails';
import { isEmail } from '@touchline/domain/text/email';
import type { AuthChanges, KnownUserRecord } from '../../platform/auth-changes-gateway';
import type { Clock } from '../../platform/clock';
import type { CatalogueStore } from '../colleges/catalogue-store';
import type { RenewRoleClaims } from '../roles/renew-role-claims';
import type { AccountStore, Along } from './account-store';
import type { SignInChangeStore } from './sign-in-change-store';

/** What bringing accounts and provider together goes through. */
export interface SettlingPath {
  readonly accounts: AccountStore;
  readonly changes: SignInChangeStore;
  readonly users: Pick<AuthChanges, 'find' | 'setEmail' | 'endSessions'>;
  readonly catalogue: CatalogueStore;
  readonly renewClaims: RenewRoleClaims;
  readonly clock: Clock;
  readonly newId: () => string;
}

/** How somebody signs in, and what their account says of it, brought together. */
export interface SignInSettling {
  /** Does what follows from a change that the provider has carried out: account, mail and line of the log, once however often it is asked for. */
  readonly finish: (change: SignInChange) => Promise<void>;
  /**
   * Finishes what broke off. An address that was changed at the provider itself is learnt with a mail to the earlier one, or put back where coaches may not have it; where that
   * fails, accepted coach roles are Pending again.
   */
  readonly settle: (uid: string) => Promise<void>;
}

export function signInSettling(path: SettlingPath): SignInSettling {
  const { accounts, changes, users, catalogue, renewClaims, clock, newId } = path;
  const now = () => clock().toISOString();
  const withLostRoles: Pick<Along, 'detail'> = {
    detail: (before, after) => {
      const colleges = lostRoles(before.profile.roles, after.profile.roles);
      return colleges.length === 0 ? {} : { colleges };
    },
  };

  /** The account learns an address; the one before is told. The catalogue is asked for news first: a role that goes with the address is gone for good. */
  async function learn(uid: string, id: string, from: string, to: string): Promise<void> {
    catalogue.forget();
    const fitting = new Set(collegesOfEmail((await catalogue.current()).rows, to).map(({ _id }) => _id));
    await accounts.change(uid, (person) => movedPerson(person, to, (collegeId) => fitting.has(collegeId), now()), {
      ...{ id, action: 'account.email', ...withLostRoles },
      mail: ({ account }) => ({ to: from, text: emailChangedMail(account, account.locale) }),
    });
  }

  async function finish(change: SignInChange): Promise<void> {
    const { _id: uid, changeId: id, kind, from, to } = change;
    if (kind === 'email') await learn(uid, id, from, to);
    else if (kind === 'password') {
      const mail: Along['mail'] = ({ account }) => ({ to: from, text: passwordChangedMail(account, account.locale) });
      await accounts.change(uid, (person) => person, { id, action: 'account.password', mail });
    } else {
      const mail: Along['mail'] = ({ account }) => ({ to, text: emailPutBackMail(account, account.locale) });
      await accounts.change(uid, (person) => person, { id, action: 'account.emailPutBack', mail });
    }
    await changes.forget(change);
  }

  async function settleChange(change: SignInChange, user: KnownUserRecord): Promise<void> {
    if (hasHappened(change, user)) {
      if (change.kind === 'email' && !haveEndedSince(user.sessionsEndedAt, change.begunAt)) await users.endSessions(user.uid);
      await finish(change);
    } else if (isGivenUp(change, clock())) await changes.forget(change);
  }

  async function settleAddress({ account, profile }: Person, { uid, email }: KnownUserRecord): Promise<void> {
    if (email === '' || email === account.email) return;
    if (isEmail(email) && mayUseEmail(profile, account.email, email)) return learn(uid, newId(), account.email, email);
    const change = await changes.begin(uid, 'putBack', email, account.email);
    const isBack = await users.setEmail(uid, account.email).then(
      () => true,
      (refusal: unknown) => {
        if (refusal instanceof Refusal && refusal.kind === 'conflict') return false;
        throw refusal;
      },
    );
    if (isBack) return finish(change);
    await accounts.change(uid, (person) => suspendedPerson(person, email, now()), {
      ...{ id: change.changeId, action: 'account.email', ...withLostRoles },
      mail: ({ account: before }) => ({ to: before.email, text: emailChangedMail(before, before.locale) }),
    });
    await renewClaims(uid);
    return changes.forget(change);
  }

  return {
    finish,
    settle: async (uid) => {
      const [change, user] = await Promise.all([changes.find(uid), users.find(uid)]);
      if (user === null) return;
      if (change !== null) await settleChange(change, user);
      const person = await accounts.find(uid);
      if (person !== null) await settleAddress(person, user);
    },
  };
}

/** The job: settles every change that was begun and not finished; one that fails again does not keep the others. Answers how many were looked at. */
export async function settleSignIns(changes: SignInChangeStore, { settle }: SignInSettling): Promise<number> {
  const failures: unknown[] = [];
  const begun = await changes.listBegun();
  for (const { _id } of begun) await settle(_id).catch((failure: unknown) => failures.push(failure));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} changes of signing in could not be settled`);
  return begun.length;
}
