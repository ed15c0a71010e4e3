import { describe, expect, test } from 'vitest';
import type { SubscriptionFacts } from './customer-facts';
import { ledgerOf } from './ledger';
import { entitlementsOf, planEndingOf } from './plan-entitlements';
import { aBoost, aPayment, aSubscription, RENEWAL, START } from './testing/a-purchase';

const entitled = (...subscriptions: readonly Partial<SubscriptionFacts>[]) =>
  entitlementsOf(ledgerOf({ subscriptions: subscriptions.map(aSubscription), boosts: [aBoost()] }, 'uid-1', []).purchases, []);
const until = (changes: Partial<SubscriptionFacts>) => entitled(changes).premium?.until ?? 'none';
const GRACE_END = '2026-02-17T00:00:00.000Z';
const MARCH = '2026-03-10T00:00:00.000Z';
const second = { periodStart: RENEWAL, periodEnd: MARCH };

describe('[S7-20] what is paid for', () => {
  test('is a plan without end while it renews, by its subscription', () => {
    expect(entitled({})).toEqual({ premium: { since: START, until: null, subscriptionId: 'sub_1' }, guestAccess: null });
  });

  test('each plan is its own', () => {
    const guest = {
      priceName: 'guestAccess',
      lines: [{ cents: 599, currency: 'eur', interval: 'month', intervalCount: 1, quantity: 1 }],
    };
    expect(entitled({ ...guest, payments: [aPayment({ cents: 599 })] })).toMatchObject({
      premium: null,
      guestAccess: { until: null },
    });
  });

  test('ends with the paid period once it is cancelled', () => {
    expect(until({ endsAt: RENEWAL })).toBe(RENEWAL);
  });

  test('goes on for seven days into a period whose payment failed, or to an earlier end', () => {
    expect(until({ ...second, status: 'past_due' })).toBe(GRACE_END);
    expect(until({ ...second, status: 'unpaid' })).toBe(GRACE_END);
    expect(until({ ...second, status: 'past_due', endsAt: '2026-02-12T00:00:00.000Z' })).toBe('2026-02-12T00:00:00.000Z');
  });

  test('does not go on for seven days of each further period, where the provider leaves it unpaid', () => {
    for (const status of ['past_due', 'unpaid'])
      expect(until({ status, periodStart: MARCH, periodEnd: '2026-04-10T00:00:00.000Z' })).toBe('none');
    const late = aPayment({ id: 'ch_2', at: '2026-02-24T00:00:00.000Z' });
    expect(until({ status: 'past_due', periodStart: MARCH, payments: [aPayment(), late] })).toBe('2026-03-17T00:00:00.000Z');
  });

  test.each(['incomplete', 'incomplete_expired', 'trialing', 'canceled', 'paused', 'hibernating'])(
    'is nothing while it is %s',
    (status) => {
      expect(entitled({ status }).premium).toBeNull();
    },
  );

  test('ends with what is paid while payments are paused', () => {
    expect(until({ isPaused: true })).toBe(RENEWAL);
    expect(until({ isPaused: true, ...second })).toBe(RENEWAL);
    expect(until({ isPaused: true, endsAt: START })).toBe(START);
  });

  test.each([
    ['cancelled', { endsAt: RENEWAL }],
    ['paymentFailed', { ...second, status: 'past_due' }],
    ['paymentFailed', { ...second, status: 'unpaid' }],
    ['cancelled', { ...second, status: 'past_due', endsAt: '2026-02-12T00:00:00.000Z' }],
    ['paymentFailed', { ...second, status: 'past_due', endsAt: MARCH }],
    ['paused', { isPaused: true }],
    ['cancelled', { isPaused: true, endsAt: START }],
  ] as const)('is said to end because it is %s: %o', (ending, changes) => {
    const [row] = ledgerOf({ subscriptions: [aSubscription(changes)], boosts: [] }, 'uid-1', []).purchases;
    expect(row && planEndingOf(row, until(changes))).toBe(ending);
  });

  test('is nothing before the first payment, nor for one that is too small', () => {
    expect(entitled({ payments: [] }).premium).toBeNull();
    expect(entitled({ payments: [aPayment({ cents: 998 })] }).premium).toBeNull();
  });

  test('ends at once where the last payment is refunded whole or disputed, and not where a part is', () => {
    const last = (changes: Parameters<typeof aPayment>[0]) =>
      entitled({ ...second, payments: [aPayment({ id: 'ch_2', at: RENEWAL, ...changes }), aPayment()] }).premium !== null;
    expect(last({ refundedCents: 999 })).toBe(false);
    expect(last({ refundedCents: 998 })).toBe(true);
    expect([last({ dispute: 'open' }), last({ dispute: 'lost' }), last({ dispute: 'won' })]).toEqual([false, false, true]);
  });

  test('comes back with the next payment after a refund', () => {
    const refunded = aPayment({ refundedCents: 999 });
    expect(entitled({ payments: [refunded] }).premium).toBeNull();
    expect(entitled({ payments: [refunded, aPayment({ id: 'ch_2', at: RENEWAL })] }).premium).not.toBeNull();
  });

  test('of two subscriptions for a plan the longer one counts, whichever comes first', () => {
    const [ends, renews] = [{ id: 'sub_a', endsAt: RENEWAL }, { id: 'sub_b' }];
    const [later, over] = [
      { id: 'sub_c', endsAt: MARCH },
      { id: 'sub_d', status: 'canceled' },
    ];
    for (const pair of [
      [ends, renews, over],
      [over, renews, ends],
    ])
      expect(entitled(...pair).premium?.subscriptionId).toBe('sub_b');
    for (const pair of [
      [ends, later],
      [later, ends],
    ])
      expect(entitled(...pair).premium?.subscriptionId).toBe('sub_c');
  });
});
