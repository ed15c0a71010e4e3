import type { Payment } from './purchase';

/** Money that was given back, and when (ISO 8601). */
type GivenBack = Payment['refunds'][number];

/** A refund as the provider has it now; one that failed or was cancelled gives nothing back. */
interface NamedRefund extends GivenBack {
  readonly status: string | null;
}

const CAME_TO_NOTHING: ReadonlySet<string | null> = new Set(['failed', 'canceled']);

/**
 * What of a payment is given back now: what the provider counts, as far as its refunds say so, since one may have
 * failed after it was counted; and when it was.
 */
export function givenBackNow(
  counted: number,
  named: readonly NamedRefund[],
): { readonly refundedCents: number; readonly refunds: GivenBack[] } {
  const made = named
    .filter(({ status }) => !CAME_TO_NOTHING.has(status))
    .toSorted((one, other) => one.at.localeCompare(other.at));
  let left = counted;
  const refunds = made.flatMap(({ at, cents: all }) => {
    const cents = Math.min(all, left);
    left -= cents;
    return cents === 0 ? [] : [{ at, cents }];
  });
  return { refundedCents: counted - left, refunds };
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
