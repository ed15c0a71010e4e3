import type { AnswerOf } from '@touchline/domain/http/api-contract';

type Person = AnswerOf<'adminPerson'>;
type ShownPurchase = Person['money']['purchases'][number];

/** A payment of a month of Premium. */
export const PAYMENT = {
  id: 'ch_1',
  at: '2026-03-10T00:00:00.000Z',
  cents: 999,
  refundedCents: 0,
  refunds: [],
  dispute: null,
  disputedAt: null,
};

/** A purchase of Premium that runs. */
export function aPurchase(changes: Partial<ShownPurchase> = {}): ShownPurchase {
  return {
    ...{ id: 'sub_1', priceName: 'premium', currency: 'eur', cents: 999, status: 'active' },
    ...{ startedAt: '2026-03-10T00:00:00.000Z', periodStart: '2026-03-10T00:00:00.000Z' },
    ...{ periodEnd: '2026-04-10T00:00:00.000Z', endsAt: null, endedAt: null, isPaused: false, payments: [PAYMENT] },
    ...changes,
  };
}

/** A player with Premium as the page of a person shows them. */
export function aPersonForAdmins(money: Partial<Person['money']> = {}, playersOfGuardian = 0): Person {
  return {
    playersOfGuardian,
    childrenAsked: { children: 0, families: 0 },
    adminRequest: null,
    otherAdmins: 1,
    record: { ageGroup: 'adult', guardian: null, consents: [], reports: [], suspensions: [], evidence: [] },
    user: {
      ...{ uid: 'uid-robin', email: 'robin@test.example', emailVerified: true, firstName: 'Robin', lastName: 'Sample' },
      ...{
        username: 'robin-sample',
        displayName: 'Robin Sample',
        isAdmin: false,
        isDisabled: false,
        deactivatedAt: null,
        suspended: null,
        dangerReportId: null,
      },
      ...{ createdAt: '2026-01-05T10:00:00.000Z', lastSignInAt: null, type: 'playerHighSchool', roles: [] },
    },
    money: {
      plans: { premium: { since: '2026-03-10T00:00:00.000Z', until: null, subscriptionId: 'sub_1' }, guestAccess: null },
      purchases: [aPurchase()],
      given: [],
      history: [{ at: '2026-03-10T00:00:00.000Z', plans: [{ name: 'premium', until: null }] }],
      ...money,
    },
  };
}
