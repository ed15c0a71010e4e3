import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type Stripe from 'stripe';
import { type StripeConfig, stripeConfig } from '../../platform/config';

/** How long one request to Stripe may take; it is made once more with the same idempotency key (F9). */
const REQUEST_MS = 3000;
const RETRIES = 1;

/** Stripe as this deployment reaches it, and how. */
export interface StripeAccess {
  readonly stripe: Stripe;
  readonly config: StripeConfig;
}

/**
 * The access to Stripe, whose library is loaded with the first call. Throws Refusal unavailable where none is
 * configured.
 */
export type StripeGateway = () => Promise<StripeAccess>;

/**
 * Stripe by its official library, which is pinned to one version of the API. A change of the configuration counts with
 * the next call.
 */
export function stripeGateway(configOf: () => StripeConfig | null = stripeConfig): StripeGateway {
  let known: StripeAccess | null = null;
  return async () => {
    const config = configOf();
    if (config === null) throw new Refusal('unavailable', 'paymentsOff');
    if (known !== null && JSON.stringify(known.config) === JSON.stringify(config)) return known;
    const { default: Library, API_VERSION } = await import('./stripe-library-gateway');
    const { key, server } = config;
    const common = { apiVersion: API_VERSION, timeout: REQUEST_MS, maxNetworkRetries: RETRIES, telemetry: false };
    known = { config, stripe: new Library(key, server === null ? common : { ...common, ...server }) };
    return known;
  };
}

/**
 * Asks Stripe. Where it cannot be reached, is too slow, too busy or broken, throws Refusal unavailable; every other
 * failure passes through.
 */
export async function askStripe<Answer>(gateway: StripeGateway, ask: (access: StripeAccess) => Promise<Answer>): Promise<Answer> {
  const access = await gateway();
  try {
    return await ask(access);
  } catch (error) {
    if (isOutOfReach(error)) throw new Refusal('unavailable', 'paymentUnavailable');
    throw error;
  }
}

const OUT_OF_REACH: ReadonlySet<unknown> = new Set(['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError']);

function isOutOfReach(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'type' in error && OUT_OF_REACH.has(error.type);
}

/** Whether Stripe answered that it has no such object: none that the call is about, or none that a field names. */
export function isMissingAtStripe(error: unknown, field: string | null = null): boolean {
  const isMissing = typeof error === 'object' && error !== null && 'code' in error && error.code === 'resource_missing';
  return isMissing && (field === null || ('param' in error && error.param === field));
}

/** Whether Stripe rejected the request: invalid input, or a conflict with what is stored there. */
export function isRefusedByStripe(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'type' in error && error.type === 'StripeInvalidRequestError';
}
