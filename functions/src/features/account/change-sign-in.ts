import { mayUseEmail } from '@touchline/domain/account/may-use-email';
import type { SignInChange } from '@touchline/domain/account/sign-in-change';
import { Refusal } from '@touchline/domain/http/refusal';
import type { AuthChanges } from '../../platform/auth-changes-gateway';
import type { Handler } from '../../platform/handler';
import { logBug } from '../../platform/log';
import type { Tries } from '../../platform/tries';
import type { AccountStore } from './account-store';
import type { SignInSettling } from './settle-sign-in';
import type { SignInChangeStore } from './sign-in-change-store';
import { ownUid, type RequireFreshSignIn } from './signed-in-afresh';

/** What changing how somebody signs in goes through. */
export interface SignInChanges {
  readonly accounts: AccountStore;
  readonly changes: SignInChangeStore;
  readonly settling: SignInSettling;
  readonly users: AuthChanges;
  readonly requireFreshSignIn: RequireFreshSignIn;
  readonly tries: Tries;
}

/** POST /ui/v1/account/password */
export function changePassword(path: SignInChanges): Handler<'changePassword'> {
  const { accounts, users, requireFreshSignIn, tries } = path;
  return async ({ actor, sent, body, session }) => {
    await tries.around(ownUid(actor));
    const uid = await requireFreshSignIn(actor, sent);
    const { password } = body();
    const person = await accounts.find(uid);
    if (person === null) throw new Refusal('notFound', 'noProfile');
    const { email } = person.account;
    await carryOut(path, { uid, kind: 'password', from: email, to: email }, () => users.setPassword(uid, password));
    session.end();
    return null;
  };
}

/** POST /ui/v1/account/email */
export function changeEmail(path: SignInChanges): Handler<'changeEmail'> {
  const { accounts, users, requireFreshSignIn, tries } = path;
  return async ({ actor, sent, body, session }) => {
    await tries.around(ownUid(actor));
    const uid = await requireFreshSignIn(actor, sent);
    const [person, user] = await Promise.all([accounts.find(uid), users.find(uid)]);
    if (person === null || user === null) throw new Refusal('notFound', 'noProfile');
    const { email } = body();
    if (!user.providers.includes('password')) throw new Refusal('conflict', 'emailOfProvider', {}, 'email');
    if (!mayUseEmail(person.profile, user.email, email)) throw new Refusal('invalid', 'coachNeedsEduEmail', {}, 'email');
    if (email === user.email) return null;
    await carryOut(path, { uid, kind: 'email', from: user.email, to: email }, () => users.setEmail(uid, email));
    session.end();
    return null;
  };
}

/**
 * Notes a change, has the provider carry it out, ends every session, and finishes it. Once the provider has done it the answer is yes: what fails after that is finished by
 * the next look at the account or the job `settle-sign-ins`, so that neither the mail to its owner nor the line of the log is lost.
 */
async function carryOut(
  { changes, settling, users }: SignInChanges,
  { uid, kind, from, to }: Pick<SignInChange, 'kind' | 'from' | 'to'> & { readonly uid: string },
  act: () => Promise<void>,
): Promise<void> {
  if ((await changes.find(uid)) !== null) await settling.settle(uid);
  const change = await changes.begin(uid, kind, from, to);
  try {
    await act();
  } catch (failure) {
    if (failure instanceof Refusal) await changes.forget(change);
    throw failure;
  }
  await users.endSessions(uid);
  await settling.finish(change).catch((failure: unknown) => logBug('', failure));
}

/** POST /ui/v1/account/signOutEverywhere */
export function signOutEverywhere(users: AuthChanges): Handler<'signOutEverywhere'> {
  return async ({ actor, session }) => {
    await users.endSessions(ownUid(actor));
    session.end();
    return null;
  };
}
