import { expect, test } from 'vitest';
import { userClaims, withAdminClaim, withRoleClaims } from './coach-role';
import type { Role } from './role';

const roles: readonly Role[] = [
  { type: 'headcoach', value: 'one', status: 'Accepted' },
  { type: 'goalkeepercoach', value: 'one', status: 'Accepted' },
  { type: 'headcoach', value: 'two', status: 'Pending' },
  { type: 'alumni', value: 'three', status: 'Accepted' },
];

test('the roles claim names each college once that accepted the user as a coach, and admin stands for admins alone', () => {
  expect(userClaims(false, roles)).toEqual({ roles: ['one'] });
  expect(userClaims(true, [])).toEqual({ admin: true });
  expect(userClaims(false, roles.slice(2))).toEqual({});
});

test('new roles replace the earlier ones and leave the rest of the token alone', () => {
  expect(withRoleClaims({ admin: true, roles: ['before'], plan: 'x' }, roles)).toEqual({
    admin: true,
    plan: 'x',
    roles: ['one'],
  });
  expect(withRoleClaims({ roles: ['before'] }, [])).toEqual({});
});

test('the admin claim is there or not at all', () => {
  expect(withAdminClaim({ roles: ['one'] }, true)).toEqual({ roles: ['one'], admin: true });
  expect(withAdminClaim({ roles: ['one'], admin: true }, false)).toEqual({ roles: ['one'] });
});
