import type { Person } from '@touchline/domain/account/change-account';
import { collegesOfRoles, type OwnAccount, ownAccountOf } from '@touchline/domain/account/own-account';
import { Refusal } from '@touchline/domain/http/refusal';
import type { AuthChanges } from '../../platform/auth-changes-gateway';
import type { Clock } from '../../platform/clock';
import type { Handler } from '../../platform/handler';
import type { CatalogueStore } from '../colleges/catalogue-store';
import { collegeNames } from '../colleges/listed-colleges';
import type { AccountStore } from './account-store';
import { ownUid } from './signed-in-afresh';

/** Tells a person about their own account, with the provider's word and the colleges' names. Throws Refusal notFound. */
export type TellAccount = (person: Person, country: string | null) => Promise<OwnAccount>;

export function tellAccount(users: AuthChanges, catalogue: CatalogueStore, clock: Clock): TellAccount {
  return async (person, country) => {
    const [user, nameOf] = await Promise.all([users.find(person.account._id), collegeNames(catalogue, collegesOfRoles(person))]);
    if (user === null) throw new Refusal('signInRequired', 'sessionExpired');
    const { email, emailVerified, providers, lastSignInAt } = user;
    return ownAccountOf({
      ...person,
      provider: { email, emailVerified, providers: [...providers], lastSignInAt },
      nameOf,
      today: clock().toISOString().slice(0, 10),
      country,
    });
  };
}

/** GET /ui/v1/account. Where the provider knows another mail address than the account, the account learns it: an earlier move broke off. */
export function account(accounts: AccountStore, tell: TellAccount): Handler<'account'> {
  return async ({ actor, country }) => {
    const person = await accounts.find(ownUid(actor));
    if (person === null) throw new Refusal('notFound', 'noProfile');
    const told = await tell(person, country);
    if (told.email !== person.account.email) {
      const { uid, email } = told;
      await accounts.change(uid, ({ account: stored, profile }) => ({ account: { ...stored, email }, profile }));
    }
    return told;
  };
}
