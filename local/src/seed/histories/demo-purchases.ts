import { endsSubscription } from '@touchline/domain/money/refundable';
import { lastPaymentOf } from '@touchline/domain/money/plan-entitlements';
import { type Payment, PURCHASE_SCHEMA_VERSION, type Purchase } from '@touchline/domain/money/purchase';
import type { Account } from '@touchline/domain/person/account/account';
import { PRICE_LIST, type PriceName } from '@touchline/domain/reference/price-list';

/** The id of a demo person at the double of the payment provider. */
export function customerIdOf({ _id }: Pick<Account, '_id'>): string {
  return `cus_${_id.replaceAll('-', '')}`;
}

/** The row of somebody's purchase number `number` at a time (ISO 8601), paid as our checkout sells it. */
export function boughtAt(buyer: Pick<Account, '_id' | 'locale'>, priceName: PriceName, number: number, at: string): Purchase {
  const { cents, billed } = PRICE_LIST[priceName];
  const isPlan = billed === 'monthly';
  const id = `${isPlan ? 'sub' : 'cs_test'}_${buyer._id.replaceAll('-', '')}${number}`;
  return {
    ...{ _id: id, schemaVersion: PURCHASE_SCHEMA_VERSION, buyer: buyer._id, priceName, cents },
    ...{ currency: buyer.locale === 'de' ? 'eur' : 'usd', status: isPlan ? 'active' : 'paid', startedAt: at },
    ...{ periodStart: isPlan ? at : null, periodEnd: isPlan ? monthsAfter(at, 1) : null },
    ...{ endsAt: null, endedAt: null, isPaused: false, payments: [paymentAt(id, cents, 1, at)] },
  };
}

/** A subscription as it stands at a time: renewed each month until then, or ended where it was cancelled. */
export function renewedUntil(row: Purchase, at: string): Purchase {
  const { _id, status, cents, startedAt, periodEnd, endsAt, payments } = row;
  if (status !== 'active' || periodEnd === null || periodEnd > at) return row;
  if (endsAt !== null) return { ...row, status: 'canceled', endedAt: endsAt };
  const months = payments.length + 1;
  const next = [...payments, paymentAt(_id, cents, months, periodEnd)];
  return renewedUntil({ ...row, periodStart: periodEnd, periodEnd: monthsAfter(startedAt, months), payments: next }, at);
}

/** A subscription that was cancelled: it ends with what is paid. */
export function cancelled(row: Purchase): Purchase {
  return row.status === 'active' ? { ...row, endsAt: row.periodEnd } : row;
}

/** A purchase whose newest payment is given back whole at a time, which ends a subscription. */
export function refunded(row: Purchase, at: string): { readonly row: Purchase; readonly payment: Payment } {
  const last = lastPaymentOf(row);
  if (last === null) throw new Error(`nothing was paid for ${row._id}`);
  const given = { ...last, refundedCents: last.cents, refunds: [{ at, cents: last.cents }] };
  const payments = row.payments.map((one) => (one.id === last.id ? given : one));
  const ends = endsSubscription(row, { paymentId: last.id, cents: last.cents, refundedCents: 0 });
  return { row: { ...row, payments, ...(ends ? { status: 'canceled', endedAt: at } : {}) }, payment: given };
}

function paymentAt(purchaseId: string, cents: number, number: number, at: string): Payment {
  const id = `ch_${purchaseId.slice(purchaseId.lastIndexOf('_') + 1)}p${number}`;
  return { id, at, cents, refundedCents: 0, refunds: [], dispute: null, disputedAt: null };
}

/** The same time of the same day so many months later; the last day of months that are shorter. */
function monthsAfter(at: string, months: number): string {
  const date = new Date(at);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months, 1);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.toISOString();
}
