import type { Charge, Session, Subscription } from './double-objects';
import { type DoubleState, existing, StripeRefusal } from './double-state';

const DAY = 24 * 3600;
/** After so many days without payment Stripe's usual settings give a subscription up. */
const GIVEN_UP_AFTER = 14 * DAY;

/** What the buyer's card does: it pays, declines, or pays later as a bank transfer does. */
export type CardOutcome = 'pays' | 'declines' | 'paysLater';

/** Pays an open session. Throws the refusal of the card, and for a session that is over. */
export function paySession(state: DoubleState, sessionId: string, outcome: CardOutcome): Session {
  const session = existing(state.sessions, sessionId, 'checkout.session');
  if (session.status !== 'open')
    throw new StripeRefusal(400, 'invalid_request_error', null, 'This Checkout Session is no longer open.');
  if (outcome === 'declines') throw new StripeRefusal(402, 'card_error', 'card_declined', 'Your card was declined.');
  Object.assign(session, { status: 'complete', url: null });
  if (outcome === 'paysLater') {
    session.payment_intent = state.newId('pi');
    state.emit('checkout.session.completed', session);
    return session;
  }
  session.payment_status = 'paid';
  if (session.mode === 'payment') {
    session.payment_intent = state.newId('pi');
    charge(state, session.customer, session.amount_total ?? 0, session.currency ?? 'usd', session.payment_intent);
  } else session.subscription = startSubscription(state, session).id;
  state.emit('checkout.session.completed', session);
  return session;
}

/** The bank's answer to a payment that takes days. */
export function finishAsyncPayment(state: DoubleState, sessionId: string, succeeds: boolean): void {
  const session = existing(state.sessions, sessionId, 'checkout.session');
  if (succeeds) {
    session.payment_status = 'paid';
    charge(state, session.customer, session.amount_total ?? 0, session.currency ?? 'usd', session.payment_intent ?? '');
  }
  state.emit(`checkout.session.async_payment_${succeeds ? 'succeeded' : 'failed'}`, session);
}

function charge(state: DoubleState, customer: string, amount: number, currency: string, payment_intent: string): Charge {
  const made: Charge = {
    ...{ id: state.newId('ch'), object: 'charge', amount, amount_refunded: 0, created: state.now(), currency },
    ...{ disputed: false, livemode: false, refunded: false, status: 'succeeded', customer, payment_intent },
  };
  state.charges.set(made.id, made);
  return made;
}

/** A subscription that the card of its checkout pays, whatever card was there before. */
function startSubscription(state: DoubleState, session: Session): Subscription {
  const now = state.now();
  const currency = session.currency ?? 'usd';
  const made: Subscription = {
    ...{ id: state.newId('sub'), object: 'subscription', cancel_at: null, cancel_at_period_end: false, canceled_at: null },
    ...{ created: now, currency, ended_at: null, livemode: false, metadata: session.madeMetadata, pause_collection: null },
    ...{ start_date: now, status: 'active', customer: session.customer },
    items: {
      object: 'list',
      data: [
        {
          ...{ id: state.newId('si'), object: 'subscription_item', quantity: 1 },
          ...{ current_period_start: now, current_period_end: monthAfter(now) },
          price: {
            ...{ id: state.newId('price'), object: 'price', currency, unit_amount: session.amount_total },
            recurring: { interval: 'month', interval_count: 1 },
          },
        },
      ],
    },
  };
  state.subscriptions.set(made.id, made);
  existing(state.customers, session.customer, 'customer').cardWorks = true;
  state.emit('customer.subscription.created', made);
  payInvoice(state, made);
  return made;
}

/** The invoice of the running period: paid by the customer's card, or failed. */
export function payInvoice(state: DoubleState, subscription: Subscription): boolean {
  const [item] = subscription.items.data;
  const amount = item?.price.unit_amount ?? 0;
  const currency = item?.price.currency ?? 'usd';
  const isPaid = existing(state.customers, subscription.customer, 'customer').cardWorks;
  const payment_intent = state.newId('pi');
  if (isPaid) charge(state, subscription.customer, amount, currency, payment_intent);
  const id = state.newId('in');
  state.invoices.set(id, {
    ...{ id, object: 'invoice', amount_paid: isPaid ? amount : 0, created: state.now(), currency, livemode: false },
    ...{ status: isPaid ? 'paid' : 'open', customer: subscription.customer },
    parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
    payments: {
      object: 'list',
      data: [{ object: 'invoice_payment', payment: { type: 'payment_intent', payment_intent } }],
    },
  });
  subscription.status = isPaid ? 'active' : 'past_due';
  state.emit(isPaid ? 'invoice.paid' : 'invoice.payment_failed', existing(state.invoices, id, 'invoice'));
  return isPaid;
}

/** Ends a subscription at a moment of the double's clock. */
export function endSubscription(state: DoubleState, subscription: Subscription, at = state.now()): void {
  if (subscription.status === 'canceled') return;
  Object.assign(subscription, { status: 'canceled', ended_at: at, canceled_at: subscription.canceled_at ?? at });
  state.emit('customer.subscription.deleted', subscription);
}

/** Moves the clock, and does period by period what Stripe does by itself: renew, end, give up. */
export function moveClock(state: DoubleState, seconds: number): void {
  const end = state.now() + seconds;
  while (state.now() < end) {
    state.moveClock(Math.min(DAY, end - state.now()));
    for (const subscription of state.subscriptions.values()) liveOn(state, subscription);
  }
}

/**
 * Lets time pass for one customer alone, as a test clock of Stripe does: what the customer has becomes older day by
 * day, and each day does what Stripe does by itself. The clock of everybody else stays.
 */
export function ageCustomer(state: DoubleState, customerId: string, seconds: number): void {
  existing(state.customers, customerId, 'customer');
  const own = <T extends { readonly customer: string }>(all: ReadonlyMap<string, T>) =>
    [...all.values()].filter(({ customer }) => customer === customerId);
  for (let left = seconds; left > 0; left -= DAY) {
    const step = Math.min(DAY, left);
    const charges = own(state.charges);
    const ids = new Set(charges.map(({ id }) => id));
    const givenBack = [...state.refunds.values(), ...state.disputes.values()].filter(({ charge: of }) => ids.has(of));
    for (const paid of [...charges, ...own(state.invoices), ...givenBack]) paid.created -= step;
    for (const subscription of own(state.subscriptions)) {
      age(subscription, step);
      liveOn(state, subscription);
    }
  }
}

function age(subscription: Subscription, seconds: number): void {
  const before = (moment: number | null): number | null => (moment === null ? null : moment - seconds);
  const { created, start_date, cancel_at, canceled_at, ended_at } = subscription;
  Object.assign(subscription, { created: created - seconds, start_date: start_date - seconds });
  Object.assign(subscription, { cancel_at: before(cancel_at), canceled_at: before(canceled_at), ended_at: before(ended_at) });
  for (const item of subscription.items.data) {
    item.current_period_start -= seconds;
    item.current_period_end -= seconds;
  }
}

function liveOn(state: DoubleState, subscription: Subscription): void {
  const [item] = subscription.items.data;
  if (item === undefined || !['active', 'past_due'].includes(subscription.status)) return;
  const now = state.now();
  if (subscription.status === 'past_due' && now >= item.current_period_start + GIVEN_UP_AFTER) {
    endSubscription(state, subscription);
    return;
  }
  if (now < item.current_period_end) return;
  if (subscription.cancel_at_period_end) {
    endSubscription(state, subscription, item.current_period_end);
    return;
  }
  item.current_period_start = item.current_period_end;
  item.current_period_end = monthAfter(item.current_period_start);
  if (subscription.pause_collection === null && subscription.status === 'active') payInvoice(state, subscription);
  state.emit('customer.subscription.updated', subscription);
}

function monthAfter(seconds: number): number {
  const date = new Date(seconds * 1000);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + 1, 1);
  date.setUTCDate(Math.min(day, new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()));
  return Math.floor(date.getTime() / 1000);
}
