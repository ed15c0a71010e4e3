import { describe, expect, test } from 'vitest';
import { pickBy, seededNumbers } from '../kernel/text/seeded-numbers';
import { lastMomentOf } from './last-moment';
import { moneyByMonth, monthAfter, monthsBetween, PAID_AHEAD_MS } from './months';
import type { Payment, Purchase } from './purchase';

const NOW = '2026-12-15T12:00:00.000Z';

function aRow(changes: Partial<Purchase> = {}): Purchase {
  return {
    ...{ _id: 'sub_1', schemaVersion: 1, buyer: 'uid-1', priceName: 'premium', currency: 'usd', cents: 999, status: 'active' },
    ...{ startedAt: '2026-01-31T10:00:00.000Z', periodStart: null, periodEnd: null, endsAt: null, endedAt: null },
    ...{ isPaused: false, payments: [] },
    ...changes,
  };
}
const aPayment = (at: string, changes: Partial<Payment> = {}): Payment => ({
  ...{ id: `ch_${at}`, at, cents: 999, refundedCents: 0, dispute: null },
  ...changes,
});

describe('[S7-20] the money month by month', () => {
  test('counts a subscription when it begins, renews and ends, with what was given back and disputed', () => {
    const row = aRow({
      endedAt: '2026-03-31T10:00:00.000Z',
      payments: [
        aPayment('2026-01-31T10:00:00.000Z'),
        aPayment('2026-02-28T10:00:00.000Z', { refundedCents: 400 }),
        aPayment('2026-03-28T10:00:00.000Z', { dispute: 'won' }),
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
        ...{ ...none, month: '2026-02', renewals: 1, boosts: 1, paid: { usd: 999, eur: 399 }, refunded: { usd: 400, eur: 0 } },
        active: { premium: 1, guestAccess: 0 },
      },
      {
        ...{ ...none, month: '2026-03', renewals: 1, disputes: 1, cancellations: 1, paid: { usd: 999, eur: 0 }, refunded: zero },
        active: { premium: 0, guestAccess: 0 },
      },
      { ...none, month: '2026-04', paid: zero, refunded: zero, active: { premium: 0, guestAccess: 0 } },
    ]);
  });

  test('of any ledger adds up to its payments, and agrees with counting one by one', () => {
    const next = seededNumbers('months');
    const moment = () => new Date(Date.UTC(2026, 0, 1) + (next() % (364 * 86_400)) * 1000).toISOString();
    const rows = Array.from({ length: 400 }, (_, index) => {
      const payments = Array.from({ length: 1 + (next() % 5) }, (_unused, number) => {
        const refundedCents = pickBy([0, 0, 500, 999], next());
        return aPayment(moment(), {
          id: `ch_${index}_${number}`,
          refundedCents,
          dispute: pickBy([null, null, 'open', 'lost'], next()),
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
        if (payment.at.slice(0, 7) !== month) continue;
        if (row.currency === 'usd') usd += payment.cents;
        if (payment.dispute !== null) counted += 1;
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
