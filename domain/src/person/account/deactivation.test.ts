import { expect, test } from 'vitest';
import type { Role } from '../roles/role';
import { aProfile } from '../testing/a-profile';
import { newAccount } from './account';
import { type Person, withDeactivation } from './change-account';
import { lostRoles } from './change-email';

const NOW = '2026-06-01T12:00:00.000Z';
const BEFORE = '2026-05-01T12:00:00.000Z';
const aPerson = (deactivatedAt: string | null, hidden: boolean): Person => ({
  account: {
    ...newAccount({
      uid: 'uid-demo-player',
      email: 'robin@touchline.example',
      firstName: 'Robin',
      lastName: 'Sample',
      dateOfBirth: '2000-02-03',
      marketingOptIn: false,
      locale: 'en',
      now: '2026-01-05T10:00:00.000Z',
    }),
    deactivatedAt,
  },
  profile: aProfile({ hidden }),
});

test.each([
  [BEFORE, false, true, BEFORE],
  [null, true, true, NOW],
  [BEFORE, false, false, null],
  [null, true, false, null],
])(
  'an account deactivated at %s whose profile is hidden: %s, becomes deactivated: %s, as a whole',
  (deactivatedAt, hidden, isDeactivated, at) => {
    const { account, profile } = withDeactivation(aPerson(deactivatedAt, hidden), isDeactivated, NOW);
    expect([account.deactivatedAt, profile.hidden, profile.version, profile.updatedAt]).toEqual([at, isDeactivated, 2, NOW]);
  },
);

test.each([
  [BEFORE, true],
  [null, false],
])('deactivated at %s and hidden: %s, it stays the very same where nothing changes', (deactivatedAt, isDeactivated) => {
  const person = aPerson(deactivatedAt, isDeactivated);
  const after = withDeactivation(person, isDeactivated, NOW);
  expect([after.account === person.account, after.profile === person.profile]).toEqual([true, true]);
});

test('a role is lost where no other of its type, college and status is left', () => {
  const role = (type: Role['type'], value: string, status: Role['status']): Role => ({ type, value, status });
  const before = [role('headcoach', 'one', 'Accepted'), role('alumni', 'one', 'Accepted'), role('headcoach', 'two', 'Pending')];
  expect(lostRoles(before, before.slice(1))).toEqual(['one']);
  expect(lostRoles(before, [...before.slice(0, 2), role('headcoach', 'two', 'Accepted')])).toEqual(['two']);
  expect(lostRoles(before, before.toReversed())).toEqual([]);
  expect(lostRoles(before, [])).toEqual(['one', 'one', 'two']);
});
