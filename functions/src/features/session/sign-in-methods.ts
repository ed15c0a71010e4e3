import { signInMethodOf } from '@touchline/domain/account/sign-in-method';
import type { AuthUsers } from '../../platform/auth-users-gateway';
import type { Handler } from '../../platform/handler';
import type { Tries } from '../../platform/tries';

/** POST /ui/v1/signInMethods: the look-up of the panel's first step (specification §4, Sign-in flow). */
export function signInMethods(users: AuthUsers, tries: Tries): Handler<'signInMethods'> {
  return async ({ body, address }) => {
    await tries.from(address);
    const { email } = body();
    await tries.around(email);
    return { method: signInMethodOf((await users.findByEmail(email))?.providers ?? []) };
  };
}
