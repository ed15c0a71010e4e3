import { boundCurrencyOf } from '@touchline/domain/money/bound-currency';
import type { CheckoutOrder } from '@touchline/domain/money/checkout-order';
import type { Account, Locale } from '@touchline/domain/person/account/account';
import { PRICE_LIST, type PriceName } from '@touchline/domain/reference/price-list';
import type Stripe from 'stripe';
import { stripePriceId } from '../../platform/config';
import { idempotencyKey, madeOnce } from './made-once';
import { askStripe, isMissingAtStripe, type StripeGateway } from './stripe-gateway';

/** A checkout session: its address is null once it is over; `cents` is what it charges. */
export interface CheckoutSession {
  readonly id: string;
  readonly url: string | null;
  readonly cents: number | null;
}

/** A session as the test page asks for it. */
export interface FinishedSession {
  readonly customerId: string;
  readonly priceName: string | null;
  readonly isPaid: boolean;
}

/** Who becomes a customer; `gone` is the one before, who was deleted at the provider. */
export interface NewCustomer extends Pick<Account, 'email' | 'locale'> {
  readonly uid: string;
  readonly gone: string | null;
}

/** The pages of the payment provider that a buyer is sent to. Each call throws Refusal unavailable where it is away. */
export interface CheckoutGateway {
  /**
   * The customer of a person. A repeated call makes no second one, also where the mail address or the language has
   * changed since; it has those of the last call.
   */
  readonly createCustomer: (person: NewCustomer) => Promise<string>;
  /** The currency of what renews, or waits to be paid, for a customer: all that one customer buys has to be in it. */
  readonly boundCurrency: (customerId: string) => Promise<CheckoutOrder['currency'] | null>;
  /**
   * Opens a checkout; the same order after the same session answers the same one again (F9). Null where the customer is
   * gone.
   */
  readonly open: (order: CheckoutOrder, after: string | null) => Promise<CheckoutSession | null>;
  /**
   * Closes the other open checkouts of a customer for the same price, or for any plan where it is one, so that nobody
   * pays twice in two windows. False, and none is closed, where the one that is to stay is over itself: a repeated
   * order also answers one that was paid.
   */
  readonly closeOthers: (order: CheckoutOrder, sessionId: string) => Promise<boolean>;
  /** The address of the portal; null where the customer is gone. */
  readonly openPortal: (customerId: string, locale: Locale, returnUrl: string) => Promise<string | null>;
  /** Null where there is no such session. */
  readonly find: (sessionId: string) => Promise<FinishedSession | null>;
  /** Whether real money is taken. */
  readonly isLive: () => Promise<boolean>;
}

export function checkoutGateway(gateway: StripeGateway): CheckoutGateway {
  return {
    createCustomer: ({ uid, email, locale, gone }) =>
      askStripe(gateway, async ({ stripe }) => {
        const { id } = await madeOnce(idempotencyKey('customer', uid, gone), (key) =>
          stripe.customers.create({ metadata: { uid } }, { idempotencyKey: key }),
        );
        await stripe.customers.update(id, { email, preferred_locales: [locale] });
        return id;
      }),
    boundCurrency: (customer) =>
      orNullWithoutCustomer(() =>
        askStripe(gateway, async ({ stripe }) => {
          const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
          return boundCurrencyOf(data);
        }),
      ),
    open: (order, after) =>
      orNullWithoutCustomer(() =>
        askStripe(gateway, async ({ stripe }) => {
          const session = sessionOf(order);
          const {
            id,
            url,
            amount_total: cents,
          } = await madeOnce(idempotencyKey('checkout', session, order.minute, after), (key) =>
            stripe.checkout.sessions.create(session, { idempotencyKey: key }),
          );
          return { id, url, cents };
        }),
      ),
    closeOthers: ({ customerId, priceName, billed }, sessionId) =>
      askStripe(gateway, async ({ stripe }) => {
        const { data } = await stripe.checkout.sessions.list({ customer: customerId, status: 'open', limit: 100 });
        if (!data.some(({ id }) => id === sessionId)) return false;
        const others = data.filter(({ id, mode, metadata }) => {
          const isSame = metadata?.priceName === priceName || (billed === 'monthly' && mode === 'subscription');
          return id !== sessionId && isSame;
        });
        await Promise.all(others.map(({ id }) => stripe.checkout.sessions.expire(id)));
        return true;
      }),
    openPortal: (customer, locale, return_url) =>
      orNullWithoutCustomer(() =>
        askStripe(
          gateway,
          async ({ stripe }) => (await stripe.billingPortal.sessions.create({ customer, locale, return_url })).url,
        ),
      ),
    find: (sessionId) =>
      askStripe(gateway, async ({ stripe }) => {
        try {
          const { customer, payment_status, metadata } = await stripe.checkout.sessions.retrieve(sessionId);
          if (customer === null) return null;
          const customerId = typeof customer === 'string' ? customer : customer.id;
          return { customerId, priceName: metadata?.priceName ?? null, isPaid: payment_status === 'paid' };
        } catch (error) {
          if (isMissingAtStripe(error)) return null;
          throw error;
        }
      }),
    isLive: async () => (await gateway()).config.isLive,
  };
}

/** An answer about a customer; null where Stripe has no such customer any more. */
async function orNullWithoutCustomer<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask();
  } catch (error) {
    if (isMissingAtStripe(error, 'customer')) return null;
    throw error;
  }
}

/**
 * What opens a checkout. Name and owner of the purchase are written on the session and on what it makes, since later
 * events name those alone. Stripe offers no other currency and no discount.
 */
function sessionOf(order: CheckoutOrder): Stripe.Checkout.SessionCreateParams {
  const { uid, customerId, priceName, locale, billed, currency, successUrl, cancelUrl } = order;
  const metadata = { uid, priceName };
  return {
    mode: billed === 'monthly' ? 'subscription' : 'payment',
    customer: customerId,
    client_reference_id: uid,
    line_items: [{ quantity: 1, ...priceOf(priceName, order) }],
    currency,
    locale,
    success_url: successUrl,
    cancel_url: cancelUrl,
    adaptive_pricing: { enabled: false },
    metadata,
    ...(billed === 'monthly' ? { subscription_data: { metadata } } : { payment_intent_data: { metadata } }),
  };
}

/** The price that the deployment names, else our own with the session. */
function priceOf(
  name: PriceName,
  { cents, currency, billed }: CheckoutOrder,
): Pick<Stripe.Checkout.SessionCreateParams.LineItem, 'price' | 'price_data'> {
  const price = stripePriceId(name);
  if (price !== null) return { price };
  const product_data = { name: `Touchline ${PRICE_LIST[name].label}` };
  const price_data = { currency, unit_amount: cents, product_data };
  return { price_data: billed === 'monthly' ? { ...price_data, recurring: { interval: 'month' } } : price_data };
}
