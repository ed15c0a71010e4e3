import { describe, expect, test } from 'vitest';
import { pickBy, seededNumbers } from '../kernel/text/seeded-numbers';
import { lastMomentOf } from './last-moment';
import { moneyByMonth, monthAfter, monthsBetween, PAID_AHEAD_MS } from './months';
import type { Payment, Purchase } from './purchase';

const NOW = '2026-12-15T12:00:00.000Z';

function aRow(changes: Partial<Purchase> = {}): Purchase {
  return {
    ...{ _id: 'sub_1', schemaVersion: 2, buyer: 'uid-1', priceName: 'premium', currency: 'usd', cents: 999, status: 'active' },
    ...{ startedAt: '2026-01-31T10:00:00.000Z', periodStart: null, periodEnd: null, endsAt: null, endedAt: null },
    ...{ isPaused: false, payments: [] },
    ...changes,
  };
}
const aPayment = (at: string, changes: Partial<Payment> = {}): Payment => ({
  ...{ id: `ch_${at}`, at, cents: 999, refundedCents: 0, refunds: [], dispute: null, disputedAt: null },
  ...changes,
});

describe('[S7-20] the money month by month', () => {
  test('counts a subscription when it begins, renews and ends, and refunds and disputes when they were made', () => {
    const row = aRow({
      endedAt: '2026-03-31T10:00:00.000Z',
      payments: [
        aPayment('2026-01-31T10:00:00.000Z'),
        aPayment('2026-02-28T10:00:00.000Z', { refundedCents: 400, refunds: [{ at: '2026-04-02T10:00:00.000Z', cents: 400 }] }),
        aPayment('2026-03-28T10:00:00.000Z', { dispute: 'won', disputedAt: '2026-04-30T23:59:59.000Z' }),
      ],
    });
    const boost = aRow({ _id: 'cs_1', priceName: 'skipTheLine', currency: 'eur', cents: 399, status: 'paid' });
    const boosts = [{ ...boost, payments: [aPayment('2026-02-01T00:00:00.000Z', { cents: 399 })] }];
    const found = moneyByMonth([row, ...boosts], ['2026-01', '2026-02', '2026-03', '2026-04'], NOW);
    const none = { newSubscriptions: 0, renewals: 0, boosts: 0, disputes: 0, cancellations: 0 };
    const zero = { usd: 0, eur: 0 };
    expect(found).toEqual([
      {
        ...{ ...none, month: '2026-01', newSubscriptions: 1, paid: { usd: 999, eur: 0 }, refunded: zero },
        active: { premium: 1, guestAccess: 0 },
      },
      {
        ...{ ...none, month: '2026-02', renewals: 1, boosts: 1, paid: { usd: 999, eur: 399 }, refunded: zero },
        active: { premium: 1, guestAccess: 0 },
      },
      {
        ...{ ...none, month: '2026-03', renewals: 1, cancellations: 1, paid: { usd: 999, eur: 0 }, refunded: zero },
        active: { premium: 0, guestAccess: 0 },
      },
      {
        ...{ ...none, month: '2026-04', disputes: 1, paid: zero, refunded: { usd: 400, eur: 0 } },
        active: { premium: 0, guestAccess: 0 },
      },
    ]);
  });

  test('counts what the ledger has no time of in the month of its payment', () => {
    const refunds = [{ at: '2026-03-01T00:00:00.000Z', cents: 300 }];
    const payments = [
      aPayment('2026-01-31T10:00:00.000Z', { refundedCents: 999, dispute: 'lost' }),
      aPayment('2026-02-28T10:00:00.000Z', { refundedCents: 500, refunds }),
    ];
    const found = moneyByMonth([aRow({ payments })], ['2026-01', '2026-02', '2026-03'], NOW);
    expect(found.map(({ refunded, disputes }) => [refunded.usd, disputes])).toEqual([
      [999, 1],
      [200, 0],
      [300, 0],
    ]);
  });

  test('a plan that was paid back later still ran when the month ended', () => {
    const refunds = [{ at: '2026-02-02T00:00:00.000Z', cents: 999 }];
    const refunded = aRow({ payments: [aPayment('2026-01-31T10:00:00.000Z', { refundedCents: 999, refunds })] });
    const disputedAt = '2026-02-02T00:00:00.000Z';
    const disputed = aRow({ payments: [aPayment('2026-01-31T10:00:00.000Z', { dispute: 'lost', disputedAt })] });
    for (const row of [refunded, disputed])
      expect(moneyByMonth([row], ['2026-01', '2026-02'], NOW).map(({ active }) => active.premium)).toEqual([1, 0]);
  });

  test('a plan has ended once its end has come, and only where it was ever paid', () => {
    const endsAt = '2026-12-20T10:00:00.000Z';
    const paid = { payments: [aPayment('2026-11-20T10:00:00.000Z')] };
    const endedIn = (row: Purchase, now: string) => moneyByMonth([row], ['2026-12'], now).map((month) => month.cancellations);
    expect(endedIn(aRow({ ...paid, endsAt }), NOW)).toEqual([0]);
    expect(endedIn(aRow({ ...paid, endsAt }), endsAt)).toEqual([1]);
    expect(endedIn(aRow({ endedAt: '2026-12-02T10:00:00.000Z', status: 'incomplete_expired' }), NOW)).toEqual([0]);
  });

  test('of any ledger adds up to its payments, and agrees with counting one by one', () => {
    const next = seededNumbers('months');
    const moment = () => new Date(Date.UTC(2026, 0, 1) + (next() % (364 * 86_400)) * 1000).toISOString();
    const rows = Array.from({ length: 400 }, (_, index) => {
      const payments = Array.from({ length: 1 + (next() % 5) }, (_unused, number) => {
        const refundedCents = pickBy([0, 0, 500, 999], next());
        const refunds = refundedCents === 999 ? [moment(), moment()].map((at, half) => ({ at, cents: 499 + half })) : [];
        return aPayment(moment(), {
          ...{ id: `ch_${index}_${number}`, refundedCents, refunds },
          dispute: pickBy([null, null, 'open', 'lost'], next()),
          disputedAt: pickBy([null, moment()], next()),
        });
      });
      const priceName = pickBy(['premium', 'guestAccess', 'skipTheLine', 'featureAgain'] as const, next());
      const endedAt = pickBy([null, moment()], next());
      return aRow({ _id: `row_${index}`, priceName, currency: pickBy(['usd', 'eur'] as const, next()), endedAt, payments });
    });
    const months = monthsBetween('2026-01', '2026-12') ?? [];
    const found = moneyByMonth(rows, months, NOW);
    const all = (of: (month: (typeof found)[number]) => number) => found.reduce((sum, month) => sum + of(month), 0);
    const payments = rows.flatMap((row) => row.payments.map((payment) => ({ row, payment })));
    expect(all((month) => month.newSubscriptions + month.renewals + month.boosts)).toBe(payments.length);
    for (const currency of ['usd', 'eur'] as const) {
      const own = payments.filter(({ row }) => row.currency === currency);
      expect(all(({ paid }) => paid[currency])).toBe(own.length * 999);
      expect(all(({ refunded }) => refunded[currency])).toBe(own.reduce((sum, { payment }) => sum + payment.refundedCents, 0));
    }
    for (const { month, paid, disputes, newSubscriptions } of found) {
      let [usd, counted, begun] = [0, 0, 0];
      for (const { row, payment } of payments) {
        if (payment.dispute !== null && (payment.disputedAt ?? payment.at).slice(0, 7) === month) counted += 1;
        if (payment.at.slice(0, 7) !== month) continue;
        if (row.currency === 'usd') usd += payment.cents;
        const isFirst = row.payments.every(({ at }) => at >= payment.at);
        if (isFirst && (row.priceName === 'premium' || row.priceName === 'guestAccess')) begun += 1;
      }
      expect([paid.usd, disputes, newSubscriptions]).toEqual([usd, counted, begun]);
    }
  });

  test('finds every row that counts in a range by its last moment', () => {
    const row = aRow({ payments: [aPayment('2026-01-31T10:00:00.000Z')] });
    expect(moneyByMonth([row], ['2026-02'], NOW)).toMatchObject([{ active: { premium: 1 } }]);
    expect(Date.parse(lastMomentOf(row))).toBeGreaterThanOrEqual(Date.UTC(2026, 1, 1) - PAID_AHEAD_MS);
    expect(lastMomentOf(aRow({ endsAt: '2026-05-01T00:00:00.000Z' }))).toBe('2026-05-01T00:00:00.000Z');
    const refunds = [{ at: '2026-06-01T00:00:00.000Z', cents: 1 }];
    for (const late of [{ refundedCents: 1, refunds }, { dispute: 'open', disputedAt: '2026-06-01T00:00:00.000Z' } as const])
      expect(lastMomentOf(aRow({ payments: [aPayment('2026-01-31T10:00:00.000Z', late)] }))).toBe('2026-06-01T00:00:00.000Z');
  });
});

test('months go over the year, and a range is neither backwards, nor endless, nor nonsense', () => {
  expect(monthsBetween('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
  for (const [from, to] of [
    ['2026-02', '2026-01'],
    ['2023-01', '2026-01'],
    ['2026-13', '2026-13'],
    ['2026-1', '2026-02'],
    ['', ''],
    ['1926-01', '1926-01'],
    ['2026-01-01', '2026-02-01'],
  ] as const)
    expect(monthsBetween(from, to), `${from} ${to}`).toBeNull();
});
