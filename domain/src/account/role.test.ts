import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isCoachRole, isPendingCoach } from './coach-role';
import { coachStaffType, playerType, profileType, role, roleType } from './role';

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
