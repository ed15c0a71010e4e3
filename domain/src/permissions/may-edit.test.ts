import { describe, expect, test } from 'vitest';
import type { Role } from '../person/roles/role';
import { COACH_STAFF_TYPES } from '../reference/role-types';
import { type Actor, isAcceptedCoachOf, isOwnProfile, mayEditCollege, mayEditProfile, visitor } from './may-edit';

const role = (given: Partial<Role> = {}): Role => ({ type: 'headcoach', value: 'harbor', status: 'Accepted', ...given });
const actor = (...roles: readonly Role[]): Actor => ({
  uid: 'someone',
  isAdmin: false,
  roles,
  isDeactivated: false,
  isVerified: true,
});
const boss: Actor = { ...actor(), uid: 'admin', isAdmin: true };

describe('[S6-02] who may edit a college', () => {
  test('an admin every one, without any role', () => {
    expect(mayEditCollege(boss, 'harbor')).toBe(true);
  });

  test.each(['coach', ...COACH_STAFF_TYPES] as const)('an accepted %s the one that accepted them', (type) => {
    expect(mayEditCollege(actor(role({ type })), 'harbor')).toBe(true);
    expect(mayEditCollege(actor(role({ type })), 'eastridge')).toBe(false);
  });

  test.each<[string, readonly Role[]]>([
    ['without roles', []],
    ['pending', [role({ status: 'Pending' })]],
    ['of another college', [role({ value: 'eastridge' })]],
    ['of a college with a longer id', [role({ value: 'harbor-point' })]],
    ['an alumnus', [role({ type: 'alumni' })]],
    ['a player', [role({ type: 'playerCollege' })]],
    ['a parent', [role({ type: 'parent' })]],
    ['pending here and accepted elsewhere', [role({ status: 'Pending' }), role({ value: 'eastridge' })]],
  ])('nobody %s', (_, roles) => {
    expect(mayEditCollege(actor(...roles), 'harbor')).toBe(false);
  });

  test('no visitor', () => {
    expect(mayEditCollege(visitor, 'harbor')).toBe(false);
    expect(mayEditCollege(visitor, '')).toBe(false);
    expect(visitor).toEqual({ uid: null, isAdmin: false, roles: [], isDeactivated: false, isVerified: false });
  });
});

test('a deactivated account edits no college and no profile, as an admin neither', () => {
  const deactivated = (one: Actor): Actor => ({ ...one, isDeactivated: true });
  expect([actor(role()), boss].map((one) => mayEditCollege(deactivated(one), 'harbor'))).toEqual([false, false]);
  expect(mayEditProfile(deactivated(player), 'uid-1')).toBe(false);
});

test('[S4-12] an admin is no coach', () => {
  expect(isAcceptedCoachOf(boss, 'harbor')).toBe(false);
  expect(isAcceptedCoachOf(actor(role({ status: 'Pending' }), role()), 'harbor')).toBe(true);
});

const player = { ...actor(), uid: 'uid-1' };

test('[S6-02] only its owner edits a profile: no other player, no coach, no admin, no visitor', () => {
  const coach = actor(role({ value: 'uid-1' }));
  expect(mayEditProfile(player, 'uid-1')).toBe(true);
  expect([{ ...player, uid: 'uid-3' }, coach, boss, visitor].map((one) => mayEditProfile(one, 'uid-1'))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('[S6-02] one’s own profile page has the tools of its owner, every other is only to look at', () => {
  expect(isOwnProfile('uid-1', 'uid-1')).toBe(true);
  expect(isOwnProfile('uid-1', 'UID-1')).toBe(false);
  expect(isOwnProfile(null, 'uid-1')).toBe(false);
});
