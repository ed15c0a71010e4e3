import { disputedAtOf, givenBackOf } from '@touchline/domain/money/given-back';
import type { Payment, Purchase } from '@touchline/domain/money/purchase';
import { PRICE_LIST } from '@touchline/domain/reference/price-list';
import type { Subscription } from './double-objects';
import type { DoubleState } from './double-state';
import type { LedgerCustomer } from './ledger-store';

/**
 * Lets a double know what a ledger says about its customers, so that a stack which begins with purchases, of the demo
 * world or of `--keep`, finds them at the provider. It sends no events about it.
 */
export function knowCustomers(state: DoubleState, customers: readonly LedgerCustomer[]): void {
  for (const { id, email, purchases } of customers) {
    const facts = { id, object: 'customer', email, metadata: {}, livemode: false } as const;
    const customer = { ...facts, preferred_locales: [], deleted: false, cardWorks: true };
    const created = purchases.map(({ startedAt }) => secondsOf(startedAt)).toSorted((one, other) => one - other)[0];
    state.customers.set(id, { ...customer, created: created ?? state.now() });
    for (const row of purchases.toSorted((one, other) => one.startedAt.localeCompare(other.startedAt))) {
      if (PRICE_LIST[row.priceName].billed === 'monthly') knowSubscription(state, id, row);
      else knowSession(state, id, row);
      for (const payment of row.payments) knowCharge(state, id, row, payment);
    }
  }
}

function knowSubscription(state: DoubleState, customer: string, row: Purchase): void {
  const { _id: id, priceName, currency, cents, startedAt, periodStart, periodEnd, endsAt, endedAt, isPaused } = row;
  const start = secondsOf(startedAt);
  const atPeriodEnd = endsAt !== null && endsAt === periodEnd;
  state.subscriptions.set(id, {
    ...{
      id,
      object: 'subscription',
      customer,
      currency,
      created: start,
      start_date: start,
      livemode: false,
      status: statusOf(row),
    },
    ...{ cancel_at_period_end: atPeriodEnd, cancel_at: atPeriodEnd ? null : maybeSeconds(endsAt) },
    ...{ canceled_at: maybeSeconds(endedAt), ended_at: maybeSeconds(endedAt), metadata: { priceName } },
    pause_collection: isPaused ? { behavior: 'void', resumes_at: null } : null,
    items: {
      object: 'list',
      data: [
        {
          ...{ id: `si_${id}`, object: 'subscription_item', quantity: 1 },
          current_period_start: secondsOf(periodStart ?? startedAt),
          current_period_end: secondsOf(periodEnd ?? startedAt),
          price: {
            ...{ id: `price_${id}`, object: 'price', currency, unit_amount: cents },
            recurring: { interval: 'month', interval_count: 1 },
          },
        },
      ],
    },
  });
  for (const payment of row.payments)
    state.invoices.set(`in_${payment.id}`, {
      ...{ id: `in_${payment.id}`, object: 'invoice', amount_paid: payment.cents, created: secondsOf(payment.at), currency },
      ...{ livemode: false, status: 'paid', customer },
      parent: { type: 'subscription_details', subscription_details: { subscription: id } },
      payments: {
        object: 'list',
        data: [{ object: 'invoice_payment', payment: { type: 'payment_intent', payment_intent: intentOf(payment) } }],
      },
    });
}

function knowSession(state: DoubleState, customer: string, row: Purchase): void {
  const { _id: id, priceName, currency, cents, status, startedAt, payments } = row;
  const [first] = payments;
  state.sessions.set(id, {
    ...{ id, object: 'checkout.session', livemode: false, created: secondsOf(startedAt), mode: 'payment', customer, currency },
    ...{ amount_total: cents, cancel_url: null, success_url: null, client_reference_id: null, locale: null, url: null },
    ...{ metadata: { priceName }, madeMetadata: {}, payment_status: status === 'paid' ? 'paid' : 'unpaid', status: 'complete' },
    ...{ payment_intent: first === undefined ? null : intentOf(first), subscription: null },
    product: PRICE_LIST[priceName].label,
  });
}

function knowCharge(state: DoubleState, customer: string, { currency }: Purchase, payment: Payment): void {
  const { id, at, cents: amount, refundedCents, dispute } = payment;
  const created = secondsOf(at);
  state.charges.set(id, {
    ...{ id, object: 'charge', amount, amount_refunded: refundedCents, created, currency, disputed: dispute !== null },
    ...{ livemode: false, refunded: refundedCents === amount, status: 'succeeded', customer, payment_intent: intentOf(payment) },
  });
  for (const [index, refund] of givenBackOf(payment).entries()) {
    const made = { id: `re_${id}_${index}`, object: 'refund', amount: refund.cents, created: secondsOf(refund.at) } as const;
    state.refunds.set(made.id, { ...made, currency, metadata: {}, reason: null, status: 'succeeded', charge: id });
  }
  if (dispute === null) return;
  const begun = secondsOf(disputedAtOf(payment) ?? at);
  const status = dispute === 'open' ? 'needs_response' : dispute;
  const facts = { amount, created: begun, currency, livemode: false, charge: id, status } as const;
  const disputed = { id: `du_${id}`, object: 'dispute', ...facts } as const;
  state.disputes.set(disputed.id, disputed);
}

const SUBSCRIPTION_STATUSES = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'incomplete',
  'incomplete_expired',
  'canceled',
  'paused',
] as const satisfies readonly Subscription['status'][];

/** What the ledger does not know by name was none of ours: it is over. */
function statusOf({ status }: Purchase): Subscription['status'] {
  return SUBSCRIPTION_STATUSES.find((one) => one === status) ?? 'canceled';
}

const intentOf = ({ id }: Payment): string => `pi_${id}`;
const secondsOf = (at: string): number => Math.floor(Date.parse(at) / 1000);
const maybeSeconds = (at: string | null): number | null => (at === null ? null : secondsOf(at));
