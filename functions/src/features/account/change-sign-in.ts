import { mayUseEmail } from '@touchline/domain/account/may-use-email';
import { Refusal } from '@touchline/domain/http/refusal';
import { emailChangedMail, passwordChangedMail } from '@touchline/domain/mail/account-mails';
import type { AuthChanges } from '../../platform/auth-changes-gateway';
import type { Handler } from '../../platform/handler';
import type { Tries } from '../../platform/tries';
import type { AccountStore } from './account-store';
import { ownUid, type RequireFreshSignIn } from './signed-in-afresh';

/** What changing how somebody signs in goes through. */
export interface SignInChanges {
  readonly accounts: AccountStore;
  readonly users: AuthChanges;
  readonly requireFreshSignIn: RequireFreshSignIn;
  readonly tries: Tries;
}

/** POST /ui/v1/account/password */
export function changePassword({ accounts, users, requireFreshSignIn, tries }: SignInChanges): Handler<'changePassword'> {
  return async ({ actor, sent, body, session }) => {
    await tries.around(ownUid(actor));
    const uid = await requireFreshSignIn(actor, sent);
    const { password } = body();
    await users.setPassword(uid, password);
    await users.endSessions(uid);
    session.end();
    await accounts.change(uid, (person) => person, {
      action: 'account.password',
      mail: ({ account }) => ({ to: account.email, text: passwordChangedMail(account, account.locale) }),
    });
    return null;
  };
}

/** POST /ui/v1/account/email. The provider moves first: whatever breaks off then, `GET /ui/v1/account` brings the account along. */
export function changeEmail({ accounts, users, requireFreshSignIn, tries }: SignInChanges): Handler<'changeEmail'> {
  return async ({ actor, sent, body, session }) => {
    await tries.around(ownUid(actor));
    const uid = await requireFreshSignIn(actor, sent);
    const [person, user] = await Promise.all([accounts.find(uid), users.find(uid)]);
    if (person === null || user === null) throw new Refusal('notFound', 'noProfile');
    const { email } = body();
    if (!user.providers.includes('password')) throw new Refusal('conflict', 'emailOfProvider', {}, 'email');
    if (!mayUseEmail(person.profile, user.email, email)) throw new Refusal('invalid', 'coachNeedsEduEmail', {}, 'email');
    if (email === user.email) return null;
    await users.setEmail(uid, email);
    await users.endSessions(uid);
    session.end();
    await accounts.change(uid, ({ account, profile }) => ({ account: { ...account, email }, profile }), {
      action: 'account.email',
      mail: ({ account }) => ({ to: user.email, text: emailChangedMail(account, account.locale) }),
    });
    return null;
  };
}

/** POST /ui/v1/account/signOutEverywhere */
export function signOutEverywhere(users: AuthChanges): Handler<'signOutEverywhere'> {
  return async ({ actor, session }) => {
    await users.endSessions(ownUid(actor));
    session.end();
    return null;
  };
}
