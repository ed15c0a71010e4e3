import type { BoostFacts, CustomerFacts, SubscriptionFacts } from '../customer-facts';
import type { Payment } from '../purchase';

export const START = '2026-01-10T00:00:00.000Z';
export const RENEWAL = '2026-02-10T00:00:00.000Z';

/** A payment of Premium at the start of its first month. */
export function aPayment(changes: Partial<Payment> = {}): Payment {
  return { id: 'ch_1', at: START, cents: 999, refundedCents: 0, refunds: [], dispute: null, disputedAt: null, ...changes };
}

/** A subscription of Premium in its first month, as our checkout makes it. */
export function aSubscription(changes: Partial<SubscriptionFacts> = {}): SubscriptionFacts {
  return {
    ...{ id: 'sub_1', priceName: 'premium', status: 'active', startedAt: START, periodStart: START, periodEnd: RENEWAL },
    ...{ endsAt: null, endedAt: null, isPaused: false, payments: [aPayment()] },
    lines: [{ cents: 999, currency: 'usd', interval: 'month', intervalCount: 1, quantity: 1 }],
    ...changes,
  };
}

/** A paid boost. */
export function aBoost(changes: Partial<BoostFacts> = {}): BoostFacts {
  return {
    ...{ id: 'cs_1', priceName: 'skipTheLine', isPaid: true, cents: 399, currency: 'usd', startedAt: START },
    payments: [aPayment({ id: 'ch_2', cents: 399 })],
    ...changes,
  };
}

/** The facts about a customer with one subscription. */
export function factsWith(changes: Partial<SubscriptionFacts> = {}): CustomerFacts {
  return { subscriptions: [aSubscription(changes)], boosts: [] };
}
