import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { type Refund, refundKey } from '@touchline/domain/money/refundable';
import { idempotencyKey, madeOnce } from './made-once';
import { askStripe, isRefusedByStripe, type StripeGateway } from './stripe-gateway';

/** A refund, why it is made and by which admin; both stand next to it at the provider. */
export interface OrderedRefund extends Refund {
  readonly reason: string;
  readonly by: string;
}

/** What became of a refund so far: whether it is made, and how many times it was and has failed at the buyer's bank. */
export interface RefundTries {
  readonly isMade: boolean;
  readonly failed: number;
}

/** Refunds at the payment provider. Both throw Refusal unavailable where it is away. */
export interface RefundGateway {
  /** Whether this refund was made before: the same sum of the same payment, on top of the same refunds. */
  readonly triesOf: (refund: Refund) => Promise<RefundTries>;
  /**
   * Gives the money back, after so many tries that failed; a repeated call does it once. Throws Refusal conflict where
   * another admin gives the same back at the same moment, or where the provider or the buyer's bank refuses.
   */
  readonly make: (refund: OrderedRefund, failed: number) => Promise<void>;
}

/** More refunds than one payment has. */
const MOST = 100;

const isFailed = (status: string | null): boolean => status === 'failed' || status === 'canceled';

export function refundGateway(gateway: StripeGateway): RefundGateway {
  return {
    triesOf: (refund) =>
      askStripe(gateway, async ({ stripe }) => {
        const { data } = await stripe.refunds.list({ charge: refund.paymentId, limit: MOST });
        const tries = data.filter(({ metadata }) => metadata?.key === refundKey(refund));
        const failed = tries.filter(({ status }) => isFailed(status)).length;
        return { isMade: tries.length > failed, failed };
      }),
    make: async (refund, failed) => {
      const { paymentId: charge, cents: amount, reason, by } = refund;
      const metadata = { key: refundKey(refund), reason, by };
      try {
        const { status } = await askStripe(gateway, ({ stripe }) =>
          madeOnce(idempotencyKey(refundKey(refund, failed)), (once) =>
            stripe.refunds.create({ charge, amount, metadata }, { idempotencyKey: once }),
          ),
        );
        if (isFailed(status)) throw new Refusal('conflict', 'refundRefused');
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
