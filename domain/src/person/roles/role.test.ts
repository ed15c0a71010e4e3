import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isCoachRole, isNewlyAccepted, isPendingCoach } from './coach-role';
import { coachStaffType, playerType, profileType, type Role, role, roleType } from './role';

test('[S1-01] profile types and role types are the listed ones, alumni a role only', () => {
  expect(profileType.options).toEqual(['playerHighSchool', 'playerCollege', 'playerPro', 'coach', 'parent']);
  expect(playerType.options).toEqual(['playerHighSchool', 'playerCollege', 'playerPro']);
  expect(roleType.options).toContain('alumni');
});

test('[S3-08] the coach staff types are the seven listed', () => {
  expect(coachStaffType.options).toEqual([
    'headcoach',
    'interimheadcoach',
    'associateheadcoach',
    'assistantcoach',
    'goalkeepercoach',
    'volunteerassistantcoach',
    'contentmanager',
  ]);
});

test('[S4-12] coach and the seven staff types are coach roles, nobody else', () => {
  const coaches = roleType.options.filter((type) => isCoachRole({ type }));
  expect(coaches).toEqual(['coach', ...coachStaffType.options]);
});

test('[S4-12] the pending-coach flag is set when any role is Pending', () => {
  expect(isPendingCoach([])).toBe(false);
  expect(isPendingCoach([{ status: 'Accepted' }])).toBe(false);
  expect(isPendingCoach([{ status: 'Accepted' }, { status: 'Pending' }])).toBe(true);
});

test('a coach is newly accepted only where a coach’s role went from Pending to Accepted', () => {
  const at = (value: string, status: Role['status'], type: Role['type'] = 'headcoach'): Role => ({ type, value, status });
  const cases: [Role[], Role[], boolean][] = [
    [[at('a', 'Pending')], [at('a', 'Accepted')], true],
    [[at('a', 'Accepted'), at('b', 'Pending')], [at('a', 'Accepted')], false],
    [[at('a', 'Pending'), at('b', 'Pending')], [at('a', 'Accepted'), at('b', 'Pending')], true],
    [[at('a', 'Accepted'), at('b', 'Pending', 'alumni')], [at('a', 'Accepted'), at('b', 'Accepted', 'alumni')], false],
    [[], [at('a', 'Accepted')], false],
    [[at('a', 'Pending')], [at('b', 'Accepted')], false],
    [[at('a', 'Pending')], [at('a', 'Pending')], false],
    [[at('a', 'Pending')], [at('a', 'Pending'), at('a', 'Accepted', 'alumni')], false],
  ];
  for (const [before, now, isNew] of cases) expect(isNewlyAccepted(before, now)).toBe(isNew);
});

test('[S3-01] a role is a type, a college id and Pending or Accepted, nothing else', () => {
  const accepted = { type: 'coach', value: 'harbor-point-university', status: 'Accepted' };
  expect(role.parse(accepted)).toEqual(accepted);
  for (const bad of [
    { ...accepted, status: 'accepted' },
    { ...accepted, type: 'admin' },
    { ...accepted, value: '' },
    { ...accepted, isAdmin: true },
  ]) {
    expect(z.safeParse(role, bad).success).toBe(false);
  }
});
