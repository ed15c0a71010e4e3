import { expect, test } from 'vitest';
import { aProfile } from '../testing/a-profile';
import { coachRolesAt, membersOf } from './college-member';
import type { Role } from '../roles/role';

const at = (value: string, status: Role['status'], type: Role['type'] = 'headcoach'): Role => ({ type, value, status });

test('the members of a college are its coaches, accepted ones first, without alumni, other colleges and hidden people', () => {
  const people = [
    aProfile({ _id: 'a', displayName: 'Anna', roles: [at('harbor', 'Pending')] }),
    aProfile({ _id: 'b', displayName: 'Bea', roles: [at('harbor', 'Accepted'), at('other', 'Accepted')] }),
    aProfile({ _id: 'c', displayName: 'Cleo', roles: [at('harbor', 'Accepted', 'alumni')] }),
    aProfile({ _id: 'd', displayName: 'Dana', roles: [at('harbor', 'Accepted')], hidden: true }),
  ];
  expect(membersOf('harbor', people, 'b').map(({ displayName, status, isYou }) => [displayName, status, isYou])).toEqual([
    ['Bea', 'Accepted', true],
    ['Anna', 'Pending', false],
  ]);
});

test('eight posts in two states can be somebody’s at a college', () => {
  const roles = coachRolesAt('harbor');
  expect([roles.length, new Set(roles.map(({ type }) => type)).size]).toEqual([16, 8]);
  expect(roles).toContainEqual(at('harbor', 'Pending', 'coach'));
});
