import { displayNameOf } from '@touchline/domain/account/person-names';
import { registrationRefusal } from '@touchline/domain/account/registration';
import { Refusal } from '@touchline/domain/http/refusal';
import type { AuthUsers, ProviderUser } from '../../platform/auth-users-gateway';
import type { Clock } from '../../platform/clock';
import type { Handler } from '../../platform/handler';
import type { Tries } from '../../platform/tries';
import type { LeftUserStore } from '../account/left-user-store';
import type { Join } from './join';

/** What a registration goes through. */
export interface RegistrationPath {
  readonly users: AuthUsers;
  readonly left: Pick<LeftUserStore, 'giveUp'>;
  readonly join: Join;
  readonly tries: Tries;
  readonly clock: Clock;
}

/**
 * POST /ui/v1/registerAccount (specification §5 and §7). Whoever is too young is refused before anything is asked or counted under their address. The provider's user
 * comes first, the documents second. A user who was left without them (F8) makes room: nobody joins under that uid any more, the provider forgets it with its password and
 * tokens, and a new user takes its place; so documents never stand under a user whose password somebody else chose.
 */
export function registerAccount({ users, left, join, tries, clock }: RegistrationPath): Handler<'registerAccount'> {
  return async ({ body, address, language, country }) => {
    await tries.from(address);
    const { password, ...newcomer } = body().account;
    const tooYoung = registrationRefusal(newcomer, clock().toISOString().slice(0, 10));
    if (tooYoung !== null) throw new Refusal('invalid', tooYoung.code, {}, `account/${tooYoung.field}`);
    const { email } = newcomer;
    await tries.around(email);

    const user = { email, password, displayName: displayNameOf(newcomer) };
    const uid = (await users.create(user)) ?? ((await makesRoom(email)) ? await users.create(user) : null);
    if (uid === null || (await join(newcomer, { uid, locale: language, country })) !== 'joined')
      throw new Refusal('conflict', 'emailTaken', {}, 'account/email');
    return { registered: true };
  };

  async function makesRoom(email: string): Promise<boolean> {
    const known = await users.findByEmail(email);
    if (known === null) return true;
    if (!mayBeReplaced(known) || !(await left.giveUp(known.uid))) return false;
    await users.remove(known.uid);
    return true;
  }
}

/**
 * Whether a user without a profile is a registration cut short: nobody has proved that the address is theirs, neither by mail nor by a social provider, and the user is
 * not locked (as during the deletion of an account).
 */
function mayBeReplaced({ emailVerified, isDisabled, providers }: ProviderUser): boolean {
  return !emailVerified && !isDisabled && providers.every((provider) => provider === 'password');
}
