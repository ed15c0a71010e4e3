import { randomUUID } from 'node:crypto';
import { guardianAddressStore } from '@touchline/functions/features/featuring/guardian-address-store';
import { accountStore } from '@touchline/functions/features/account/account-store';
import {
  changeEmail,
  changePassword,
  type CredentialDependencies,
} from '@touchline/functions/features/account/credential-handlers';
import { authUserReconciliation, reconcileAuthUsers } from '@touchline/functions/features/sign-in/reconcile-auth-user';
import { signInChangeStore } from '@touchline/functions/features/sign-in/sign-in-change-store';
import { catalogueStore } from '@touchline/functions/features/colleges/catalogue-store';
import { firebaseAuthChanges } from '@touchline/functions/platform/auth/auth-changes-gateway';
import { projectAuth } from '@touchline/functions/platform/auth/project-auth';
import { type Clock, newId, systemClock } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { handlerCall, NO_LIMIT } from '../../support/api/handler-calls';
import { interruptedCalls, type Interruption, interruptionsOf } from '../../support/api/platform/interrupted-calls';
import { linesAbout } from '../../support/api/registration/coaches-by-email';
import { mailsAbout, storedPerson } from '../../support/api/account/own-accounts';
import { aPerson, type Person, wasHereAnHourAgo } from '../../support/api/members/people';
import { idTokenFor } from '../../support/api/sign-in/provider-sign-in';

beforeAll(() => projectAuth());

const NEW = 'a-quite-different-one';
const inMinutes = (minutes: number) => () => new Date(Date.now() + minutes * 60_000);

type Fault = Partial<Interruption> & { readonly clock?: Clock };

/**
 * The path of a change, of which the call with this number fails: before it does anything, or after its work, with
 * only the answer lost.
 */
function pathOf(person: Person, { number = 0, isLost = false, clock = systemClock }: Fault = {}) {
  const { counted, calls } = interruptedCalls({ number, isLost });
  const accounts = counted(accountStore(firestore, clock, newId));
  const changes = counted(signInChangeStore(firestore, clock, newId));
  const users = counted(firebaseAuthChanges());
  const catalogue = catalogueStore(firestore, clock);
  const reconciliation = authUserReconciliation({
    accounts,
    changes,
    users,
    catalogue,
    clock,
    newId,
    renewClaims: () => Promise.resolve(),
    enterQueue: () => Promise.resolve(),
    addresses: counted(guardianAddressStore(firestore, clock, newId)),
  });
  const path: CredentialDependencies = {
    accounts,
    changes,
    users,
    reconciliation,
    requireRecentSignIn: () => Promise.resolve(person.uid),
    rateLimit: NO_LIMIT,
    clock,
  };
  return { path, changes, reconciliation, calls };
}

const toPassword = (person: Person, path: CredentialDependencies): Promise<unknown> =>
  changePassword(path)({ ...handlerCall(person.uid), body: () => ({ password: NEW, idToken: '' }) });
const toEmail = (person: Person, path: CredentialDependencies, email: string): Promise<unknown> =>
  changeEmail(path)({ ...handlerCall(person.uid), body: () => ({ email, idToken: '' }) });
const actionsAbout = async (person: Person) => (await linesAbout(person)).map(({ action }) => action);
const subjectsTo = async (person: Person) =>
  (await mailsAbout(person)).map(({ to, message }) => [to as unknown, (message as { subject: string }).subject]);
const isBegun = async (person: Person) => (await pathOf(person).changes.find(person.uid)) !== null;
/** As the job does two minutes later. */
const reconcileLater = async (person: Person): Promise<void> => {
  const { reconciliation } = pathOf(person, { clock: inMinutes(2) });
  await reconciliation.reconcile(person.uid);
  await reconciliation.reconcile(person.uid);
};

describe('a new password whose change breaks off', () => {
  const STEPS = ['find', 'find', 'begin', 'setPassword', 'endSessions', 'find', 'change', 'remove'];

  test('goes through these steps, with one mail and one line', async () => {
    const person = await aPerson();
    const { path, calls } = pathOf(person);
    await toPassword(person, path);
    expect(calls()).toEqual(STEPS);
    expect([await actionsAbout(person), (await mailsAbout(person)).length, await isBegun(person)]).toEqual([
      ['account.password'],
      1,
      false,
    ]);
  });

  test.each(interruptionsOf(STEPS))(
    '$when step $number ($step): mail and line are there once if it counts, and not if not',
    async (fault) => {
      const person = await aPerson();
      await wasHereAnHourAgo(person);
      await toPassword(person, pathOf(person, fault).path).catch(() => null);
      await reconcileLater(person);
      const counts = (await idTokenFor(person.email, NEW)) !== null;
      expect(counts).toBe(fault.number > 4 || (fault.number === 4 && fault.isLost));
      expect(await actionsAbout(person)).toEqual(counts ? ['account.password'] : []);
      expect(await subjectsTo(person)).toEqual(counts ? [[[person.email], 'Your Touchline password was changed']] : []);
      expect(await isBegun(person)).toBe(false);
    },
  );
});

describe('a new address whose change breaks off', () => {
  const STEPS = ['find', 'find', 'find', 'begin', 'setEmail', 'endSessions', 'find', 'change', 'endByAddress', 'remove'];
  const aNew = () => `new-${randomUUID().slice(0, 8)}@people.example`;

  test.each(interruptionsOf(STEPS))(
    '$when step $number ($step): account, mail and line follow the provider, once',
    async (fault) => {
      const [person, email] = [await aPerson(), aNew()];
      const { path, calls } = pathOf(person, fault);
      await toEmail(person, path, email).catch(() => null);
      expect(STEPS.slice(0, calls().length)).toEqual(calls());
      await reconcileLater(person);
      const counts = (await projectAuth().getUser(person.uid)).email === email;
      expect(counts).toBe(fault.number > 5 || (fault.number === 5 && fault.isLost));
      expect((await storedPerson(person)).account?.email).toBe(counts ? email : person.email);
      expect(await actionsAbout(person)).toEqual(counts ? ['account.email'] : []);
      expect((await subjectsTo(person)).map(([to]) => to)).toEqual(counts ? [[person.email]] : []);
      expect(await isBegun(person)).toBe(false);
    },
  );

  test('the call succeeds once the provider has changed it, and the job finishes the rest where it can', async () => {
    const [person, stuck, email] = [await aPerson(), await aPerson(), aNew()];
    await expect(toEmail(person, pathOf(person, { number: 7 }).path, email)).resolves.toBeNull();
    const begun = await pathOf(stuck).changes.begin(stuck.uid, 'email', stuck.email, aNew());
    const later = pathOf(person, { clock: inMinutes(2) });
    const mine = await later.changes.find(person.uid);
    expect(mine).not.toBeNull();
    const changes = {
      ...signInChangeStore(firestore, systemClock, newId),
      listBegun: () => Promise.resolve([begun, ...(mine === null ? [] : [mine])]),
    };
    const reconcile = (uid: string) =>
      uid === stuck.uid ? Promise.reject(new Error('away')) : later.reconciliation.reconcile(uid);
    await expect(reconcileAuthUsers(changes, { ...later.reconciliation, reconcile })).rejects.toThrow(
      '1 changes of signing in could not be reconciled',
    );
    expect((await storedPerson(person)).account?.email).toBe(email);
    expect(await actionsAbout(person)).toEqual(['account.email']);
  });

  test('one that is refused leaves no trace', async () => {
    const [person, other] = [await aPerson(), await aPerson()];
    await expect(toEmail(person, pathOf(person).path, other.email)).rejects.toMatchObject({ code: 'emailOfAnother' });
    expect([await isBegun(person), await actionsAbout(person), await mailsAbout(person)]).toEqual([false, [], []]);
  });
});
