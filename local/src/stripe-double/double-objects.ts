import type Stripe from 'stripe';

/* The parts of Stripe's objects that the double has, by the types of Stripe's own library. */

export type Customer = Pick<Stripe.Customer, 'id' | 'object' | 'email' | 'metadata' | 'created' | 'livemode'> & {
  preferred_locales: string[];
  deleted: boolean;
  /** Whether the customer's card is charged or declines; the double's own field. */
  cardWorks: boolean;
};

export type Session = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'amount_total'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'currency'
  | 'livemode'
  | 'locale'
  | 'metadata'
  | 'mode'
  | 'payment_status'
  | 'status'
  | 'success_url'
  | 'url'
> & {
  customer: string;
  payment_intent: string | null;
  subscription: string | null;
  /** What is sold, and what is written on what the session makes; the double's own fields. */
  product: string;
  madeMetadata: Record<string, string>;
};

type Price = Pick<Stripe.Price, 'id' | 'object' | 'currency' | 'unit_amount'> & {
  recurring: Pick<Stripe.Price.Recurring, 'interval' | 'interval_count'> | null;
};

export type Subscription = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'created'
  | 'currency'
  | 'ended_at'
  | 'livemode'
  | 'metadata'
  | 'pause_collection'
  | 'start_date'
  | 'status'
> & {
  customer: string;
  items: {
    object: 'list';
    data: (Pick<Stripe.SubscriptionItem, 'id' | 'object' | 'current_period_start' | 'current_period_end' | 'quantity'> & {
      price: Price;
    })[];
  };
};

export type Invoice = Pick<Stripe.Invoice, 'id' | 'object' | 'amount_paid' | 'created' | 'currency' | 'livemode' | 'status'> & {
  customer: string;
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } };
  payments: {
    object: 'list';
    data: { object: 'invoice_payment'; payment: { type: 'payment_intent'; payment_intent: string } }[];
  };
};

export type Charge = Pick<
  Stripe.Charge,
  'id' | 'object' | 'amount' | 'amount_refunded' | 'created' | 'currency' | 'disputed' | 'livemode' | 'refunded' | 'status'
> & { customer: string; payment_intent: string };

export type Dispute = Pick<Stripe.Dispute, 'id' | 'object' | 'amount' | 'created' | 'currency' | 'livemode' | 'status'> & {
  charge: string;
};

export type Refund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'metadata' | 'reason' | 'status'
> & {
  charge: string;
};

export type StripeObject = Customer | Session | Subscription | Invoice | Charge | Dispute | Refund;

/** An event with the object as it was when the event was made. */
export interface DoubleEvent {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  readonly created: number;
  readonly livemode: boolean;
  readonly type: string;
  readonly data: { readonly object: StripeObject };
  readonly pending_webhooks: number;
  readonly request: null;
}
