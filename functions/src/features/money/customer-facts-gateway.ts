import type { BoostFacts, CustomerFacts, SubscriptionFacts } from '@touchline/domain/money/customer-facts';
import { givenBackNow } from '@touchline/domain/money/given-back';
import type { Payment } from '@touchline/domain/money/purchase';
import type Stripe from 'stripe';
import { askStripe, isMissingAtStripe, type StripeAccess, type StripeGateway } from './stripe-gateway';

/** More of one kind than anybody buys; a list of Stripe's is read to here. */
const MOST = 1000;

/**
 * All that Stripe says now about what a customer bought; nothing of one it does not know. Throws Refusal unavailable
 * where it is away.
 */
export type ReadCustomerFacts = (customerId: string) => Promise<CustomerFacts>;

/**
 * Reads subscriptions, checkouts, invoices and charges of a customer. A charge belongs to the subscription whose
 * invoice its payment intent paid, or to the checkout that made the intent.
 */
export function customerFactsGateway(gateway: StripeGateway): ReadCustomerFacts {
  return async (customer) => {
    try {
      return await askStripe(gateway, (access) => factsOf(customer, access));
    } catch (error) {
      if (isMissingAtStripe(error)) return { subscriptions: [], boosts: [] };
      throw error;
    }
  };
}

async function factsOf(customer: string, access: StripeAccess): Promise<CustomerFacts> {
  const { stripe } = access;
  const all = { limit: MOST };
  const [subscriptions, sessions, invoices, charges] = await Promise.all([
    stripe.subscriptions.list({ customer, status: 'all', limit: 100 }).autoPagingToArray(all),
    stripe.checkout.sessions.list({ customer, limit: 100 }).autoPagingToArray(all),
    stripe.invoices.list({ customer, status: 'paid', limit: 100, expand: ['data.payments'] }).autoPagingToArray(all),
    stripe.charges.list({ customer, limit: 100 }).autoPagingToArray(all),
  ]);
  const paid = charges.filter(({ status }) => status === 'succeeded');
  const payments = await Promise.all(paid.map(async (charge) => ({ charge, payment: await paymentOf(charge, access) })));
  const paymentsFor = (intents: ReadonlySet<string>): Payment[] =>
    payments
      .filter(({ charge }) => intents.has(idOf(charge.payment_intent)))
      .map(({ payment }) => payment)
      .toSorted((one, other) => (one.at < other.at ? -1 : 1));
  return {
    subscriptions: subscriptions.map((one) => subscriptionFacts(one, paymentsFor(intentsOfSubscription(one.id, invoices)))),
    boosts: sessions
      .filter(({ mode, status }) => mode === 'payment' && status === 'complete')
      .map((one) => boostFacts(one, paymentsFor(new Set([idOf(one.payment_intent)])))),
  };
}

function subscriptionFacts(subscription: Stripe.Subscription, payments: readonly Payment[]): SubscriptionFacts {
  const { id, metadata, status, start_date, items, currency, cancel_at, cancel_at_period_end, ended_at } = subscription;
  const [first] = items.data;
  const periodEnd = first === undefined ? null : first.current_period_end;
  return {
    id,
    status,
    priceName: metadata.priceName ?? null,
    startedAt: instantOf(start_date),
    periodStart: first === undefined ? null : instantOf(first.current_period_start),
    periodEnd: periodEnd === null ? null : instantOf(periodEnd),
    endsAt: maybeInstant(cancel_at ?? (cancel_at_period_end ? periodEnd : null)),
    endedAt: maybeInstant(ended_at),
    isPaused: subscription.pause_collection !== null,
    payments: [...payments],
    lines: items.data.map(({ price, quantity }) => ({
      cents: price.unit_amount,
      currency,
      interval: price.recurring?.interval ?? null,
      intervalCount: price.recurring?.interval_count ?? null,
      quantity: quantity ?? null,
    })),
  };
}

function boostFacts(session: Stripe.Checkout.Session, payments: readonly Payment[]): BoostFacts {
  const { id, metadata, payment_status, amount_total, currency, created } = session;
  return {
    id,
    priceName: metadata?.priceName ?? null,
    isPaid: payment_status === 'paid',
    cents: amount_total,
    currency: currency ?? '',
    startedAt: instantOf(created),
    payments,
  };
}

/** The payment intents that paid the invoices of a subscription. */
function intentsOfSubscription(subscriptionId: string, invoices: readonly Stripe.Invoice[]): ReadonlySet<string> {
  const own = invoices.filter(({ parent }) => idOf(parent?.subscription_details?.subscription ?? null) === subscriptionId);
  const intents = own.flatMap(({ payments }) => payments?.data ?? []).map(({ payment }) => idOf(payment.payment_intent ?? null));
  return new Set(intents.filter((id) => id !== ''));
}

async function paymentOf(charge: Stripe.Charge, { stripe }: StripeAccess): Promise<Payment> {
  const { id, created, amount, amount_refunded, disputed } = charge;
  const ofCharge = { charge: id, limit: 100 };
  const refunds = amount_refunded > 0 ? (await stripe.refunds.list(ofCharge)).data : [];
  const disputes = disputed ? (await stripe.disputes.list(ofCharge)).data : [];
  const named = refunds.map((one) => ({ at: instantOf(one.created), cents: one.amount, status: one.status }));
  return {
    ...{ id, at: instantOf(created), cents: amount },
    ...givenBackNow(amount_refunded, named),
    ...disputeOf(disputes),
  };
}

/** The dispute of a payment, since the first one. Mere inquiries of a bank, which move no money, count as none. */
function disputeOf(disputes: readonly Stripe.Dispute[]): Pick<Payment, 'dispute' | 'disputedAt'> {
  const counted = disputes.filter(({ status }) => !status.startsWith('warning_') && status !== 'prevented');
  const [first] = counted.map(({ created }) => created).toSorted((one, other) => one - other);
  if (first === undefined) return { dispute: null, disputedAt: null };
  const isOpen = counted.some(({ status }) => status !== 'won' && status !== 'lost');
  const dispute = counted.some(({ status }) => status === 'lost') ? 'lost' : isOpen ? 'open' : 'won';
  return { dispute, disputedAt: instantOf(first) };
}

/** The id of what Stripe names by its id or sends whole; empty for nothing. */
export function idOf(named: string | { readonly id: string } | null): string {
  return typeof named === 'string' ? named : (named?.id ?? '');
}

const instantOf = (seconds: number): string => new Date(seconds * 1000).toISOString();
const maybeInstant = (seconds: number | null): string | null => (seconds === null ? null : instantOf(seconds));
