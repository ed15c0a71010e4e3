import { DAY_MS } from '../kernel/day';
import type { Account } from '../person/account/account';
import type { PlanEnding } from '../person/account/own-account';
import { PAYMENTS } from '../reference/limits';
import { isPlanName, type PlanName } from './may-buy';
import type { Payment, Purchase } from './purchase';

type Entitlement = NonNullable<Account['entitlements'][PlanName]>;

const LONGEST_MONTH_DAYS = 31;
const daysBefore = (at: string, days: number): string => new Date(Date.parse(at) - days * DAY_MS).toISOString();

/**
 * The plans that rows of the ledger pay for, and the days that admins gave (S1-09, S7-20). A subscription counts from
 * its start: without end while it renews, until its end where it was cancelled, seven days into the first period whose
 * payment failed, and to the end of what is paid while payments are paused. A last payment that was refunded whole,
 * disputed or too small ends it at once.
 */
export function entitlementsOf(purchases: readonly Purchase[], given: Account['givenPlans']): Account['entitlements'] {
  const best = (name: PlanName): Entitlement | null =>
    withGivenDays(
      purchases
        .filter((row) => row.priceName === name)
        .reduce<Entitlement | null>((found, row) => longer(found, planOf(row)), null),
      given.filter(({ plan }) => plan === name),
    );
  return { premium: best('premium'), guestAccess: best('guestAccess') };
}

function planOf(row: Purchase): Entitlement | null {
  const last = lastPaymentOf(row);
  if (!isPlanName(row.priceName) || last === null || !isKept(last) || last.cents < row.cents) return null;
  const until = endOf(row, last);
  return until === undefined ? null : { since: row.startedAt, until, subscriptionId: row._id };
}

/** When a subscription that was paid for ends: null while it renews; undefined where its status gives nothing. */
function endOf({ status, isPaused, periodStart, periodEnd, endsAt }: Purchase, last: Payment): string | null | undefined {
  if (periodStart === null || periodEnd === null) return undefined;
  if (status === 'past_due' || status === 'unpaid')
    return last.at < daysBefore(periodStart, LONGEST_MONTH_DAYS) ? undefined : earlier(graceEnd(periodStart), endsAt);
  if (status !== 'active') return undefined;
  return isPaused ? earlier(last.at >= periodStart ? periodEnd : periodStart, endsAt) : endsAt;
}

/**
 * Why the plan of a row of the ledger ends at a time (ISO 8601): it was cancelled before that, its payment has failed,
 * or payments are paused.
 */
export function planEndingOf({ status, isPaused, endsAt }: Purchase, until: string): PlanEnding {
  if (endsAt !== null && endsAt <= until) return 'cancelled';
  if (status === 'past_due' || status === 'unpaid') return 'paymentFailed';
  return isPaused ? 'paused' : 'cancelled';
}

/** The end of the days of grace for a period whose payment failed. */
export function graceEnd(periodStart: string): string {
  return new Date(Date.parse(periodStart) + PAYMENTS.graceDays * DAY_MS).toISOString();
}

/** The newest payment of a purchase; null where nothing was ever paid. */
export function lastPaymentOf({ payments }: Pick<Purchase, 'payments'>): Payment | null {
  return payments.reduce<Payment | null>((last, one) => (last === null || one.at >= last.at ? one : last), null);
}

/** Whether we still have the money of a payment: not all refunded, and no dispute that is open or lost. */
export function isKept({ cents, refundedCents, dispute }: Payment): boolean {
  return refundedCents < cents && dispute !== 'open' && dispute !== 'lost';
}

function earlier(one: string, other: string | null): string {
  return other !== null && other < one ? other : one;
}

function longer(one: Entitlement | null, other: Entitlement | null): Entitlement | null {
  if (one === null || other === null) return one ?? other;
  if (one.until === other.until) return one.since <= other.since ? one : other;
  return one.until === null || (other.until !== null && other.until < one.until) ? one : other;
}

/**
 * A plan with the days that were given of it. They go on from the end of what is paid, and change nothing while it
 * renews; once the paid plan ends earlier, they begin when they were meant to.
 */
export function withGivenDays(paid: Entitlement | null, given: Account['givenPlans']): Entitlement | null {
  return given
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .reduce<Entitlement | null>((plan, { from, until }) => {
      if (plan === null) return { since: from, until, subscriptionId: null };
      if (plan.until === null || until <= plan.until) return plan;
      const since = from <= plan.until ? plan.since : from;
      return { since, until, subscriptionId: null };
    }, paid);
}
