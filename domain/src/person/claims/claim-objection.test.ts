import { expect, test } from 'vitest';
import { Refusal } from '../../kernel/refusal/refusal';
import type { Role } from '../roles/role';
import { endedClaims, newObjection, objectionId, openClaimOf } from './claim-objection';

const role = (type: Role['type'], status: Role['status']): Role => ({ type, value: 'harbor-point', status });
const claimant = { _id: 'uid-2', roles: [role('headcoach', 'Pending')] };
const sent = { by: 'uid-1', collegeId: 'harbor-point', reason: 'Nobody of this name works here.' };
const NOW = '2026-03-01T09:30:00.000Z';

test('[S1-03] an objection names who objects to whose claim, and there is one id for both', () => {
  expect(newObjection(sent, claimant, NOW)).toEqual({
    _id: objectionId({ ...sent, claimant: 'uid-2' }),
    schemaVersion: 1,
    claimant: 'uid-2',
    ...sent,
    at: NOW,
  });
});

test.each([
  ['the own claim', { ...claimant, _id: 'uid-1' }, 'forbidden', 'ownClaim'],
  ['nobody', null, 'notFound', 'unknownClaim'],
  ['an accepted role', { ...claimant, roles: [role('headcoach', 'Accepted')] }, 'notFound', 'unknownClaim'],
  ['an alumnus, who edits nothing', { ...claimant, roles: [role('alumni', 'Pending')] }, 'notFound', 'unknownClaim'],
  ['a claim elsewhere', { ...claimant, roles: [{ ...role('coach', 'Pending'), value: 'grove' }] }, 'notFound', 'unknownClaim'],
] as const)('an objection to %s is refused', (_, whom, kind, code) => {
  expect(() => newObjection(sent, whom === null ? null : { ...whom, roles: [...whom.roles] }, NOW)).toThrow(
    new Refusal(kind, code),
  );
});

test('[S4-12] a claim is open while a coach’s role there is Pending', () => {
  expect(openClaimOf(claimant, 'harbor-point')).toEqual(role('headcoach', 'Pending'));
  expect(openClaimOf(claimant, 'grove')).toBeNull();
});

test('a claim ends where the role is gone or accepted, and not where its post changes', () => {
  const before = { roles: [role('headcoach', 'Pending'), { ...role('coach', 'Pending'), value: 'grove' }] };
  const [here, grove] = before.roles;
  expect(endedClaims(before, { roles: grove === undefined ? [] : [grove] })).toEqual(['harbor-point']);
  expect(endedClaims(before, { roles: [role('headcoach', 'Accepted')] })).toEqual(['harbor-point', 'grove']);
  expect(endedClaims({ roles: here === undefined ? [] : [here] }, { roles: [role('assistantcoach', 'Pending')] })).toEqual([]);
  expect(endedClaims({ roles: [role('headcoach', 'Accepted')] }, { roles: [] })).toEqual([]);
});
