import { newAccount } from '@touchline/domain/person/account/account';
import type { Person } from '@touchline/domain/person/account/change-account';
import { withSuspension } from '@touchline/domain/person/account/suspend-person';
import { aProfile } from '@touchline/domain/person/testing/a-profile';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { expect, test } from 'vitest';
import { suspendPerson } from './suspension-handlers';

const AT = '2026-03-01T10:00:00.000Z';
const uid = 'uid-robin';
const identity = { firstName: 'Robin', lastName: 'Sample', dateOfBirth: '2000-02-03' };
const account = newAccount({
  ...{ uid, email: 'robin@test.example', ...identity, marketingOptIn: false, locale: 'en' },
  now: AT,
});
const open: Person = { account, profile: aProfile({ _id: uid }) };
const suspended = withSuspension(open, 'Not the person.', AT);

/** What the provider hears while one admin suspends or lifts, and another one stores the opposite meanwhile. */
async function heardWhile(wanted: boolean): Promise<readonly string[]> {
  const heard: string[] = [];
  let stored = wanted ? open : suspended;
  const hear = (what: string) => {
    heard.push(what);
    if (heard.length === 1) stored = wanted ? open : suspended;
    return Promise.resolve();
  };
  const handler = suspendPerson({
    accounts: { find: () => Promise.resolve(stored) },
    suspensions: {
      set: () => {
        stored = wanted ? suspended : open;
        return Promise.resolve(stored);
      },
    },
    users: { find: () => Promise.resolve(null), lockOut: () => hear('locked out'), unlock: () => hear('let in') },
    stopRenewalsOf: () => Promise.resolve(),
    show: () => Promise.resolve([]),
  });
  const body = () => ({ suspended: wanted, reason: wanted ? 'Not the person.' : null });
  const call = { actor: { uid: 'admin-1', isAdmin: true, roles: [], isDeactivated: false }, params: { uid }, body };
  await expect(handler(call as unknown as Parameters<typeof handler>[0])).rejects.toThrow(Refusal);
  return heard;
}

test('[S4-16] of two admins at once who suspend and lift, the one whose change is stored last counts at the provider', async () => {
  expect(await heardWhile(true)).toEqual(['locked out', 'let in']);
  expect(await heardWhile(false)).toEqual(['let in', 'locked out']);
});
