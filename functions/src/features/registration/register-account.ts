import { displayNameOf } from '@touchline/domain/account/person-names';
import { registrationRefusal } from '@touchline/domain/account/registration';
import { Refusal } from '@touchline/domain/http/refusal';
import type { AuthUsers, ProviderUser } from '../../platform/auth-users-gateway';
import type { Clock } from '../../platform/clock';
import type { Handler } from '../../platform/handler';
import type { Tries } from '../../platform/tries';
import type { Join } from './join';

/** What a registration goes through. */
export interface RegistrationPath {
  readonly users: AuthUsers;
  readonly join: Join;
  readonly tries: Tries;
  readonly clock: Clock;
}

/**
 * POST /ui/v1/registerAccount (specification §5 and §7). Whoever is too young is refused before anything is asked or counted under their address. The provider's user
 * comes first, the documents second: a user who was left without them (F8) gets them, and the new password, from the next registration.
 */
export function registerAccount({ users, join, tries, clock }: RegistrationPath): Handler<'registerAccount'> {
  return async ({ body, address, language, country }) => {
    await tries.from(address);
    const { password, ...newcomer } = body().account;
    const tooYoung = registrationRefusal(newcomer, clock().toISOString().slice(0, 10));
    if (tooYoung !== null) throw new Refusal('invalid', tooYoung.code, {}, `account/${tooYoung.field}`);
    await tries.around(newcomer.email);

    const displayName = displayNameOf(newcomer);
    const created = await users.create({ email: newcomer.email, password, displayName });
    const left = created === null ? await users.findByEmail(newcomer.email) : null;
    const uid = created ?? (left !== null && mayBeTakenOver(left) ? left.uid : null);
    if (uid === null || !(await join(newcomer, { uid, locale: language, country }))) {
      throw new Refusal('conflict', 'emailTaken', {}, 'account/email');
    }
    if (left !== null) await users.takeOver(uid, { password, displayName });
    return { registered: true };
  };
}

/**
 * Whether a user without a profile is a registration cut short: nobody has proved that the address is theirs, neither by mail nor by a social provider, and the user is
 * not locked (as during the deletion of an account).
 */
function mayBeTakenOver({ emailVerified, isDisabled, providers }: ProviderUser): boolean {
  return !emailVerified && !isDisabled && providers.every((provider) => provider === 'password');
}
