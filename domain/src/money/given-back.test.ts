import { expect, test } from 'vitest';
import { givenBackNow, givenBackOf, wasKeptAt } from './given-back';
import { aPayment, START } from './testing/a-purchase';

const day = (number: number): string => `2026-02-0${number}T00:00:00.000Z`;

test('refunds count in the order in which they were made, and never more than was given back altogether', () => {
  const at = (number: number) => ({ at: day(number), cents: 400 });
  const made = (number: number) => ({ ...at(number), status: 'succeeded' });
  const [one, two, three] = [made(1), made(2), made(3)];
  expect(givenBackNow(999, [three, one, two])).toEqual({ refundedCents: 999, refunds: [at(1), at(2), { ...at(3), cents: 199 }] });
  expect(givenBackNow(400, [two, one])).toEqual({ refundedCents: 400, refunds: [at(1)] });
  expect(givenBackNow(0, [one])).toEqual({ refundedCents: 0, refunds: [] });
});

test.each(['failed', 'canceled'])('a refund that has %s gives nothing back, whether it is still counted or not', (status) => {
  const [kept, gone] = [
    { at: day(1), cents: 400, status: 'pending' },
    { at: day(2), cents: 599, status },
  ];
  for (const counted of [999, 400])
    expect(givenBackNow(counted, [gone, kept])).toEqual({ refundedCents: 400, refunds: [{ at: day(1), cents: 400 }] });
  expect(givenBackNow(599, [gone])).toEqual({ refundedCents: 0, refunds: [] });
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
