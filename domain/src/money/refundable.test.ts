import { describe, expect, test } from 'vitest';
import { ledgerOf } from './ledger';
import type { Payment, Purchase } from './purchase';
import { endsSubscription, paymentToRefund, refundableCents, refundKey, requireRefundable } from './refundable';
import { aBoost, aPayment, aSubscription, RENEWAL } from './testing/a-purchase';

function rowWith(payments: readonly Payment[], changes: Partial<Purchase> = {}): Purchase {
  const [row] = ledgerOf({ subscriptions: [aSubscription({ payments: [...payments] })], boosts: [] }, 'uid-1', []).purchases;
  if (row === undefined) throw new Error('no row');
  return { ...row, ...changes };
}

const refund = { paymentId: 'ch_1', cents: 400, refundedCents: 0 };

describe('[S7-20] what can be given back of a payment', () => {
  test.each([
    ['nothing was given back', {}, 999],
    ['a part was given back', { refundedCents: 400 }, 599],
    ['all was given back', { refundedCents: 999 }, 0],
    ['the bank disputes it', { dispute: 'open' }, 0],
    ['a dispute was lost', { dispute: 'lost' }, 0],
    ['a dispute was won', { dispute: 'won' }, 999],
  ] as const)('where %s', (_, changes, left) => {
    expect(refundableCents(aPayment(changes))).toBe(left);
  });

  test('no more than is left, nothing of what is disputed, and only as the admin saw it', () => {
    expect(() => requireRefundable(aPayment(), { ...refund, cents: 999 })).not.toThrow();
    const refused = [
      [aPayment(), { ...refund, cents: 1000 }, 'refundTooMuch'],
      [aPayment({ refundedCents: 600 }), { ...refund, refundedCents: 600 }, 'refundTooMuch'],
      [aPayment({ refundedCents: 1 }), refund, 'refundedMeanwhile'],
      [aPayment({ dispute: 'open' }), refund, 'paymentDisputed'],
    ] as const;
    for (const [payment, asked, code] of refused)
      expect(() => requireRefundable(payment, asked)).toThrow(expect.objectContaining({ kind: 'conflict', code }));
  });

  test('a payment of another purchase is not found', () => {
    const row = rowWith([aPayment()]);
    expect(paymentToRefund(row, refund)).toEqual(aPayment());
    expect(() => paymentToRefund(row, { paymentId: 'ch_2' })).toThrow(expect.objectContaining({ code: 'unknownPayment' }));
  });
});

test('a refund has one key for the same sum on top of the same refunds, and another for any other', () => {
  const others = [
    { ...refund, cents: 401 },
    { ...refund, refundedCents: 400 },
    { ...refund, paymentId: 'ch_2' },
  ];
  expect(refundKey({ ...refund })).toBe(refundKey(refund));
  expect(new Set([refund, ...others].map((one) => refundKey(one))).size).toBe(4);
});

test('a refund that failed is another one when it is made again', () => {
  const keys = [refundKey(refund), refundKey(refund, 1), refundKey(refund, 2), refundKey({ ...refund, cents: 401 }, 1)];
  expect(new Set(keys).size).toBe(4);
  expect(refundKey(refund, 0)).toBe(refundKey(refund));
});

describe('a subscription ends with a refund', () => {
  const later = aPayment({ id: 'ch_2', at: RENEWAL });
  test.each([
    ['of all of its newest payment', rowWith([aPayment()]), { ...refund, cents: 999 }, true],
    ['of the rest of it', rowWith([aPayment({ refundedCents: 600 })]), { ...refund, cents: 399, refundedCents: 600 }, true],
    ['of a part: not', rowWith([aPayment()]), refund, false],
    ['of an earlier payment: not', rowWith([aPayment(), later]), { ...refund, cents: 999 }, false],
    ['where it has ended before: not again', rowWith([aPayment()], { endedAt: RENEWAL }), { ...refund, cents: 999 }, false],
  ] as const)('%s', (_, row, asked, ends) => {
    expect(endsSubscription(row, asked)).toBe(ends);
  });

  test('a boost has nothing that could end', () => {
    const [boost] = ledgerOf({ subscriptions: [], boosts: [aBoost()] }, 'uid-1', []).purchases;
    expect(boost && endsSubscription(boost, { paymentId: 'ch_2', cents: 399, refundedCents: 0 })).toBe(false);
  });
});
