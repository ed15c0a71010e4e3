import { describe, expect, test } from 'vitest';
import { PRICE_LIST, type PriceName } from '../reference/price-list';
import { obstacleToBuying } from './may-buy';
import { planOffersTo, type PlanReader } from './plan-offers';

const AT = '2026-06-10T12:00:00.000Z';
const ACTIVE = { since: '2026-06-01T00:00:00.000Z', until: null, subscriptionId: 'sub_1' };
const OVER = { ...ACTIVE, until: '2026-06-05T00:00:00.000Z' };
const NOTHING = { premium: null, guestAccess: null };
const reader = (changes: Partial<PlanReader> = {}): PlanReader => ({
  ...{ isAdmin: false, type: 'playerHighSchool', roles: [], entitlements: NOTHING },
  ...changes,
});

describe('[S2-11] [S9-02] the price list', () => {
  test.each([
    ['a visitor', null, { current: null, plans: ['free', 'guestAccess', 'premium'], hasBoosts: true }],
    ['a player', reader(), { current: 'free', plans: ['free', 'guestAccess', 'premium'], hasBoosts: true }],
    [
      'a player whose Premium is over',
      reader({ entitlements: { ...NOTHING, premium: OVER } }),
      { current: 'free', plans: ['free', 'guestAccess', 'premium'], hasBoosts: true },
    ],
    [
      'a player with Guest Access, no lesser plan',
      reader({ entitlements: { ...NOTHING, guestAccess: ACTIVE } }),
      { current: 'guestAccess', plans: ['guestAccess', 'premium'], hasBoosts: true },
    ],
    [
      'a player with Premium, who has all of it',
      reader({ entitlements: { premium: ACTIVE, guestAccess: ACTIVE } }),
      { current: 'premium', plans: [], hasBoosts: true },
    ],
    ['a parent, no Premium', reader({ type: 'parent' }), { current: 'free', plans: ['free', 'guestAccess'], hasBoosts: false }],
    [
      'a parent with Guest Access, to whom nothing is left to buy',
      reader({ type: 'parent', entitlements: { ...NOTHING, guestAccess: ACTIVE } }),
      { current: 'guestAccess', plans: [], hasBoosts: false },
    ],
    [
      'a parent to whom an admin gave Premium',
      reader({ type: 'parent', entitlements: { ...NOTHING, premium: ACTIVE } }),
      { current: 'premium', plans: [], hasBoosts: false },
    ],
    ['a coach, nothing', reader({ type: 'coach' }), { current: null, plans: [], hasBoosts: false }],
    [
      'a coach who bought a plan before, that plan',
      reader({ type: 'coach', entitlements: { ...NOTHING, premium: ACTIVE } }),
      { current: 'premium', plans: [], hasBoosts: false },
    ],
    [
      'an admin, all of it',
      reader({ isAdmin: true, type: 'parent' }),
      { current: 'free', plans: ['free', 'guestAccess', 'premium'], hasBoosts: true },
    ],
  ])('shows %s', (_, who, offers) => {
    expect(planOffersTo(who, AT)).toEqual(offers);
  });

  test('offers nothing that the API refuses whoever they are and whatever they have', () => {
    const plans = [null, ACTIVE, OVER];
    for (const type of ['playerHighSchool', 'playerPro', 'parent', 'coach'])
      for (const isAdmin of [true, false])
        for (const premium of plans)
          for (const guestAccess of plans) {
            const who = reader({ type, isAdmin, entitlements: { premium, guestAccess } });
            const buyer = { ...who, emailVerified: true, isMinor: false, hasGuardian: false, line: null };
            const offers = planOffersTo(who, AT);
            const offered = (Object.keys(PRICE_LIST) as PriceName[]).filter((name) =>
              name === 'premium' || name === 'guestAccess'
                ? offers.plans.includes(name) && offers.current !== name
                : offers.hasBoosts,
            );
            const bought = (Object.keys(PRICE_LIST) as PriceName[]).filter((name) => obstacleToBuying(buyer, name, AT) === null);
            expect(offered, JSON.stringify(who)).toEqual(bought);
          }
  });
});
