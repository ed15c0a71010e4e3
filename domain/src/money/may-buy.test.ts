import { describe, expect, test } from 'vitest';
import { PRICE_LIST, type PriceName } from '../reference/price-list';
import { type Buyer, obstacleToBuying, obstacleToEveryPurchase, planOffersTo, type PlanReader, refuseObstacle } from './may-buy';

const AT = '2026-06-10T12:00:00.000Z';
const ALL = Object.keys(PRICE_LIST) as PriceName[];
const plan = { since: '2026-06-01T00:00:00.000Z', until: null, subscriptionId: 'sub_1' };
const player: Buyer = {
  isAdmin: false,
  type: 'playerHighSchool',
  roles: [],
  emailVerified: true,
  entitlements: { premium: null, guestAccess: null },
  isMinor: false,
  hasGuardian: false,
  line: null,
};
const found = (changes: Partial<Buyer>, price: PriceName = 'premium') =>
  obstacleToBuying({ ...player, ...changes }, price, AT)?.code ?? null;

describe('[S4-11] who may buy', () => {
  test('without a profile nobody buys anything', () => {
    expect(obstacleToEveryPurchase(null)).toEqual({ kind: 'conflict', code: 'noProfile' });
    expect(obstacleToBuying(null, 'premium', AT)).toEqual({ kind: 'conflict', code: 'noProfile' });
  });

  test.each(['playerHighSchool', 'playerCollege', 'playerPro'])('a %s buys each plan and boost', (type) => {
    expect(ALL.map((price) => found({ type }, price))).toEqual([null, null, null, null]);
  });

  test('a parent, and an alumnus among them, buys Guest Access alone', () => {
    const parent: Partial<Buyer> = { type: 'parent', roles: [{ type: 'alumni' }] };
    expect(ALL.map((price) => found(parent, price))).toEqual([
      'onlyPlayersBuyThis',
      null,
      'onlyPlayersBuyThis',
      'onlyPlayersBuyThis',
    ]);
  });

  test.each<Partial<Buyer>>([{ type: 'coach' }, { roles: [{ type: 'assistantcoach' }] }])(
    'a coach has everything already: %j',
    (coach) => {
      const buyer: Buyer = { ...player, ...coach };
      expect(ALL.map((price) => obstacleToBuying(buyer, price, AT))).toEqual(
        ALL.map(() => ({ kind: 'forbidden', code: 'coachesBuyNothing' })),
      );
    },
  );

  test('an admin follows every payment, whatever their profile', () => {
    expect(ALL.map((price) => found({ isAdmin: true, type: 'coach' }, price))).toEqual([null, null, null, null]);
  });

  test('the mail address is verified first', () => {
    expect(ALL.map((price) => found({ emailVerified: false }, price))).toEqual(ALL.map(() => 'verifyEmailFirst'));
  });

  test('a plan that runs is not bought twice; one that is over is', () => {
    const premium = { entitlements: { premium: plan, guestAccess: null } };
    const guest = { entitlements: { premium: null, guestAccess: plan } };
    const over = { entitlements: { premium: { ...plan, until: AT }, guestAccess: { ...plan, until: AT } } };
    expect([found(premium), found(premium, 'guestAccess'), found(premium, 'skipTheLine')]).toEqual([
      'planActive',
      'planIncluded',
      null,
    ]);
    expect([found(guest), found(guest, 'guestAccess')]).toEqual([null, 'planActive']);
    expect([found(over), found(over, 'guestAccess')]).toEqual([null, null]);
  });

  test('a minor names a parent or guardian first', () => {
    expect([found({ isMinor: true }), found({ isMinor: true, hasGuardian: true })]).toEqual(['guardianForPurchase', null]);
  });

  test('an obstacle becomes the refusal of the call, and names the field that is missing', () => {
    expect(() => refuseObstacle(null)).not.toThrow();
    expect(() => refuseObstacle({ kind: 'conflict', code: 'guardianForPurchase' })).toThrow(
      expect.objectContaining({ kind: 'conflict', field: 'guardianEmail' }),
    );
  });
});

describe('[S1-02] a boost is bought only where it has an effect', () => {
  const one = { requestId: 'ada.1', reason: 'first', enteredAt: AT, isFirst: false, posted: null, declined: null } as const;
  const line = (
    states: readonly ('queued' | 'first' | 'posted' | 'declined')[],
    changes: Partial<NonNullable<Buyer['line']>> = {},
  ): NonNullable<Buyer['line']> => ({
    requests: states.map((state) => ({ ...one, state: state === 'first' ? 'queued' : state, isFirst: state === 'first' })),
    waiting: { skipTheLine: 0, featureAgain: 0 },
    mayQueue: true,
    ...changes,
  });

  test.each([
    [line([]), 'nothingQueued', 'notPostedYet'],
    [line(['queued']), null, 'queuedAlready'],
    [line(['first']), 'firstAlready', 'queuedAlready'],
    [line(['posted']), 'nothingQueued', null],
    [line(['declined']), 'nothingQueued', 'notPostedYet'],
    [line(['queued', 'posted']), null, 'queuedAlready'],
    [line(['declined', 'posted']), 'nothingQueued', null],
    [line(['posted'], { mayQueue: false }), 'nothingQueued', 'notQueueable'],
    [line(['posted'], { waiting: { skipTheLine: 0, featureAgain: 1 } }), 'nothingQueued', 'boostWaits'],
  ] as const)('%j: Skip the Line %s, Feature Me Again %s', (state, skip, again) => {
    expect([found({ line: state }, 'skipTheLine'), found({ line: state }, 'featureAgain')]).toEqual([skip, again]);
    expect([found({ line: state }), found({ line: state, isAdmin: true }, 'skipTheLine')]).toEqual([null, null]);
  });
});

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
