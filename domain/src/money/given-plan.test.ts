import { describe, expect, test } from 'vitest';
import { newAccount } from '../person/account/account';
import { aProfile } from '../person/testing/a-profile';
import { GIVEN_PLANS } from '../reference/limits';
import { givenDays, givenDaysForm } from './given-plan';
import { withGivenDays } from './plan-entitlements';

const NOW = '2026-03-01T10:00:00.000Z';
const [EARLIER, LATER, IN_A_WEEK] = ['2026-02-01T10:00:00.000Z', '2026-03-11T10:00:00.000Z', '2026-03-08T10:00:00.000Z'];
const identity = { firstName: 'Robin', lastName: 'Sample', dateOfBirth: '2000-02-03' };
const account = newAccount({
  ...{ uid: 'uid-robin', email: 'robin@test.example', ...identity, marketingOptIn: false, locale: 'en' },
  now: '2026-01-05T10:00:00.000Z',
});
const player = aProfile({ type: 'playerHighSchool', roles: [] });
const ending = { since: EARLIER, until: LATER, subscriptionId: 'sub_1' };
const renewing = { ...ending, until: null };
const week = { plan: 'premium', days: 7, until: null, reason: 'A weekend was down.' } as const;
const give = (changes: object = {}, form: object = {}, more: object = {}) =>
  givenDays({ account: { ...account, ...changes }, profile: player, emailVerified: true, ...more }, { ...week, ...form }, NOW);
const refused = (code: string) => expect.objectContaining({ kind: 'conflict', code }) as Error;

describe('[S4-16] days of a plan that an admin gives', () => {
  test('begin now, or where a plan that was cancelled ends', () => {
    expect(give()).toEqual({ plan: 'premium', days: 7, givenAt: NOW, from: NOW, until: IN_A_WEEK });
    const plans = { premium: ending, guestAccess: null };
    expect(give({ entitlements: plans }, { until: LATER })).toMatchObject({ from: LATER, until: '2026-03-18T10:00:00.000Z' });
    const over = { premium: { ...ending, until: EARLIER }, guestAccess: null };
    expect(give({ entitlements: over })).toMatchObject({ from: NOW, until: IN_A_WEEK });
  });

  test('are worth nothing beside a plan that renews by itself, and are refused', () => {
    expect(() => give({ entitlements: { premium: renewing, guestAccess: null } })).toThrow(refused('planRenews'));
  });

  test('are refused to who could not buy the plan, and to a suspended account', () => {
    expect(() => give({}, {}, { profile: { ...player, type: 'coach' } })).toThrow(refused('coachNeedsNoPlan'));
    expect(() => give({}, {}, { profile: { ...player, type: 'parent' } })).toThrow(refused('premiumForPlayers'));
    expect(() => give({}, {}, { emailVerified: false })).toThrow(refused('planNeedsVerifiedEmail'));
    const plans = { premium: ending, guestAccess: null };
    expect(() => give({ entitlements: plans }, { plan: 'guestAccess' })).toThrow(refused('premiumIncludesGuest'));
    expect(() => give({ suspended: { at: NOW, reason: 'Spam.' } })).toThrow(refused('accountIsSuspended'));
    expect(give({}, { plan: 'guestAccess' }, { profile: { ...player, type: 'parent' } })).toMatchObject({ plan: 'guestAccess' });
  });

  test('are refused where the plan is no longer as it was shown, and to who got some too often', () => {
    const plans = { premium: ending, guestAccess: null };
    expect(() => give({ entitlements: plans })).toThrow(refused('planChangedMeanwhile'));
    expect(() => give({}, { until: LATER })).toThrow(refused('planChangedMeanwhile'));
    const givenPlans = Array.from({ length: GIVEN_PLANS.perAccount }, () => give());
    expect(() => give({ givenPlans })).toThrow(refused('givenTooOften'));
  });

  test('are whole days, 365 at most, for a reason', () => {
    expect(givenDaysForm.safeParse(week).success).toBe(true);
    for (const changes of [
      { days: 0 },
      { days: 366 },
      { days: 1.5 },
      { days: '7' },
      { plan: 'skipTheLine' },
      { reason: ' ' },
      { until: 'soon' },
    ])
      expect(givenDaysForm.safeParse({ ...week, ...changes }).success).toBe(false);
  });
});

describe('a plan with given days', () => {
  const given = (from: string, until: string) => ({ plan: 'premium', days: 7, givenAt: NOW, from, until }) as const;

  test('goes on after what is paid, from the beginning of that', () => {
    expect(withGivenDays(ending, [given(LATER, '2026-03-18T10:00:00.000Z')])).toEqual({
      ...{ since: EARLIER, until: '2026-03-18T10:00:00.000Z', subscriptionId: null },
    });
  });

  test('is the paid one while that renews or lasts longer', () => {
    expect(withGivenDays(renewing, [given(NOW, IN_A_WEEK)])).toBe(renewing);
    expect(withGivenDays(ending, [given(NOW, IN_A_WEEK)])).toBe(ending);
  });

  test('begins when it was meant to once the paid plan ended earlier, also after days in between', () => {
    const after = given(LATER, '2026-03-18T10:00:00.000Z');
    expect(withGivenDays(null, [after])).toEqual({ since: LATER, until: after.until, subscriptionId: null });
    expect(withGivenDays({ ...ending, until: NOW }, [after])).toMatchObject({ since: LATER, until: after.until });
  });

  test('joins days that follow each other, whatever their order', () => {
    const [first, next] = [given(NOW, IN_A_WEEK), given(IN_A_WEEK, LATER)];
    expect(withGivenDays(null, [next, first])).toEqual({ since: NOW, until: LATER, subscriptionId: null });
  });
});
