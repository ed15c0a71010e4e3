import { newcomer, newMember } from '@touchline/domain/person/registration/registration';
import { aRegistration } from '@touchline/domain/person/testing/a-registration';
import { finishErasures } from '@touchline/functions/features/account/erase-account';
import { erasureStore } from '@touchline/functions/features/account/erasure-store';
import {
  orphanedAuthUserStore,
  SWEEP_LIMITS,
  sweepOrphanedAuthUsers,
} from '@touchline/functions/features/registration/orphaned-auth-user-store';
import { registrationStore } from '@touchline/functions/features/registration/registration-store';
import { projectAuth } from '@touchline/functions/platform/auth/project-auth';
import { type AuthChanges, firebaseAuthChanges } from '@touchline/functions/platform/auth/auth-changes-gateway';
import { newId, systemClock } from '@touchline/functions/platform/clock-and-ids';
import { pictureFiles } from '@touchline/functions/platform/picture-file-store';
import { expect, test } from 'vitest';
import { aDatabase } from '../../support/api/platform/own-project';
import { anAddress } from '../../support/api/registration/registrations';

const nobodyPays = (): Promise<void> => Promise.resolve();
const HOUR_MS = 3_600_000;
const users = firebaseAuthChanges();
const inHours = (hours: number) => () => new Date(Date.now() + hours * HOUR_MS);
const emailOf = async (uid: string) => (await users.find(uid))?.email ?? null;
const aUser = async (): Promise<string> => (await projectAuth().createUser({ email: anAddress() })).uid;

/** The provider as if it had these users alone. */
const knowing = (...uids: readonly string[]): AuthChanges => ({
  ...users,
  list: async (from, most) => {
    const page = await users.list(from, most);
    return { ...page, users: page.users.filter(({ uid }) => uids.includes(uid)) };
  },
});

const memberOf = (uid: string) =>
  newMember(newcomer.parse({ ...aRegistration, email: anAddress() }), {
    uid,
    now: new Date(),
    locale: 'en',
    country: null,
    emailVerified: false,
    colleges: [],
    invite: null,
  });

/** Nobody has named these people as guardians. */
const NO_GUARDIANS = { endByAddress: () => Promise.resolve() };

test('who never became a member is gone from the provider after a day; members, admins and the disabled stay', async () => {
  const database = aDatabase();
  const [orphan, member, admin, disabled] = [await aUser(), await aUser(), await aUser(), await aUser()];
  await registrationStore(() => database, systemClock, newId, NO_GUARDIANS).save(memberOf(member));
  await projectAuth().setCustomUserClaims(admin, { admin: true });
  await projectAuth().updateUser(disabled, { disabled: true });
  const sweep = (hours: number) =>
    sweepOrphanedAuthUsers({
      users: knowing(orphan, member, admin, disabled),
      orphans: orphanedAuthUserStore(() => database, inHours(hours)),
      clock: inHours(hours),
    });
  const finish = () =>
    finishErasures({
      erasures: erasureStore(() => database, inHours(26), newId),
      files: pictureFiles(),
      users,
      endPaymentsOf: nobodyPays,
    });

  expect(await sweep(23)).toBe(0);
  expect(await finish()).toBe(0);
  expect(await sweep(25)).toBe(1);
  expect(await sweep(25)).toBe(0);
  expect(await finish()).toBe(1);

  expect(await emailOf(orphan)).toBeNull();
  for (const uid of [member, admin, disabled]) expect(await emailOf(uid)).not.toBeNull();
});

test('nobody becomes a member under a uid that is marked: documents and user go together or not at all', async () => {
  const [database, uid] = [aDatabase(), await aUser()];
  const people = registrationStore(() => database, systemClock, newId, NO_GUARDIANS);
  expect(await orphanedAuthUserStore(() => database, inHours(25)).markAllForDeletion([uid])).toBe(1);
  expect(await people.save(memberOf(uid))).toBe('leaving');
  expect(await people.exists(uid)).toBe(false);
  await erasureStore(() => database, inHours(25), newId).finish(uid);
  expect(await people.save(memberOf(uid))).toBe('joined');
  expect(await orphanedAuthUserStore(() => database, inHours(50)).markAllForDeletion([uid])).toBe(0);
});

test('a run looks at a bounded number of users, and the next goes on where it ended, also after one that broke off', async () => {
  const database = aDatabase();
  const asked: (string | null)[] = [];
  const pages = SWEEP_LIMITS.pages + 3;
  let breaksAt = '5';
  const endless: Pick<AuthChanges, 'list'> = {
    list: (from) => {
      asked.push(from);
      if (from === breaksAt) return Promise.reject(new Error('away'));
      const next = Number(from ?? 0) + 1;
      return Promise.resolve({ users: [], next: next < pages ? String(next) : null });
    },
  };
  const sweep = () =>
    sweepOrphanedAuthUsers({ users: endless, orphans: orphanedAuthUserStore(() => database, inHours(0)), clock: inHours(0) });

  await expect(sweep()).rejects.toThrow('away');
  expect(asked).toEqual([null, '1', '2', '3', '4', '5']);
  breaksAt = 'nowhere';
  asked.length = 0;
  await sweep();
  expect([asked[0], asked.length]).toEqual(['5', pages - 5]);
  asked.length = 0;
  await sweep();
  expect([asked[0], asked.length]).toEqual([null, SWEEP_LIMITS.pages]);
});

test('a page token that has expired is the end of a round: the next begins again', async () => {
  expect(await users.list('', 1)).toEqual({ users: [], next: null });
  await Promise.all([aUser(), aUser()]);
  const first = await users.list(null, 1);
  const second = await users.list(first.next, 1);
  expect([first.users.length, second.users.length]).toEqual([1, 1]);
  expect(first.users[0]?.uid).not.toBe(second.users[0]?.uid);
});
