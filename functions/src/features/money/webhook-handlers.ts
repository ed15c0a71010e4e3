import type { Handler } from '../../platform/handler';
import { logUnsettled } from '../../platform/log';
import type { EventGateway } from './event-gateway';
import type { PurchaseStore } from './purchase-store';

/** What events of the payment provider need. */
interface WebhookDependencies {
  readonly events: Pick<EventGateway, 'read'>;
  readonly purchases: Pick<PurchaseStore, 'settle'>;
}

/** POST /ui/v1/stripe/webhook. It does not matter who is signed in; the signature decides. */
export function stripeWebhook({ events, purchases }: WebhookDependencies): Handler<'stripeWebhook'> {
  return async ({ body, signature, origin }) => {
    const event = await events.read(body(), signature);
    if (event !== null && event.customerId === null) logUnsettled('an event names no customer', [event.id]);
    if (event !== null && event.customerId !== null) await purchases.settle(event.customerId, [event], origin);
    return { received: true };
  };
}
