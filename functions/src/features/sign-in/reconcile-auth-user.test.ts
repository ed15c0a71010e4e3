import { catalogueRowOf } from '@touchline/domain/college/catalogue/catalogue-row';
import { aCollege } from '@touchline/domain/college/testing/a-college';
import { newAccount } from '@touchline/domain/person/account/account';
import type { Person } from '@touchline/domain/person/account/change-account';
import type { SignInChange } from '@touchline/domain/person/sign-in/sign-in-change';
import type { Role } from '@touchline/domain/person/roles/role';
import { aProfile } from '@touchline/domain/person/testing/a-profile';
import { expect, test } from 'vitest';
import type { AuthUser } from '../../platform/auth/auth-changes-gateway';
import { aChangedCatalogue } from '../colleges/testing/a-changed-catalogue';
import { authUserReconciliation } from './reconcile-auth-user';

const NOW = '2026-06-01T12:00:00.000Z';
const pending: Role = { type: 'headcoach', value: 'grove', status: 'Pending' };
const change: SignInChange = {
  _id: 'uid-1',
  schemaVersion: 1,
  changeId: 'change-1',
  kind: 'email',
  from: 'robin@old-grove.edu',
  to: 'robin@grove.edu',
  begunAt: NOW,
};
const collegeAt = (collegeURL: string) => ({
  ...catalogueRowOf(aCollege({ _id: 'grove', name: 'Grove College', pathName: 'Grove_College', collegeURL })),
});

/** A coach with a role at Grove, and the reconciliation over a catalogue that has changed since it was read. */
function aWorld(before: string, after: string, role: Role = pending, emailVerified = true) {
  const account = newAccount({
    uid: 'uid-1',
    email: change.from,
    firstName: 'Robin',
    lastName: 'Sample',
    dateOfBirth: '1990-02-03',
    marketingOptIn: false,
    locale: 'en',
    now: NOW,
  });
  const stored: { person: Person } = { person: { account, profile: { ...aProfile(), type: 'coach', roles: [role] } } };
  const user: AuthUser = {
    uid: 'uid-1',
    email: change.to,
    emailVerified,
    displayName: null,
    isDisabled: false,
    providers: ['password'],
    createdAt: NOW,
    lastSignInAt: null,
    sessionsEndedAt: null,
    claims: {},
  };
  const renewed: string[] = [];
  const reconciliation = authUserReconciliation({
    accounts: {
      find: () => Promise.resolve(stored.person),
      change: (_, rule) => {
        stored.person = rule(stored.person);
        return Promise.resolve(stored.person);
      },
    },
    changes: {
      find: () => Promise.resolve(null),
      listBegun: () => Promise.resolve([]),
      begin: () => Promise.resolve(change),
      remove: () => Promise.resolve(),
    },
    users: { find: () => Promise.resolve(user), setEmail: () => Promise.resolve(), endSessions: () => Promise.resolve() },
    catalogue: aChangedCatalogue([collegeAt(before)], [collegeAt(after)]),
    renewClaims: (uid) => Promise.resolve(void renewed.push(uid)),
    enterQueue: () => Promise.resolve(),
    clock: () => new Date(NOW),
    newId: () => 'id-1',
    addresses: { endByAddress: () => Promise.resolve() },
  });
  return { ...reconciliation, renewed, rolesNow: () => stored.person.profile.roles };
}

const OLD_SITE = 'https://www.old-grove.edu/';
const NEW_SITE = 'https://www.grove.edu/';

test('a role is kept where the college took the new domain after this instance had read the catalogue', async () => {
  const finished = aWorld(OLD_SITE, NEW_SITE);
  await finished.finish(change);
  expect(finished.rolesNow()).toEqual([pending]);

  const reconciled = aWorld(OLD_SITE, NEW_SITE);
  await reconciled.reconcile('uid-1');
  expect(reconciled.rolesNow()).toEqual([pending]);
});

test('a role is lost where the college gave the domain up after this instance had read the catalogue', async () => {
  const { finish, rolesNow } = aWorld(NEW_SITE, OLD_SITE);
  await finish(change);
  expect(rolesNow()).toEqual([]);
});

const accepted: Role = { ...pending, status: 'Accepted' };

test.each([
  ['verified, at the domain of the college', NEW_SITE, true, accepted],
  ['unverified, at the domain of the college', NEW_SITE, false, pending],
  ['verified, at another domain', OLD_SITE, true, pending],
])('an accepted role after a move to an address that is %s', async (_, site, isVerified, role) => {
  const { finish, rolesNow, renewed } = aWorld(site, site, accepted, isVerified);
  await finish(change);
  expect([rolesNow(), renewed]).toEqual([[role], ['uid-1']]);
});
