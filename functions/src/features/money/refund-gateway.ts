import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { type Refund, refundKey } from '@touchline/domain/money/refundable';
import { idempotencyKey, madeOnce } from './made-once';
import { askStripe, isRefusedByStripe, type StripeGateway } from './stripe-gateway';

/** A refund, why it is made and by which admin; both stand beside it at the provider. */
export interface OrderedRefund extends Refund {
  readonly reason: string;
  readonly by: string;
}

/** Refunds at the payment provider. Both throw Refusal unavailable where it is away. */
export interface RefundGateway {
  /** Whether this refund was made before: the same sum of the same payment, on top of the same refunds. */
  readonly isMade: (refund: Refund) => Promise<boolean>;
  /**
   * Gives the money back; a repeated call with the same key does it once. Throws Refusal conflict where another admin
   * gives the same back at the same moment, or where the provider refuses.
   */
  readonly make: (refund: OrderedRefund) => Promise<void>;
}

/** More refunds than one payment has. */
const MOST = 100;

export function refundGateway(gateway: StripeGateway): RefundGateway {
  return {
    isMade: (refund) =>
      askStripe(gateway, async ({ stripe }) => {
        const { data } = await stripe.refunds.list({ charge: refund.paymentId, limit: MOST });
        return data.some(({ metadata, status }) => metadata?.key === refundKey(refund) && status !== 'failed');
      }),
    make: async (refund) => {
      const { paymentId: charge, cents: amount, reason, by } = refund;
      const key = refundKey(refund);
      try {
        await askStripe(gateway, ({ stripe }) =>
          madeOnce(idempotencyKey(key), (once) =>
            stripe.refunds.create({ charge, amount, metadata: { key, reason, by } }, { idempotencyKey: once }),
          ),
        );
      } catch (error) {
        if (isOfType(error, 'StripeIdempotencyError')) throw new Refusal('conflict', 'refundedMeanwhile');
        if (isRefusedByStripe(error)) throw new Refusal('conflict', 'refundRefused');
        throw error;
      }
    },
  };
}

function isOfType(error: unknown, type: string): boolean {
  return typeof error === 'object' && error !== null && 'type' in error && error.type === type;
}
