import { describe, expect, test } from 'vitest';
import type { Account } from '../person/account/account';
import { type Actor, visitor } from './may-edit';
import { hasFullAccess, isRecruitPageOpen } from './profile-reader';

const member: Actor = { ...visitor, uid: 'someone' };
const coachWho = (status: 'Pending' | 'Accepted'): Actor => ({
  ...member,
  roles: [{ type: 'headcoach', value: 'a-college', status }],
});

describe('the pages of a search', () => {
  test('[S2-32] visitors read the first, and are asked to sign up for the second', () => {
    expect(isRecruitPageOpen(visitor, 1)).toBe(true);
    expect(() => isRecruitPageOpen(visitor, 2)).toThrow('signUpToDiscover');
  });

  test('members read five, as do coaches who wait', () => {
    for (const actor of [member, coachWho('Pending')])
      expect([1, 5, 6].map((page) => isRecruitPageOpen(actor, page))).toEqual([true, true, false]);
  });

  test('accepted coaches and admins read all', () => {
    for (const actor of [coachWho('Accepted'), { ...member, isAdmin: true }]) expect(isRecruitPageOpen(actor, 500)).toBe(true);
  });

  test('a deactivated account reads what visitors do', () => {
    const left = { ...coachWho('Accepted'), isDeactivated: true };
    expect(isRecruitPageOpen(left, 1)).toBe(true);
    expect(() => isRecruitPageOpen(left, 2)).toThrow('accountDeactivated');
  });
});

describe('full access', () => {
  const AT = '2026-06-10T12:00:00.000Z';
  const plan = (since: string, until: string | null) => ({ since, until, subscriptionId: null });
  const accessOf = (entitlements: Partial<Account['entitlements']>) =>
    hasFullAccess({ entitlements: { premium: null, guestAccess: null, ...entitlements } }, AT);

  test('comes with Premium and with Guest Access, from their beginning to their end', () => {
    expect(accessOf({})).toBe(false);
    expect(accessOf({ premium: plan('2026-06-01T00:00:00.000Z', null) })).toBe(true);
    expect(accessOf({ guestAccess: plan('2026-06-01T00:00:00.000Z', '2026-06-10T12:00:00.001Z') })).toBe(true);
    expect(accessOf({ guestAccess: plan('2026-06-01T00:00:00.000Z', AT) })).toBe(false);
    expect(accessOf({ premium: plan('2026-06-11T00:00:00.000Z', null) })).toBe(false);
  });
});
