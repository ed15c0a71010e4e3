import { describe, expect, test } from 'vitest';
import { visitor } from '../account/actor';
import type { Role } from '../account/role';
import { COACH_STAFF_TYPES } from '../constants/role-types';
import { isAcceptedCoachOf, mayEditCollege } from './may-edit-college';

const role = (given: Partial<Role> = {}): Role => ({ type: 'headcoach', value: 'harbor', status: 'Accepted', ...given });
const actor = (...roles: readonly Role[]) => ({ uid: 'someone', isAdmin: false, roles });

describe('[S6-02] who may edit a college', () => {
  test('an admin every one, without any role', () => {
    expect(mayEditCollege({ uid: 'admin', isAdmin: true, roles: [] }, 'harbor')).toBe(true);
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
  });
});

test('[S4-12] an admin is no coach', () => {
  expect(isAcceptedCoachOf({ uid: 'admin', isAdmin: true, roles: [] }, 'harbor')).toBe(false);
  expect(isAcceptedCoachOf(actor(role({ status: 'Pending' }), role()), 'harbor')).toBe(true);
});
