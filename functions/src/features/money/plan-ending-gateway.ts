import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type Stripe from 'stripe';
import { askStripe, isMissingAtStripe, isRefusedByStripe, type StripeGateway } from './stripe-gateway';

/** What ends payments that nobody will use. Each may be repeated; throws Refusal unavailable where Stripe is away. */
export interface PlanEndingGateway {
  /** No subscription of a customer renews any more, and no open checkout is paid; what is paid goes on to its end. */
  readonly stopRenewals: (customerId: string) => Promise<void>;
  /** Ends one subscription at once. */
  readonly end: (subscriptionId: string) => Promise<void>;
  /** One subscription does not renew any more; what is paid goes on to its end. */
  readonly stopRenewal: (subscriptionId: string) => Promise<void>;
  /** Ends every subscription of a customer at once, and removes name, address and cards at Stripe. */
  readonly removeCustomer: (customerId: string) => Promise<void>;
}

const RENEWING: ReadonlySet<string> = new Set(['active', 'trialing', 'paused']);
const UNPAID: ReadonlySet<string> = new Set(['past_due', 'unpaid', 'incomplete']);

export function planEndingGateway(gateway: StripeGateway): PlanEndingGateway {
  return {
    stopRenewals: (customer) =>
      whereTaken(() =>
        askStripe(gateway, async ({ stripe }) => {
          await closeCheckouts(stripe, customer);
          const all = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 }).autoPagingToArray({ limit: 1000 });
          for (const { id, status, cancel_at_period_end } of all) {
            if (UNPAID.has(status)) await stripe.subscriptions.cancel(id);
            else if (RENEWING.has(status) && !cancel_at_period_end)
              await stripe.subscriptions.update(id, { cancel_at_period_end: true });
          }
        }),
      ),
    end: (id) => whereTaken(() => askStripe(gateway, ({ stripe }) => stripe.subscriptions.cancel(id))),
    stopRenewal: (id) =>
      whereTaken(() => askStripe(gateway, ({ stripe }) => stripe.subscriptions.update(id, { cancel_at_period_end: true }))),
    removeCustomer: (customer) =>
      whereTaken(() =>
        askStripe(gateway, async ({ stripe }) => {
          await closeCheckouts(stripe, customer);
          await stripe.customers.del(customer);
        }),
      ),
  };
}

/** Closes the checkouts that a customer has open, in whichever window. One that was paid just now is over already. */
async function closeCheckouts(stripe: Stripe, customer: string): Promise<void> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
  for (const { id } of data) {
    try {
      await stripe.checkout.sessions.expire(id);
    } catch (error) {
      if (!isRefusedByStripe(error)) throw error;
    }
  }
}

/** Does nothing where no payments are taken, or where the customer is gone. */
async function whereTaken(end: () => Promise<unknown>): Promise<void> {
  try {
    await end();
  } catch (error) {
    const isOff = error instanceof Refusal && error.code === 'paymentsOff';
    if (!isOff && !isMissingAtStripe(error)) throw error;
  }
}
