import { type Account, account } from '@touchline/domain/account/account';
import { newAccount } from '@touchline/domain/account/new-account';
import { displayNameOf } from '@touchline/domain/account/person-names';
import { newPassword, sportsGender } from '@touchline/domain/account/registration';
import { profileType } from '@touchline/domain/account/role';
import { type UserClaims, userClaims } from '@touchline/domain/account/user-claims';
import { blankProfile } from '@touchline/domain/profile/blank-profile';
import { type Profile, profile, username } from '@touchline/domain/profile/profile';

/** When the demo people signed up and accepted the terms. */
const SIGNED_UP_AT = '2026-01-05T10:00:00.000Z';

/** Someone of the demo world: what signs them in, what only they see, what everyone sees. */
export interface DemoPerson {
  readonly password: string;
  readonly claims: UserClaims;
  readonly account: Account;
  readonly profile: Profile;
}

/**
 * A person from an entry of accounts.json and what profiles/{username}.json tells beyond a blank profile. Throws where either does not fit the schemas
 * that the product itself stores by.
 */
export function demoPerson(entry: Readonly<Record<string, unknown>>, told: object): DemoPerson {
  const { uid, email, firstName, lastName, dateOfBirth } = entry;
  const { _id: idOf, email: mailOf, firstName: nameOf, dateOfBirth: dayOf } = account.shape;
  const said = {
    ...{ uid: idOf.parse(uid), email: mailOf.parse(email), dateOfBirth: dayOf.parse(dateOfBirth) },
    ...{ firstName: nameOf.parse(firstName), lastName: nameOf.parse(lastName) },
  };
  const stored = account.parse(newAccount({ ...said, marketingOptIn: false, locale: 'en', now: SIGNED_UP_AT }));
  const blank = blankProfile({
    _id: stored._id,
    username: username.parse(entry.username),
    displayName: displayNameOf(stored),
    type: profileType.parse(entry.type),
    sportsTypeGender: sportsGender.parse(entry.sportsTypeGender),
    roles: profile.shape.roles.parse(entry.roles),
    now: SIGNED_UP_AT,
  });
  return {
    password: newPassword.parse(entry.password),
    claims: userClaims(entry.isAdmin === true, blank.roles),
    account: stored,
    profile: profile.parse({ ...blank, ...told }),
  };
}
