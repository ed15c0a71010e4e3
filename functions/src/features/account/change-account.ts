import { asleep, type Occasion, withAccountChanges, withServices } from '@touchline/domain/account/change-account';
import type { AuthChanges } from '../../platform/auth-changes-gateway';
import type { Clock } from '../../platform/clock';
import type { Handler } from '../../platform/handler';
import type { AccountStore } from './account-store';
import type { TellAccount } from './own-account';
import { ownUid } from './signed-in-afresh';

const occasion = (clock: Clock, country: string | null): Occasion => ({ now: clock().toISOString(), country });

/** POST /ui/v1/account */
export function changeAccount(accounts: AccountStore, tell: TellAccount, clock: Clock): Handler<'changeAccount'> {
  return async ({ actor, body, country }) => {
    const changes = body();
    const after = await accounts.change(ownUid(actor), (person) => withAccountChanges(person, changes, occasion(clock, country)));
    return { account: await tell(after, country) };
  };
}

/** POST /ui/v1/account/consent */
export function recordConsent(accounts: AccountStore, tell: TellAccount, clock: Clock): Handler<'recordConsent'> {
  return async ({ actor, body, country }) => {
    const { services } = body();
    const after = await accounts.change(ownUid(actor), ({ account, profile }) => ({
      account: withServices(account, services, occasion(clock, country)),
      profile,
    }));
    return { account: await tell(after, country) };
  };
}

/** POST /ui/v1/account/deactivate: hidden first, signed out second, so that a call that breaks off is simply made again. */
export function deactivateAccount(accounts: AccountStore, users: AuthChanges, clock: Clock): Handler<'deactivateAccount'> {
  return async ({ actor, session }) => {
    const uid = ownUid(actor);
    await accounts.change(uid, (person) => asleep(person, true, clock().toISOString()), { action: 'account.deactivate' });
    await users.endSessions(uid);
    session.end();
    return null;
  };
}

/** POST /ui/v1/account/reactivate */
export function reactivateAccount(accounts: AccountStore, tell: TellAccount, clock: Clock): Handler<'reactivateAccount'> {
  return async ({ actor, country }) => {
    const wake = { action: 'account.reactivate' } as const;
    const after = await accounts.change(ownUid(actor), (person) => asleep(person, false, clock().toISOString()), wake);
    return { account: await tell(after, country) };
  };
}
