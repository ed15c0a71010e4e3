import { isCoach } from '@touchline/domain/account/coach-role';
import type { Person } from '@touchline/domain/account/change-account';
import { claimableColleges } from '@touchline/domain/account/coach-colleges';
import { collegesOfRoles, type OwnAccount, ownAccountOf } from '@touchline/domain/account/own-account';
import type { CollegeRequest } from '@touchline/domain/college/college-request';
import { Refusal } from '@touchline/domain/http/refusal';
import type { AuthChanges } from '../../platform/auth-changes-gateway';
import type { Clock } from '../../platform/clock';
import type { Handler } from '../../platform/handler';
import type { CatalogueStore } from '../colleges/catalogue-store';
import { collegeNames } from '../colleges/listed-colleges';
import type { AccountStore } from './account-store';
import type { SignInSettling } from './settle-sign-in';
import type { SignInChangeStore } from './sign-in-change-store';
import { ownUid } from './signed-in-afresh';

/** What is told besides the person's own documents. */
export interface AccountSurroundings {
  readonly users: AuthChanges;
  readonly catalogue: CatalogueStore;
  readonly requestOf: (uid: string) => Promise<CollegeRequest | null>;
  readonly clock: Clock;
}

/** Tells a person about their own account, with the provider's word, the colleges' names and, to coaches, where they may ask for a role. Throws Refusal notFound. */
export type TellAccount = (person: Person, country: string | null) => Promise<OwnAccount>;

export function tellAccount({ users, catalogue, requestOf, clock }: AccountSurroundings): TellAccount {
  return async (person, country) => {
    const uid = person.account._id;
    const coaches = isCoach(person.profile);
    const [user, nameOf, request] = await Promise.all([
      users.find(uid),
      collegeNames(catalogue, collegesOfRoles(person)),
      coaches ? requestOf(uid) : null,
    ]);
    if (user === null) throw new Refusal('signInRequired', 'sessionExpired');
    const { email, emailVerified, providers, lastSignInAt } = user;
    return ownAccountOf({
      ...person,
      provider: { email, emailVerified, providers: [...providers], lastSignInAt },
      ...{ nameOf, request },
      fitting: coaches ? claimableColleges(person.profile, email, (await catalogue.current()).rows) : [],
      today: clock().toISOString().slice(0, 10),
      country,
    });
  };
}

/** GET /ui/v1/account. Where a change of signing in broke off, or was made at the provider itself, it is settled first. */
export function account(
  accounts: AccountStore,
  tell: TellAccount,
  changes: SignInChangeStore,
  { settle }: SignInSettling,
): Handler<'account'> {
  return async ({ actor, country }) => {
    const uid = ownUid(actor);
    const [person, change] = await Promise.all([accounts.find(uid), changes.find(uid)]);
    if (person === null) throw new Refusal('notFound', 'noProfile');
    const told = await tell(person, country);
    if (change === null && told.email === person.account.email) return told;
    await settle(uid);
    return tell((await accounts.find(uid)) ?? person, country);
  };
}
