import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { MessageCode } from '../../kernel/refusal/api-messages';
import { Refusal } from '../../kernel/refusal/refusal';
import { isPendingCoach } from '../roles/coach-role';
import type { Role } from '../roles/role';
import { claimRequest, collegeRequest, hoursLeft, newCollegeRequest, repeatedCollegeRequest, withClaim } from './college-request';

const now = new Date('2026-03-01T09:30:00.000Z');
const request = newCollegeRequest({ _id: 'uid-1', domain: 'harborpoint.example.edu', sportsTypeGender: 'Female' }, now);

test('[S9-10] a college that is missing is promised within 24 hours', () => {
  expect(collegeRequest.parse(request)).toEqual(request);
  expect(request).toMatchObject({ requestedAt: now.toISOString(), dueAt: '2026-03-02T09:30:00.000Z', doneAt: null });
});

test.each([
  ['2026-03-01T09:30:00.000Z', 24],
  ['2026-03-01T09:30:01.000Z', 23],
  ['2026-03-01T10:30:00.000Z', 23],
  ['2026-03-02T08:30:00.000Z', 1],
  ['2026-03-02T08:30:01.000Z', 0],
  ['2026-03-02T09:30:00.000Z', 0],
  ['2026-03-02T09:30:01.000Z', -1],
  ['2026-03-02T10:30:01.000Z', -2],
  ['2026-03-09T00:00:00.000Z', -159],
])('[S9-10] at %s %i hours are left, below 0 once the promise is overdue', (moment, hours) => {
  expect(hoursLeft(request, new Date(moment))).toBe(hours);
});

const wish = { collegeId: 'harbor-point', sex: 'female', staffType: 'headcoach' } as const;
const role = (type: Role['type'], value: string, status: Role['status']): Role => ({ type, value, status });
const rolesAfter = (...roles: Role[]): Role[] => withClaim({ roles, sportsTypeGender: 'Male' }, wish).roles;

describe('[S1-03] a coach’s claim', () => {
  test('becomes a Pending role with the post, on the side of the team', () => {
    const coach = withClaim({ name: 'Robin', roles: [], sportsTypeGender: 'Male' }, wish);
    expect(coach).toEqual({
      name: 'Robin',
      roles: [role('headcoach', 'harbor-point', 'Pending')],
      sportsTypeGender: 'Female',
    });
    expect(isPendingCoach(coach.roles)).toBe(true);
  });

  test('replaces the role that registering gave, so that one request stays open', () => {
    expect(rolesAfter(role('coach', 'harbor-point', 'Pending'))).toEqual([role('headcoach', 'harbor-point', 'Pending')]);
  });

  test('of a coach whom the college has accepted changes the post, not the acceptance', () => {
    expect(rolesAfter(role('coach', 'harbor-point', 'Accepted'))).toEqual([role('headcoach', 'harbor-point', 'Accepted')]);
  });

  test.each([
    ['a team that they asked for already', role('assistantcoach', 'harbor-point', 'Pending'), 'claimOpen'],
    ['exactly the role that they have', role('headcoach', 'harbor-point', 'Accepted'), 'roleHeld'],
  ])('for %s is refused', (_, had, code) => {
    expect(() => withClaim({ roles: [had], sportsTypeGender: 'Female' }, wish)).toThrow(
      new Refusal('conflict', code as MessageCode),
    );
  });

  test('for the other team moves the open request there', () => {
    const coach = withClaim({ roles: [role('headcoach', 'harbor-point', 'Pending')], sportsTypeGender: 'Male' }, wish);
    expect(coach).toEqual({ roles: [role('headcoach', 'harbor-point', 'Pending')], sportsTypeGender: 'Female' });
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
])('a claim with %j is refused', (change, code) => {
  expect(z.safeParse(claimRequest, { ...wish, ...change }).error?.issues.map(({ message }) => message)).toEqual([code]);
});

describe('[S9-10] a coach who asks for a missing college again', () => {
  const coach = { _id: 'uid-1', domain: 'new.edu', sportsTypeGender: 'Female' } as const;
  const now = new Date('2026-04-01T08:00:00.000Z');

  test('gets a new promise of 24 hours once the earlier request is done', () => {
    const done = { ...request, doneAt: '2026-03-02T08:00:00.000Z' };
    expect(repeatedCollegeRequest(done, coach, false, now)).toMatchObject({ dueAt: '2026-04-02T08:00:00.000Z', doneAt: null });
    expect(repeatedCollegeRequest(null, coach, false, now)).toMatchObject({ _id: 'uid-1', domain: 'new.edu' });
  });

  test.each([
    ['one is open', request, false, 'requestOpen'],
    ['a college fits by now', null, true, 'collegeFits'],
  ] as const)('is refused where %s', (_, before, fits, code) => {
    expect(() => repeatedCollegeRequest(before, coach, fits, now)).toThrow(new Refusal('conflict', code));
  });
});
