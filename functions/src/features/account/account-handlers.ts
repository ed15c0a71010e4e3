import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import {
  type ChangeContext,
  type Person,
  withAccountChanges,
  withDeactivation,
  withServices,
  withTermsAgreed,
} from '@touchline/domain/person/account/change-account';
import { claimableColleges } from '@touchline/domain/person/claims/coach-colleges';
import type { CollegeRequest } from '@touchline/domain/person/college-requests/college-request';
import { collegesOfRoles, type OwnAccount, ownAccountOf, type PlanOutlook } from '@touchline/domain/person/account/own-account';
import { withMailsChosen } from '@touchline/domain/person/mail/weekly-interest';
import { isCoach } from '@touchline/domain/person/roles/coach-role';
import type { AuthChanges } from '../../platform/auth/auth-changes-gateway';
import type { Clock } from '../../platform/clock-and-ids';
import { callerUid, type Handler } from '../../platform/handler';
import { type CatalogueStore, listedColleges } from '../colleges/catalogue-store';
import { readMailStop } from '../mail/mail-stop';
import type { ReadBoundCurrency } from '../money/bound-currency-store';
import type { AccountStore } from './account-store';
import type { AuthUserReconciliation } from '../sign-in/reconcile-auth-user';
import type { SignInChangeStore } from '../sign-in/sign-in-change-store';
import type { UnverifiedCoachStore } from '../registration/unverified-coach-store';

/** What the owner's view of an account needs besides the person's documents. */
interface PresenterDependencies {
  readonly users: AuthChanges;
  readonly catalogue: CatalogueStore;
  readonly requestOf: (uid: string) => Promise<CollegeRequest | null>;
  readonly outlookOf: (account: Person['account']) => Promise<PlanOutlook>;
  readonly boundCurrencyOf: ReadBoundCurrency;
  readonly clock: Clock;
}

/**
 * The owner's view of an account, with the provider's facts, the names of the colleges and, for a coach, the colleges
 * where they may ask for a role. Throws Refusal signInRequired where the provider's user is gone.
 */
type PresentAccount = (person: Person, country: string | null) => Promise<OwnAccount>;

export function accountPresenter({
  users,
  catalogue,
  requestOf,
  outlookOf,
  boundCurrencyOf,
  clock,
}: PresenterDependencies): PresentAccount {
  return async (person, country) => {
    const uid = person.account._id;
    const isOwnerCoach = isCoach(person.profile);
    const [user, listed, request, plan, boundCurrency] = await Promise.all([
      users.find(uid),
      listedColleges(catalogue, collegesOfRoles(person)),
      isOwnerCoach ? requestOf(uid) : null,
      outlookOf(person.account),
      boundCurrencyOf(person.account),
    ]);
    if (user === null) throw new Refusal('signInRequired', 'sessionExpired');
    const { email, emailVerified, providers, lastSignInAt } = user;
    return ownAccountOf({
      ...person,
      provider: { email, emailVerified, providers: [...providers], lastSignInAt },
      collegeOf: (collegeId) => listed.get(collegeId) ?? null,
      request,
      plan,
      boundCurrency,
      fitting: isOwnerCoach ? claimableColleges(person.profile, email, (await catalogue.current()).rows) : [],
      today: clock().toISOString().slice(0, 10),
      country,
    });
  };
}

/**
 * GET /ui/v1/account. A change of the credentials that broke off, or was made at the provider itself, is reconciled
 * first, and a coach who has verified the address enters the queue.
 */
export function account(
  accounts: AccountStore,
  present: PresentAccount,
  changes: SignInChangeStore,
  unverified: Pick<UnverifiedCoachStore, 'isWaiting'>,
  { reconcile }: AuthUserReconciliation,
): Handler<'account'> {
  return async ({ actor, country }) => {
    const uid = callerUid(actor);
    const [person, change] = await Promise.all([accounts.find(uid), changes.find(uid)]);
    if (person === null) throw new Refusal('notFound', 'noProfile');
    const presented = await present(person, country);
    const maybeEnters = person.profile.type === 'coach' && presented.emailVerified && (await unverified.isWaiting(uid));
    if (change === null && presented.email === person.account.email && !maybeEnters) return presented;
    await reconcile(uid);
    return present((await accounts.find(uid)) ?? person, country);
  };
}

const contextOf = (clock: Clock, country: string | null): ChangeContext => ({ now: clock().toISOString(), country });

/** POST /ui/v1/account */
export function changeAccount(accounts: AccountStore, present: PresentAccount, clock: Clock): Handler<'changeAccount'> {
  return async ({ actor, body, country }) => {
    const changes = body();
    const after = await accounts.change(callerUid(actor), (person) =>
      withAccountChanges(person, changes, contextOf(clock, country)),
    );
    return { account: await present(after, country) };
  };
}

/** POST /ui/v1/account/consent */
export function recordConsent(accounts: AccountStore, present: PresentAccount, clock: Clock): Handler<'recordConsent'> {
  return async ({ actor, body, country }) => {
    const { services } = body();
    const after = await accounts.change(callerUid(actor), ({ account, profile }) => ({
      account: withServices(account, services, contextOf(clock, country)),
      profile,
    }));
    return { account: await present(after, country) };
  };
}

/** POST /ui/v1/account/terms */
export function agreeToTerms(accounts: AccountStore, present: PresentAccount, clock: Clock): Handler<'agreeToTerms'> {
  return async ({ actor, body, country }) => {
    const { version } = body();
    const after = await accounts.change(callerUid(actor), ({ account, profile }) => ({
      account: withTermsAgreed(account, version, clock().toISOString()),
      profile,
    }));
    return { account: await present(after, country) };
  };
}

/** What deactivating an account needs; `stopRenewalsOf` lets the plans of a person end with what is paid. */
interface DeactivationDependencies {
  readonly accounts: AccountStore;
  readonly users: AuthChanges;
  readonly clock: Clock;
  readonly stopRenewalsOf: (uid: string) => Promise<void>;
}

/**
 * POST /ui/v1/account/deactivate. The profile is hidden first, then plans stop renewing, and the sessions end last, so
 * that a call that breaks off is simply made again.
 */
export function deactivateAccount({
  accounts,
  users,
  clock,
  stopRenewalsOf,
}: DeactivationDependencies): Handler<'deactivateAccount'> {
  return async ({ actor, session }) => {
    const uid = callerUid(actor);
    await accounts.change(uid, (person) => withDeactivation(person, true, clock().toISOString()), {
      action: 'account.deactivate',
    });
    await stopRenewalsOf(uid);
    await users.endSessions(uid);
    session.end();
    return null;
  };
}

/** POST /ui/v1/account/reactivate */
export function reactivateAccount(accounts: AccountStore, present: PresentAccount, clock: Clock): Handler<'reactivateAccount'> {
  return async ({ actor, country }) => {
    const after = await accounts.change(callerUid(actor), (person) => withDeactivation(person, false, clock().toISOString()), {
      action: 'account.reactivate',
    });
    return { account: await present(after, country) };
  };
}

/**
 * POST /ui/v1/mailStops: turns a kind of mail off for anyone who has its link, signed in or not; `wanted=true` turns it
 * on again. The same call again changes nothing.
 */
export function stopMails(accounts: Pick<AccountStore, 'change' | 'find'>, clock: Clock): Handler<'stopMails'> {
  return async ({ query: { stop, wanted } }) => {
    const { kind, uid } = readMailStop(stop);
    const isWanted = wanted === 'true';
    if ((await accounts.find(uid)) === null) throw new Refusal('notFound', 'unknownMailLink');
    await accounts.change(uid, ({ account, profile }) => ({
      account: withMailsChosen(account, { [kind]: isWanted }, clock().toISOString().slice(0, 10)),
      profile,
    }));
    return { kind, wanted: isWanted };
  };
}
