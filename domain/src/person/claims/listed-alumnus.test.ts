import { expect, test } from 'vitest';
import { Refusal } from '../../kernel/refusal/refusal';
import type { Role } from '../roles/role';
import { isCoach } from '../roles/coach-role';
import { listedAlumnusId, newListedAlumnus, withAlumniRequest } from './listed-alumnus';

const request = { collegeId: 'grove', isListed: true };
const alumni = (status: Role['status']): Role => ({ type: 'alumni', value: 'grove', status });

test('[S1-01] an alumnus asks for a Pending role that makes nobody a coach', () => {
  const person = withAlumniRequest({ roles: [], type: 'parent' as const }, request);
  expect(person.roles).toEqual([alumni('Pending')]);
  expect(isCoach(person)).toBe(false);
});

test.each([
  ['Pending', 'claimOpen'],
  ['Accepted', 'roleHeld'],
] as const)('who is %s there already is refused', (status, code) => {
  expect(() => withAlumniRequest({ roles: [alumni(status)] }, request)).toThrow(new Refusal('conflict', code));
});

test('a coach of the college may be its alumnus, too', () => {
  const coach: Role = { type: 'headcoach', value: 'grove', status: 'Accepted' };
  expect(withAlumniRequest({ roles: [coach] }, request).roles).toEqual([coach, alumni('Pending')]);
});

test('nobody is named before an admin has accepted it', () => {
  expect(newListedAlumnus('uid-1', 'grove', '2026-03-01T09:30:00.000Z')).toEqual({
    _id: listedAlumnusId('uid-1', 'grove'),
    schemaVersion: 1,
    uid: 'uid-1',
    collegeId: 'grove',
    isAccepted: false,
    wishedAt: '2026-03-01T09:30:00.000Z',
  });
});
