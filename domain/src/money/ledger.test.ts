import { describe, expect, test } from 'vitest';
import { ledgerOf } from './ledger';
import { purchase } from './purchase';
import { aBoost, aSubscription, factsWith } from './testing/a-purchase';

const LINE = { cents: 999, currency: 'usd', interval: 'month', intervalCount: 1, quantity: 1 };
const ledger = (...[facts, known = []]: [Parameters<typeof ledgerOf>[0], Parameters<typeof ledgerOf>[2]?]) =>
  ledgerOf(facts, 'uid-1', known);

describe('the ledger of a buyer', () => {
  test('has a row for each subscription and each boost, as the provider has them', () => {
    const { purchases, foreign } = ledger({ subscriptions: [aSubscription()], boosts: [aBoost({ isPaid: false })] });
    expect(purchases.map((row) => purchase.parse(row))).toEqual([
      expect.objectContaining({
        _id: 'sub_1',
        buyer: 'uid-1',
        priceName: 'premium',
        cents: 999,
        currency: 'usd',
        status: 'active',
      }),
      expect.objectContaining({ _id: 'cs_1', buyer: 'uid-1', priceName: 'skipTheLine', cents: 399, status: 'unpaid' }),
    ]);
    expect(foreign).toEqual([]);
  });

  test.each([
    ['another amount', { lines: [{ ...LINE, cents: 100 }] }],
    ['a higher amount', { lines: [{ ...LINE, cents: 1999 }] }],
    ['no amount', { lines: [{ ...LINE, cents: null }] }],
    ['another currency', { lines: [{ ...LINE, currency: 'jpy' }] }],
    ['a year', { lines: [{ ...LINE, interval: 'year' }] }],
    ['two months', { lines: [{ ...LINE, intervalCount: 2 }] }],
    ['none of it', { lines: [{ ...LINE, quantity: 0 }] }],
    ['two lines', { lines: [LINE, LINE] }],
    ['no lines', { lines: [] }],
    ['an unknown name', { priceName: 'constructor' }],
    ['no name', { priceName: null }],
    ['the name of a boost', { priceName: 'skipTheLine', lines: [{ ...LINE, cents: 399 }] }],
  ])('takes no subscription with %s (110)', (_, changes) => {
    expect(ledger(factsWith(changes))).toEqual({ purchases: [], foreign: ['sub_1'] });
  });

  test.each([{ cents: 1 }, { cents: null }, { currency: 'gbp' }, { priceName: 'premium', cents: 999 }, { priceName: null }])(
    'takes no boost with %j (110)',
    (changes) => {
      expect(ledger({ subscriptions: [], boosts: [aBoost(changes)] })).toEqual({ purchases: [], foreign: ['cs_1'] });
    },
  );

  test('keeps a row at a price of before, and takes no new one at it', () => {
    const facts = factsWith({ lines: [{ ...LINE, cents: 899 }] });
    const known = ledger(factsWith()).purchases.map((row) => ({ ...row, cents: 899 }));
    expect(ledger(facts, known).purchases).toEqual([expect.objectContaining({ cents: 899 })]);
    expect(ledger(facts).purchases).toEqual([]);
  });

  test('gives nothing for a status that is not known', () => {
    expect(ledger(factsWith({ status: 'hibernating' })).purchases[0]?.status).toBe('unknown');
  });
});
