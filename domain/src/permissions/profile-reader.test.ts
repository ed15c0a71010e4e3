import { expect, test } from 'vitest';
import type { Role } from '../person/roles/role';
import { type Actor, visitor } from './may-edit';
import { readerOf } from './profile-reader';

const someone: Actor = { ...visitor, uid: 'someone', isVerified: true };
const unverified: Actor = { ...someone, isVerified: false };
const at = (type: Role['type'], status: Role['status']): Role => ({ type, value: 'a-college', status });

test.each<[string, Actor, string]>([
  ['nobody who is signed in', visitor, 'visitor'],
  ['another member', someone, 'member'],
  ['a member whose address is not verified', unverified, 'visitor'],
  ['an admin whose address is not verified', { ...unverified, isAdmin: true }, 'visitor'],
  ['the owner whose address is not verified', { ...unverified, uid: 'owner' }, 'owner'],
  ['an admin', { ...someone, isAdmin: true }, 'member'],
  ['a coach who waits', { ...someone, roles: [at('headcoach', 'Pending')] }, 'member'],
  ['an accepted alumnus', { ...someone, roles: [at('alumni', 'Accepted')] }, 'member'],
  ['an accepted coach', { ...someone, roles: [at('alumni', 'Pending'), at('assistantcoach', 'Accepted')] }, 'coach'],
  ['an accepted coach who deactivated', { ...someone, roles: [at('coach', 'Accepted')], isDeactivated: true }, 'visitor'],
  ['the owner', { ...someone, uid: 'owner' }, 'owner'],
  ['the owner who deactivated', { ...someone, uid: 'owner', isDeactivated: true }, 'owner'],
])('%s reads as expected', (_, actor, reader) => {
  expect(readerOf(actor, 'owner')).toBe(reader);
});

test.each<[string, Actor, string]>([
  ['a linked guardian', someone, 'guardian'],
  ['one whose address is not verified', unverified, 'visitor'],
  ['one who deactivated', { ...someone, isDeactivated: true }, 'visitor'],
  ['one who is a coach, too', { ...someone, roles: [at('coach', 'Accepted')] }, 'guardian'],
  ['nobody who is signed in', visitor, 'visitor'],
  ['the owner', { ...someone, uid: 'owner' }, 'owner'],
])('%s reads the page of a linked player as expected', (_, actor, reader) => {
  expect(readerOf(actor, 'owner', true)).toBe(reader);
});
