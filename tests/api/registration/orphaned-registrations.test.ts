import { newcomer, registrationAccount } from '@touchline/domain/person/registration/registration';
import { aRegistration } from '@touchline/domain/person/testing/a-registration';
import { guardianAddressStore } from '@touchline/functions/features/featuring/guardian-address-store';
import { orphanedAuthUserStore } from '@touchline/functions/features/registration/orphaned-auth-user-store';
import { catalogueStore } from '@touchline/functions/features/colleges/catalogue-store';
import {
  join,
  registerAccount,
  type RegistrationDependencies,
} from '@touchline/functions/features/registration/registration-handlers';
import { registrationStore } from '@touchline/functions/features/registration/registration-store';
import { projectAuth } from '@touchline/functions/platform/auth/project-auth';
import { firebaseAuthUsers } from '@touchline/functions/platform/auth/auth-users-gateway';
import { newId, systemClock } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { describe, expect, test } from 'vitest';
import { handlerCall, NO_LIMIT } from '../../support/api/handler-calls';
import { interruptedCalls, type Interruption, interruptionsOf } from '../../support/api/platform/interrupted-calls';
import { idTokenFor } from '../../support/api/sign-in/provider-sign-in';
import { anAddress, storedOf } from '../../support/api/registration/registrations';

const EARLIER = 'earlier1password';
const NEW = 'sample1password';

/**
 * The path of a registration, of which the call with this number fails: before it does anything, or after its work,
 * with only the answer lost.
 */
function pathOf(interruption: Interruption = { number: 0, isLost: false }) {
  const { counted, calls } = interruptedCalls(interruption);
  const people = registrationStore(firestore, systemClock, newId, guardianAddressStore(firestore, systemClock, newId));
  const joinAs = join(people, catalogueStore(firestore, systemClock), () => Promise.resolve(null), systemClock);
  const path: RegistrationDependencies = {
    users: counted(firebaseAuthUsers()),
    orphans: counted(orphanedAuthUserStore(firestore, systemClock)),
    join: counted({ join: joinAs }).join,
    rateLimit: NO_LIMIT,
    clock: systemClock,
    newId,
  };
  return { path, calls };
}

const registering = (path: RegistrationDependencies, email: string): Promise<unknown> =>
  registerAccount(path)({
    body: () => ({ account: registrationAccount.parse({ ...aRegistration, email, password: NEW }) }),
    ...handlerCall(null),
  });

/** A user who signed up at the provider with an unverified address and has no documents. */
async function anOrphanedUser(): Promise<string> {
  const email = anAddress();
  await projectAuth().createUser({ email, password: EARLIER });
  return email;
}

const STEPS = ['create', 'findByEmail', 'markForDeletion', 'remove', 'create', 'join'];

describe('F8: a registration that replaces an orphaned user', () => {
  test('goes through all of these steps, and the earlier password opens nothing', async () => {
    const email = await anOrphanedUser();
    const whole = pathOf();
    await registering(whole.path, email);
    expect(whole.calls()).toEqual(STEPS);
    expect((await storedOf(email)).account?.email).toBe(email);
    expect(await idTokenFor(email, EARLIER)).toBeNull();
    expect(await idTokenFor(email, NEW)).not.toBeNull();
  });

  test.each(interruptionsOf(STEPS))(
    'killed $when step $number ($step): no documents under the earlier password, and registering again finishes',
    async ({ number, isLost }) => {
      const email = await anOrphanedUser();
      await expect(registering(pathOf({ number, isLost }).path, email)).rejects.toThrow('killed');
      const { account, profile } = await storedOf(email);
      const isMember = account !== undefined;
      expect(profile !== undefined).toBe(isMember);
      expect(isMember).toBe(number === STEPS.length && isLost);
      if (isMember) expect(await idTokenFor(email, EARLIER)).toBeNull();

      const again = registering(pathOf().path, email);
      if (isMember) await expect(again).rejects.toMatchObject({ code: 'emailTaken' });
      else await again;

      expect((await storedOf(email)).account?.email).toBe(email);
      expect(await idTokenFor(email, EARLIER)).toBeNull();
      expect(await idTokenFor(email, NEW)).not.toBeNull();
    },
  );

  test('a call that joins under the earlier user, such as accepting the terms, succeeds before or not at all', async () => {
    const email = await anOrphanedUser();
    const { uid } = await storedOf(email);
    const { path } = pathOf();
    await registering(path, email);
    const person = newcomer.parse({ ...aRegistration, email });
    expect(await path.join(person, { uid, locale: 'en', country: null, emailVerified: false })).toBe('leaving');
    expect((await storedOf(email)).uid).not.toBe(uid);
  });
});
