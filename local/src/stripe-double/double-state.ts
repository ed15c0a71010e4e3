import { randomUUID } from 'node:crypto';
import { API_VERSION } from '@touchline/functions/features/money/stripe-library-gateway';
import type {
  Charge,
  Customer,
  Dispute,
  DoubleEvent,
  Invoice,
  Refund,
  Session,
  StripeObject,
  Subscription,
} from './double-objects';

/** A failure in the form of Stripe's own errors. */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly type: 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'card_error',
    readonly code: string | null,
    message: string,
    readonly param: string | null = null,
  ) {
    super(message);
  }
}

/** Everything that the double knows, and its clock, which only goes forward. */
export interface DoubleState {
  readonly customers: Map<string, Customer>;
  readonly sessions: Map<string, Session>;
  readonly subscriptions: Map<string, Subscription>;
  readonly invoices: Map<string, Invoice>;
  readonly charges: Map<string, Charge>;
  readonly disputes: Map<string, Dispute>;
  readonly refunds: Map<string, Refund>;
  /** The charges whose refunds fail at once. */
  readonly unrefundable: Set<string>;
  readonly events: DoubleEvent[];
  /** The seconds since 1970 at the double. */
  readonly now: () => number;
  readonly moveClock: (seconds: number) => void;
  readonly newId: (prefix: string) => string;
  /** Writes an event about an object as it is now, and sends it. */
  readonly emit: (type: string, object: StripeObject) => void;
}

/** A double that has sold nothing; `send` gets each event once it is written. */
export function doubleState(send: (event: DoubleEvent) => void): DoubleState {
  let aheadSeconds = 0;
  const events: DoubleEvent[] = [];
  const now = () => Math.floor(Date.now() / 1000) + aheadSeconds;
  return {
    ...{ customers: new Map(), sessions: new Map(), subscriptions: new Map() },
    ...{ invoices: new Map(), charges: new Map(), disputes: new Map(), refunds: new Map(), unrefundable: new Set() },
    events,
    now,
    moveClock: (seconds) => {
      aheadSeconds += Math.max(0, seconds);
    },
    newId: (prefix) => `${prefix}_${randomUUID().replaceAll('-', '')}`,
    emit: (type, object) => {
      const event: DoubleEvent = {
        ...{ id: `evt_${randomUUID().replaceAll('-', '')}`, object: 'event', api_version: API_VERSION },
        ...{ created: now(), livemode: false, type, data: { object: structuredClone(object) } },
        ...{ pending_webhooks: 1, request: null },
      };
      events.push(event);
      send(event);
    },
  };
}

/** What a map has under an id. Throws Stripe's refusal for what there is not. */
export function existing<Found>(map: ReadonlyMap<string, Found>, id: string, what: string): Found {
  const found = map.get(id);
  if (found === undefined)
    throw new StripeRefusal(404, 'invalid_request_error', 'resource_missing', `No such ${what}: '${id}'`, 'id');
  return found;
}
