import { newcomer, registrationAccount } from '@touchline/domain/person/account/registration';
import { aRegistration } from '@touchline/domain/person/testing/a-registration';
import { orphanedAuthUserStore } from '@touchline/functions/features/people/orphaned-auth-user-store';
import { catalogueStore } from '@touchline/functions/features/colleges/catalogue-store';
import { join, registerAccount, type RegistrationDependencies } from '@touchline/functions/features/people/registration-handlers';
import { registrationStore } from '@touchline/functions/features/people/registration-store';
import { projectAuth } from '@touchline/functions/platform/auth-gateway';
import { firebaseAuthUsers } from '@touchline/functions/platform/auth-users-gateway';
import { newId, systemClock } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { describe, expect, test } from 'vitest';
import { anAddress, idTokenFor, storedOf } from '../support/api/registrations';

const EARLIER = 'earlier1password';
const NEW = 'sample1password';
const NO_LIMIT = { perAddress: () => Promise.resolve(), perPerson: () => Promise.resolve() };

/**
 * The path of a registration, of which the call with this number fails: before it does anything, or after its work,
 * with only the answer lost.
 */
function failingAt(number: number, isLost: boolean): { path: RegistrationDependencies; calls: () => readonly string[] } {
  const calls: string[] = [];
  const faulty =
    <Sent extends unknown[], Answer>(name: string, act: (...sent: Sent) => Promise<Answer>) =>
    async (...sent: Sent): Promise<Answer> => {
      calls.push(name);
      const fails = calls.length === number;
      if (fails && !isLost) throw new Error(`killed before ${name}`);
      const answer = await act(...sent);
      if (fails) throw new Error(`killed after ${name}`);
      return answer;
    };
  const users = firebaseAuthUsers();
  const joinAs = join(registrationStore(firestore, systemClock, newId), catalogueStore(firestore, systemClock), systemClock);
  const path = {
    users: {
      findByEmail: faulty('findByEmail', users.findByEmail),
      create: faulty('create', users.create),
      remove: faulty('remove', users.remove),
    },
    orphans: { markForDeletion: faulty('markForDeletion', orphanedAuthUserStore(firestore, systemClock).markForDeletion) },
    join: faulty('join', joinAs),
    rateLimit: NO_LIMIT,
    clock: systemClock,
  };
  return { path, calls: () => calls };
}

const registering = (path: RegistrationDependencies, email: string): Promise<unknown> =>
  registerAccount(path)({
    body: () => ({ account: registrationAccount.parse({ ...aRegistration, email, password: NEW }) }),
    actor: { uid: null, isAdmin: false, roles: [] },
    params: {},
    query: null,
    sent: {},
    ifMatch: null,
    language: 'en',
    country: null,
    address: null,
    session: { start: () => undefined, end: () => undefined, confirm: () => undefined },
  });

/** A user who signed up at the provider with an unverified address and has no documents. */
async function anOrphanedUser(): Promise<string> {
  const email = anAddress();
  await projectAuth().createUser({ email, password: EARLIER });
  return email;
}

const STEPS = ['create', 'findByEmail', 'markForDeletion', 'remove', 'create', 'join'];
const faults = STEPS.flatMap((step, index) =>
  [false, true].map((isLost) => ({ number: index + 1, step, isLost, when: isLost ? 'after' : 'before' })),
);

describe('[S5-17] F8: a registration that replaces an orphaned user', () => {
  test('goes through all of these steps, and the earlier password opens nothing', async () => {
    const email = await anOrphanedUser();
    const whole = failingAt(0, false);
    await registering(whole.path, email);
    expect(whole.calls()).toEqual(STEPS);
    expect((await storedOf(email)).account?.email).toBe(email);
    expect(await idTokenFor(email, EARLIER)).toBeNull();
    expect(await idTokenFor(email, NEW)).not.toBeNull();
  });

  test.each(faults)(
    'killed $when step $number ($step): no documents under the earlier password, and registering again finishes',
    async ({ number, isLost }) => {
      const email = await anOrphanedUser();
      await expect(registering(failingAt(number, isLost).path, email)).rejects.toThrow('killed');
      const { account, profile } = await storedOf(email);
      const isMember = account !== undefined;
      expect(profile !== undefined).toBe(isMember);
      expect(isMember).toBe(number === STEPS.length && isLost);
      if (isMember) expect(await idTokenFor(email, EARLIER)).toBeNull();

      const again = registering(failingAt(0, false).path, email);
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
    const { path } = failingAt(0, false);
    await registering(path, email);
    const person = newcomer.parse({ ...aRegistration, email });
    expect(await path.join(person, { uid, locale: 'en', country: null })).toBe('leaving');
    expect((await storedOf(email)).uid).not.toBe(uid);
  });
});
