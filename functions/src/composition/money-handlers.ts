import { completePayment, createCheckoutSession, createPortalSession } from '../features/money/checkout-handlers';
import { adminMoney, purchasesSince } from '../features/money/months-handler';
import { refundPayment } from '../features/money/refund-handlers';
import { stripeWebhook } from '../features/money/webhook-handlers';
import { purchaseRequestStore } from '../features/purchase-requests/purchase-request-store';
import { featureQueueStore } from '../features/featuring/feature-queue-store';
import { isPlayersAddress } from '../features/featuring/guardian-address-store';
import { dailyLimitStore, rateLimitOf } from '../platform/rate-limit-store';
import type { SharedServices } from './shared-services';

/** The handlers of plans, boosts and payments. */
export function moneyHandlers({ database, newId, accounts, users, countAttempt, clock, payments }: SharedServices) {
  const { checkouts, purchases, events, money, refunds, endings } = payments;
  const { own: lineOf } = featureQueueStore(database, clock, newId);
  const paying = {
    ...{ accounts, users, checkouts, purchases, clock, lineOf },
    requireApproval: purchaseRequestStore(database, clock, newId).requireApproval,
    rateLimit: rateLimitOf('checkout', countAttempt),
    countToday: dailyLimitStore(database, clock),
    isPlayersAddress: (address: string, except: string) => isPlayersAddress(database(), address, except),
  };
  return {
    createCheckoutSession: createCheckoutSession(paying),
    createPortalSession: createPortalSession(paying),
    completePayment: completePayment(paying),
    refundPayment: refundPayment({ accounts, purchases, money, refunds, endings }),
    adminMoney: adminMoney(purchasesSince(database), clock),
    stripeWebhook: stripeWebhook({ events, purchases }),
  };
}
