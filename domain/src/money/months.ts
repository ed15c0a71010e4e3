import { DAY_MS } from '../kernel/day';
import { PAYMENTS } from '../reference/limits';
import { disputedAtOf, givenBackOf, wasKeptAt } from './given-back';
import { endOf } from './last-moment';
import { isPlanName, type PlanName } from './may-buy';
import type { MonthOfMoney } from './months-answer';
import type { Purchase } from './purchase';

const LONGEST_MONTH_DAYS = 31;

/** More months than one look at the money takes. */
export const MONTHS_AT_ONCE = 36;

/** How long before a range a payment may lie whose plan still runs in it. */
export const PAID_AHEAD_MS = (LONGEST_MONTH_DAYS + PAYMENTS.graceDays) * DAY_MS;

/** The months of a range, the first and the last included; null if it is not one, or has too many. */
export function monthsBetween(from: string, to: string): readonly string[] | null {
  const [first, last] = [numberOf(from), numberOf(to)];
  if (first === null || last === null || first > last || last - first >= MONTHS_AT_ONCE) return null;
  return Array.from({ length: last - first + 1 }, (_, index) => monthOf(first + index));
}

/** The month so many months after another one. */
export function monthAfter(month: string, months: number): string {
  return monthOf((numberOf(month) ?? 0) + months);
}

/** The money of each month from rows of the ledger, at a time (ISO 8601). */
export function moneyByMonth(rows: readonly Purchase[], months: readonly string[], now: string): MonthOfMoney[] {
  const all = rows.flatMap((row) => row.payments.map((payment) => ({ currency: row.currency, payment })));
  return months.map((month) => {
    const payments = rows.flatMap((row) => {
      const [first] = row.payments.map(({ at }) => at).toSorted();
      return row.payments
        .filter(({ at }) => at.startsWith(month))
        .map((payment) => ({ row, payment, isFirst: payment.at === first }));
    });
    const ofPlans = payments.filter(({ row }) => isPlanName(row.priceName));
    const paid = payments.map(({ row: { currency }, payment: { cents } }) => ({ currency, cents }));
    const refunded = all.flatMap(({ currency, payment }) =>
      givenBackOf(payment).flatMap(({ at, cents }) => (at.startsWith(month) ? { currency, cents } : [])),
    );
    const end = new Date(Math.min(Date.parse(`${monthAfter(month, 1)}-01T00:00:00.000Z`), Date.parse(now)));
    const active = (name: PlanName) => rows.filter((row) => row.priceName === name && runsAt(row, end)).length;
    return {
      month,
      newSubscriptions: ofPlans.filter(({ isFirst }) => isFirst).length,
      renewals: ofPlans.filter(({ isFirst }) => !isFirst).length,
      boosts: payments.length - ofPlans.length,
      paid: amountsOf(paid),
      refunded: amountsOf(refunded),
      disputes: all.filter(({ payment }) => disputedAtOf(payment)?.startsWith(month) === true).length,
      cancellations: rows.filter((row) => hasEndedIn(row, month, now)).length,
      active: { premium: active('premium'), guestAccess: active('guestAccess') },
    };
  });
}

/** Amounts of different currencies are never added. */
function amountsOf(amounts: readonly { readonly currency: Purchase['currency']; readonly cents: number }[]) {
  const of = (wanted: Purchase['currency']) =>
    amounts.reduce((sum, { currency, cents }) => sum + (currency === wanted ? cents : 0), 0);
  return { usd: of('usd'), eur: of('eur') };
}

/** Whether a plan that was ever paid has ended in a month; one that is cancelled runs until then. */
function hasEndedIn(row: Purchase, month: string, now: string): boolean {
  const end = endOf(row);
  return isPlanName(row.priceName) && row.payments.length > 0 && end !== null && end <= now && end.startsWith(month);
}

function runsAt(row: Purchase, moment: Date): boolean {
  const at = moment.toISOString();
  const end = endOf(row);
  const last = row.payments
    .filter((one) => one.at < at)
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .at(-1);
  if (last === undefined || !wasKeptAt(last, at) || (end !== null && end <= at)) return false;
  return moment.getTime() <= Date.parse(last.at) + PAID_AHEAD_MS;
}

function numberOf(month: string): number | null {
  const found = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(month);
  return found === null ? null : Number(found[1]) * 12 + Number(found[2]) - 1;
}

function monthOf(number: number): string {
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
}
