import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isPendingCoach } from './coach-role';
import { claimOf, claimWish, collegeClaim, rolesAfterClaim } from './college-claim';
import type { Role } from './role';

const wish = { collegeId: 'harbor-point', sex: 'female', staffType: 'headcoach' } as const;
const role = (type: Role['type'], value: string, status: Role['status']): Role => ({ type, value, status });

describe('[S1-03] a coach’s claim', () => {
  test('becomes a Pending role with the post', () => {
    const roles = rolesAfterClaim([], wish);
    expect(roles).toEqual([role('headcoach', 'harbor-point', 'Pending')]);
    expect(isPendingCoach(roles)).toBe(true);
  });

  test('takes the place of the role that registering gave, so that one request stays open', () => {
    expect(rolesAfterClaim([role('coach', 'harbor-point', 'Pending')], wish)).toEqual([
      role('headcoach', 'harbor-point', 'Pending'),
    ]);
  });

  test('[S4-12] of a coach whom the college has accepted changes the post, not the acceptance', () => {
    expect(rolesAfterClaim([role('coach', 'harbor-point', 'Accepted')], wish)).toEqual([
      role('headcoach', 'harbor-point', 'Accepted'),
    ]);
  });

  test('leaves other colleges and an alumni role there alone', () => {
    const others = [role('headcoach', 'elsewhere', 'Accepted'), role('alumni', 'harbor-point', 'Accepted')];
    expect(rolesAfterClaim(others, wish)).toEqual([...others, role('headcoach', 'harbor-point', 'Pending')]);
  });

  test('is stored once for each team', () => {
    const claim = claimOf(wish, '2026-03-01T09:30:00.000Z');
    expect(collegeClaim.parse(claim)).toEqual(claim);
    expect(claim._id).toBe(claimOf({ ...wish, staffType: 'assistantcoach' }, claim.claimedAt)._id);
    expect(claim._id).not.toBe(claimOf({ ...wish, sex: 'male' }, claim.claimedAt)._id);
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
