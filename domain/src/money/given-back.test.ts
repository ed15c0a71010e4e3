import { expect, test } from 'vitest';
import { givenBackOf, refundsWithin, wasKeptAt } from './given-back';
import { aPayment, START } from './testing/customer-facts';

const day = (number: number): string => `2026-02-0${number}T00:00:00.000Z`;

test('refunds count in the order in which they were made, and never more than was given back altogether', () => {
  const [one, two, three] = [
    { at: day(1), cents: 400 },
    { at: day(2), cents: 400 },
    { at: day(3), cents: 400 },
  ];
  expect(refundsWithin(999, [three, one, two])).toEqual([one, two, { ...three, cents: 199 }]);
  expect(refundsWithin(400, [two, one])).toEqual([one]);
  expect(refundsWithin(0, [one])).toEqual([]);
});

test('what was given back without a time counts with the payment, the rest when it was', () => {
  const refunds = [{ at: day(2), cents: 400 }];
  expect(givenBackOf(aPayment({ refundedCents: 999, refunds }))).toEqual([{ at: START, cents: 599 }, ...refunds]);
  expect(givenBackOf(aPayment({ refundedCents: 400, refunds }))).toEqual(refunds);
  expect(givenBackOf(aPayment())).toEqual([]);
});

test('money is ours until it is given back whole or disputed, and again where the dispute was won', () => {
  const refunded = aPayment({
    refundedCents: 999,
    refunds: [
      { at: day(2), cents: 900 },
      { at: day(4), cents: 99 },
    ],
  });
  expect([day(3), day(5)].map((moment) => wasKeptAt(refunded, moment))).toEqual([true, false]);
  for (const dispute of ['open', 'lost'] as const)
    expect([day(2), day(4)].map((moment) => wasKeptAt(aPayment({ dispute, disputedAt: day(3) }), moment))).toEqual([true, false]);
  expect(wasKeptAt(aPayment({ dispute: 'won', disputedAt: day(3) }), day(4))).toBe(true);
  expect(wasKeptAt(aPayment({ dispute: 'open' }), day(1))).toBe(false);
});
