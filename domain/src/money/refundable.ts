import { Refusal } from '../kernel/refusal/refusal';
import { PRICE_LIST } from '../reference/price-list';
import { lastPaymentOf } from './plan-entitlements';
import type { Payment, Purchase } from './purchase';

/** What an admin gives back of a payment: `refundedCents` is what the admin saw as given back before. */
export interface Refund {
  readonly paymentId: string;
  readonly cents: number;
  readonly refundedCents: number;
}

/** What can still be given back of a payment, in cents. Of what a bank holds or has taken back, nothing can. */
export function refundableCents({ cents, refundedCents, dispute }: Payment): number {
  return dispute === 'open' || dispute === 'lost' ? 0 : Math.max(0, cents - refundedCents);
}

/**
 * The payment of a purchase that a refund is about. Throws Refusal notFound where the purchase has no such payment.
 */
export function paymentToRefund({ payments }: Pick<Purchase, 'payments'>, { paymentId }: Pick<Refund, 'paymentId'>): Payment {
  const found = payments.find(({ id }) => id === paymentId);
  if (found === undefined) throw new Refusal('notFound', 'unknownPayment');
  return found;
}

/**
 * Throws Refusal conflict where a payment was refunded since the admin looked, is disputed, or has less left than is to
 * be given back.
 */
export function requireRefundable(payment: Payment, { cents, refundedCents }: Refund): void {
  if (payment.refundedCents !== refundedCents) throw new Refusal('conflict', 'refundedMeanwhile');
  if (payment.dispute === 'open' || payment.dispute === 'lost') throw new Refusal('conflict', 'paymentDisputed');
  if (cents > refundableCents(payment)) throw new Refusal('conflict', 'refundTooMuch', {}, 'cents');
}

/**
 * The name of a refund at the provider: the same for the same sum on top of the same refunds, so that a call that is
 * repeated gives the money back once (F9). Where it was made before and has failed, so many times, it is another one.
 */
export function refundKey({ paymentId, cents, refundedCents }: Refund, failed = 0): string {
  const name = `refund ${paymentId} ${refundedCents} ${cents}`;
  return failed === 0 ? name : `${name} after ${failed}`;
}

/**
 * Whether a refund ends a subscription: where all of its newest payment is given back, the plan ends at once, and the
 * buyer is not to be charged again for one that is gone.
 */
export function endsSubscription(
  purchase: Pick<Purchase, 'priceName' | 'endedAt' | 'payments'>,
  { paymentId, cents, refundedCents }: Refund,
): boolean {
  const last = lastPaymentOf(purchase);
  const isWhole = last !== null && last.id === paymentId && refundedCents + cents >= last.cents;
  return isWhole && purchase.endedAt === null && PRICE_LIST[purchase.priceName].billed === 'monthly';
}
