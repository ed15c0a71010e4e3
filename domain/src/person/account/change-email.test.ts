import { expect, test } from 'vitest';
import type { ProfileType, Role } from '../roles/role';
import { aProfile } from '../testing/a-profile';
import { newAccount } from './account';
import type { Person } from './change-account';
import { isRoleOfEmail, lostRoles, mayUseEmail, withChangedEmail, demoteCoachRoles } from './change-email';

const NOW = '2026-06-01T12:00:00.000Z';
const pending = (value: string): Role => ({ type: 'headcoach', value, status: 'Pending' });
const accepted = (value: string): Role => ({ type: 'headcoach', value, status: 'Accepted' });
const alumni: Role = { type: 'alumni', value: 'big', status: 'Pending' };
const a = (type: ProfileType, roles: readonly Role[]): Person => ({
  account: newAccount({
    uid: 'uid-demo-player',
    email: 'robin@big.edu',
    firstName: 'Robin',
    lastName: 'Sample',
    dateOfBirth: '1990-02-03',
    marketingOptIn: false,
    locale: 'en',
    now: '2026-01-05T10:00:00.000Z',
  }),
  profile: aProfile({ type, roles: [...roles] }),
});
const unverified = { email: 'robin@small.edu', isVerified: false };
const verified = { ...unverified, isVerified: true };
const atSmall = (collegeId: string) => collegeId === 'small';

test('a coach account has Pending roles only at colleges of its domain, also after a move', () => {
  const person = a('coach', [pending('big'), pending('small'), alumni]);
  const { account, profile } = withChangedEmail(person, unverified, atSmall, NOW);
  expect(account.email).toBe('robin@small.edu');
  expect(profile.roles).toEqual([pending('small'), alumni]);
  expect([profile.version, profile.updatedAt]).toEqual([person.profile.version + 1, NOW]);
  expect(lostRoles(person.profile.roles, profile.roles)).toEqual(['big']);
});

test('an accepted coach role waits again unless the new address is verified and belongs to its college', () => {
  const acceptedAlumni: Role = { ...alumni, status: 'Accepted' };
  const person = a('coach', [accepted('big'), accepted('small'), acceptedAlumni]);
  expect(withChangedEmail(person, unverified, atSmall, NOW).profile.roles).toEqual([
    pending('big'),
    pending('small'),
    acceptedAlumni,
  ]);
  const { profile } = withChangedEmail(person, verified, atSmall, NOW);
  expect(profile.roles).toEqual([pending('big'), accepted('small'), acceptedAlumni]);
  expect(lostRoles(person.profile.roles, profile.roles)).toEqual(['big']);
  const invited = a('parent', [accepted('big')]);
  expect(withChangedEmail(invited, verified, atSmall, NOW).profile.roles).toEqual([pending('big')]);
});

test('whoever coaches by invitation keeps every role that waits, and so does a change to an address that fits all of them', () => {
  const invited = a('parent', [pending('big')]);
  expect(withChangedEmail(invited, unverified, atSmall, NOW).profile).toBe(invited.profile);
  const coach = a('coach', [pending('small')]);
  expect(withChangedEmail(coach, unverified, atSmall, NOW).profile).toBe(coach.profile);
});

test('an address that no coach may have leaves nothing accepted to a coach', () => {
  const person = a('coach', [accepted('big'), pending('small'), { ...alumni, status: 'Accepted' }]);
  const { account, profile } = demoteCoachRoles(person, 'robin@people.example', NOW);
  expect(account.email).toBe('robin@people.example');
  expect(profile.roles).toEqual([pending('big'), pending('small'), { ...alumni, status: 'Accepted' }]);
  expect(lostRoles(person.profile.roles, profile.roles)).toEqual(['big']);
  const nothing = a('coach', [pending('small')]);
  expect(demoteCoachRoles(nothing, 'robin@people.example', NOW).profile).toBe(nothing.profile);
});

test.each([
  ['coach', pending('big'), false],
  ['coach', pending('small'), true],
  ['coach', alumni, true],
  ['parent', pending('big'), true],
] as const)('a %s account and %j: %s', (type, role, fits) => {
  expect(isRoleOfEmail({ type }, role, atSmall)).toBe(fits);
});

const coach = { type: 'coach', roles: [] };
const invited = { type: 'parent', roles: [{ type: 'assistantcoach' }] } as const;
const player = { type: 'playerCollege', roles: [{ type: 'alumni' }] } as const;

test.each([
  [coach, 'a@one.edu', 'a@two.edu', true],
  [coach, 'a@one.edu', 'a@two.com', false],
  [coach, 'a@one.com', 'a@two.com', false],
  [coach, 'a@one.edu', 'a@x.edu.evil.com', false],
  [invited, 'a@one.com', 'a@two.com', true],
  [invited, 'a@one.edu', 'a@two.com', false],
  [invited, 'a@one.edu', 'a@two.edu', true],
  [player, 'a@one.edu', 'a@two.com', true],
] as const)('[S5-05] %j may move from %s to %s: %s', (person, current, wanted, may) => {
  expect(mayUseEmail(person, current, wanted)).toBe(may);
});
