import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { PAYMENTS } from '@touchline/domain/reference/limits';
import type Stripe from 'stripe';
import type { Clock } from '../../platform/clock-and-ids';
import { stripeWebhookSecret } from '../../platform/config';
import { idOf } from './customer-facts-gateway';
import { askStripe, type StripeAccess, type StripeGateway } from './stripe-gateway';

/**
 * An event as far as it counts: its customer's purchases are read again. `customerId` is null for an event about none.
 */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly customerId: string | null;
}

/** The events of the payment provider. */
export interface EventGateway {
  /**
   * The event in a signed body; null for a kind that changes nothing here. Throws Refusal malformed where the signature
   * is not ours or its time is more than five minutes off, and for an event of another mode or account; unavailable
   * where no secret is set to compare it with.
   */
  readonly read: (body: Uint8Array, signature: string | null) => Promise<PaymentEvent | null>;
  /** The events since a moment, oldest first. */
  readonly listSince: (moment: Date) => Promise<readonly PaymentEvent[]>;
}

/** The kinds of events after which something may have changed; Stripe lists 20 kinds at once at most. */
export const EVENT_TYPES = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.refund.updated',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const;

const isOurType = (type: string): boolean => EVENT_TYPES.some((one) => one === type);

/** More events than three days bring. */
const MOST = 10_000;

export function eventGateway(gateway: StripeGateway, clock: Clock): EventGateway {
  return {
    read: async (body, signature) => {
      const access = await gateway();
      const event = signedEvent(access, body, signature, clock());
      if (event.livemode !== access.config.isLive || event.account !== undefined)
        throw new Refusal('malformed', 'eventRefused', {}, 'livemode');
      return isOurType(event.type) ? askStripe(gateway, (asked) => paymentEvent(event, buyersOfCharges(asked))) : null;
    },
    listSince: (moment) =>
      askStripe(gateway, async (access) => {
        const created = { gte: Math.floor(moment.getTime() / 1000) };
        const listed = access.stripe.events.list({ created, types: [...EVENT_TYPES], limit: 100 });
        const events = await listed.autoPagingToArray({ limit: MOST });
        const buyerOf = buyersOfCharges(access);
        const found: PaymentEvent[] = [];
        for (const event of events.toReversed()) found.push(await paymentEvent(event, buyerOf));
        return found;
      }),
  };
}

/** The library refuses what is older than the tolerance, and accepts any time ahead, which is refused here. */
function signedEvent({ stripe, config }: StripeAccess, body: Uint8Array, signature: string | null, now: Date): Stripe.Event {
  const secret = stripeWebhookSecret(config);
  if (secret === null) throw new Refusal('unavailable', 'paymentsOff');
  const nowSeconds = Math.floor(now.getTime() / 1000);
  const times = [...(signature ?? '').matchAll(/(?:^|,)\s*t=([^,]*)/g)].map(([, time]) => Number(time));
  const isAhead = times.length !== 1 || !times.every((time) => time <= nowSeconds + PAYMENTS.eventClockSeconds);
  if (signature === null || isAhead) throw new Refusal('malformed', 'eventRefused', {}, 'stripe-signature');
  try {
    return stripe.webhooks.constructEvent(
      Buffer.from(body),
      signature,
      secret,
      PAYMENTS.eventClockSeconds,
      undefined,
      nowSeconds * 1000,
    );
  } catch {
    throw new Refusal('malformed', 'eventRefused', {}, 'stripe-signature');
  }
}

/** The customer of a charge, by its id; each charge is asked for once. Null where it has none. */
type BuyerOfCharge = (charge: string) => Promise<string | null>;

function buyersOfCharges({ stripe }: StripeAccess): BuyerOfCharge {
  const known = new Map<string, string | null>();
  return async (charge) => {
    const before = known.get(charge);
    if (before !== undefined) return before;
    const customer = idOf((await stripe.charges.retrieve(charge)).customer) || null;
    known.set(charge, customer);
    return customer;
  };
}

/** Refunds and disputes name their charge alone, whose customer is theirs. */
async function paymentEvent({ id, type, data }: Stripe.Event, buyerOf: BuyerOfCharge): Promise<PaymentEvent> {
  const { object } = data;
  if (!('object' in object)) return { id, type, customerId: null };
  if (object.object === 'dispute' || object.object === 'refund') {
    const charge = idOf(object.charge);
    return { id, type, customerId: charge === '' ? null : await buyerOf(charge) };
  }
  const customer: unknown = 'customer' in object ? object.customer : null;
  return { id, type, customerId: idOf(isNamed(customer) ? customer : null) || null };
}

function isNamed(value: unknown): value is string | { readonly id: string } {
  return (
    typeof value === 'string' || (typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string')
  );
}
