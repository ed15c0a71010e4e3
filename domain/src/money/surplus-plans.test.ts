import { describe, expect, test } from 'vitest';
import type { SubscriptionFacts } from './customer-facts';
import { ledgerOf } from './ledger';
import { surplusPlans } from './surplus-plans';
import { aBoost, aPayment, aSubscription, RENEWAL } from './testing/a-purchase';

const surplus = (...subscriptions: readonly Partial<SubscriptionFacts>[]) =>
  surplusPlans(ledgerOf({ subscriptions: subscriptions.map(aSubscription), boosts: [aBoost()] }, 'uid-1', []).purchases);
const guest = {
  ...{ id: 'sub_guest', priceName: 'guestAccess', payments: [aPayment({ id: 'ch_guest', cents: 599 })] },
  lines: [{ cents: 599, currency: 'usd', interval: 'month', intervalCount: 1, quantity: 1 }],
} as const;
const unpaid = { id: 'sub_unpaid', status: 'past_due', periodStart: RENEWAL, periodEnd: '2026-03-10T00:00:00.000Z' } as const;

describe('[S7-20] nobody pays twice', () => {
  test('Guest Access does not renew beside a Premium that does', () => {
    expect(surplus({}, guest)).toEqual([{ subscriptionId: 'sub_guest', isPaid: true }]);
  });

  test('a subscription whose payment failed ends once the same plan, or Premium, is bought again', () => {
    expect(surplus({}, unpaid)).toEqual([{ subscriptionId: 'sub_unpaid', isPaid: false }]);
    expect(surplus({}, { ...guest, status: 'unpaid' })).toEqual([{ subscriptionId: 'sub_guest', isPaid: false }]);
  });

  test('one that was refunded or is disputed, and would be charged again, ends likewise', () => {
    const refunded = { id: 'sub_refunded', payments: [aPayment({ refundedCents: 999 })] };
    expect(surplus({}, refunded)).toEqual([{ subscriptionId: 'sub_refunded', isPaid: false }]);
  });

  test('of two that renew one is kept', () => {
    expect(surplus({ id: 'sub_b', startedAt: RENEWAL }, { id: 'sub_a' })).toEqual([{ subscriptionId: 'sub_b', isPaid: true }]);
  });

  test('what ends anyway stays as it is, and nothing ends beside a plan that does not renew', () => {
    expect(surplus({}, { ...guest, endsAt: RENEWAL }, { id: 'sub_2', status: 'canceled', endedAt: RENEWAL })).toEqual([]);
    expect(surplus({ endsAt: RENEWAL }, guest)).toEqual([]);
    expect(surplus(unpaid, guest)).toEqual([]);
    expect(surplus(guest)).toEqual([]);
  });
});
