import { checkoutGateway } from '../features/money/checkout-gateway';
import { completePayment, createCheckoutSession, createPortalSession } from '../features/money/checkout-handlers';
import { customerFactsGateway } from '../features/money/customer-facts-gateway';
import { eventGateway } from '../features/money/event-gateway';
import { purchaseStore } from '../features/money/purchase-store';
import { stripeGateway } from '../features/money/stripe-gateway';
import { stripeWebhook } from '../features/money/webhook-handlers';
import { rateLimitOf } from '../platform/rate-limit-store';
import type { SharedServices } from './shared-services';

/** The handlers of plans, boosts and payments. */
export function moneyHandlers({ database, clock, newId, accounts, users, countAttempt }: SharedServices) {
  const gateway = stripeGateway();
  const checkouts = checkoutGateway(gateway);
  const isVerified = async (uid: string) => (await users.find(uid))?.emailVerified === true;
  const purchases = purchaseStore(database, { clock, newId, readFacts: customerFactsGateway(gateway), isVerified });
  const paying = { accounts, users, checkouts, purchases, rateLimit: rateLimitOf('checkout', countAttempt), clock };
  return {
    createCheckoutSession: createCheckoutSession(paying),
    createPortalSession: createPortalSession(paying),
    completePayment: completePayment(paying),
    stripeWebhook: stripeWebhook({ events: eventGateway(gateway, clock), purchases }),
  };
}
