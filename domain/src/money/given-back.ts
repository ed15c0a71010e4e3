import type { Payment } from './purchase';

/** Money that was given back, and when (ISO 8601). */
type GivenBack = Payment['refunds'][number];

/**
 * The refunds of a payment that the provider names, as far as they are in what it says was given back altogether: one
 * that failed later is not.
 */
export function refundsWithin(refundedCents: number, named: readonly GivenBack[]): GivenBack[] {
  let left = refundedCents;
  return named
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .flatMap(({ at, cents }) => {
      const counted = Math.min(cents, left);
      left -= counted;
      return counted === 0 ? [] : [{ at, cents: counted }];
    });
}

/** When what of a payment was given back. What the ledger has no time of counts as given back with the payment. */
export function givenBackOf({ at, refundedCents, refunds }: Payment): readonly GivenBack[] {
  const undated = refundedCents - refunds.reduce((sum, { cents }) => sum + cents, 0);
  return undated > 0 ? [{ at, cents: undated }, ...refunds] : refunds;
}

/** When the buyer's bank disputed a payment, likewise; null where it did not. */
export function disputedAtOf({ at, dispute, disputedAt }: Payment): string | null {
  return dispute === null ? null : (disputedAt ?? at);
}

/** Whether we had the money of a payment at a moment (ISO 8601). */
export function wasKeptAt(payment: Payment, moment: string): boolean {
  const givenBack = givenBackOf(payment).reduce((sum, { at, cents }) => (at < moment ? sum + cents : sum), 0);
  const disputedAt = disputedAtOf(payment);
  return givenBack < payment.cents && (payment.dispute === 'won' || disputedAt === null || disputedAt >= moment);
}
