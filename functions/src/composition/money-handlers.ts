import { completePayment, createCheckoutSession, createPortalSession } from '../features/money/checkout-handlers';
import { stripeWebhook } from '../features/money/webhook-handlers';
import { rateLimitOf } from '../platform/rate-limit-store';
import type { SharedServices } from './shared-services';

/** The handlers of plans, boosts and payments. */
export function moneyHandlers({ accounts, users, countAttempt, clock, payments }: SharedServices) {
  const { checkouts, purchases, events } = payments;
  const paying = { accounts, users, checkouts, purchases, rateLimit: rateLimitOf('checkout', countAttempt), clock };
  return {
    createCheckoutSession: createCheckoutSession(paying),
    createPortalSession: createPortalSession(paying),
    completePayment: completePayment(paying),
    stripeWebhook: stripeWebhook({ events, purchases }),
  };
}
