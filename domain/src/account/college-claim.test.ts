import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isPendingCoach } from './coach-role';
import { afterClaim, claimWish } from './college-claim';
import type { Role } from './role';

const wish = { collegeId: 'harbor-point', sex: 'female', staffType: 'headcoach' } as const;
const role = (type: Role['type'], value: string, status: Role['status']): Role => ({ type, value, status });
const rolesAfter = (...roles: Role[]): Role[] => afterClaim({ roles, sportsTypeGender: 'Male' }, wish).roles;

describe('[S1-03] a coach’s claim', () => {
  test('becomes a Pending role with the post, on the side of the team', () => {
    const coach = afterClaim({ name: 'Robin', roles: [], sportsTypeGender: 'Male' }, wish);
    expect(coach).toEqual({
      name: 'Robin',
      roles: [role('headcoach', 'harbor-point', 'Pending')],
      sportsTypeGender: 'Female',
    });
    expect(isPendingCoach(coach.roles)).toBe(true);
  });

  test('takes the place of the role that registering gave, so that one request stays open', () => {
    expect(rolesAfter(role('coach', 'harbor-point', 'Pending'))).toEqual([role('headcoach', 'harbor-point', 'Pending')]);
  });

  test('[S4-12] of a coach whom the college has accepted changes the post, not the acceptance', () => {
    expect(rolesAfter(role('coach', 'harbor-point', 'Accepted'))).toEqual([role('headcoach', 'harbor-point', 'Accepted')]);
  });

  test('leaves other colleges and an alumni role there alone', () => {
    const others = [role('headcoach', 'elsewhere', 'Accepted'), role('alumni', 'harbor-point', 'Accepted')];
    expect(rolesAfter(...others)).toEqual([...others, role('headcoach', 'harbor-point', 'Pending')]);
  });
});

test.each([
  [{ staffType: 'coach' }, 'staffTypeMissing'],
  [{ staffType: undefined }, 'staffTypeMissing'],
  [{ sex: 'Female' }, 'genderMissing'],
  [{ collegeId: '' }, 'textMissing'],
])('[S3-08] a claim with %j is refused', (change, code) => {
  expect(z.safeParse(claimWish, { ...wish, ...change }).error?.issues.map(({ message }) => message)).toEqual([code]);
});
