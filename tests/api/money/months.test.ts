import type { MonthOfMoney } from '@touchline/domain/money/months-answer';
import { PURCHASES, type Purchase } from '@touchline/domain/money/purchase';
import { firestore } from '@touchline/functions/platform/firestore';
import { collectionOf } from '@touchline/functions/platform/stored-document';
import { beforeAll, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { ownProject } from '../../support/api/platform/own-project';
import { signedIn, type SignedIn } from '../../support/api/members/people';
import { expectRefusal } from '../../support/api/refusals';

ownProject();
const api = apiStage();
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(api.url, { isAdmin: true });
});

const ask = (from: string, to: string) => admin.call('adminMoney', { query: { from, to } });

/** A subscription that was paid once in a month. */
async function aPaidMonth(number: number, at: string, currency: Purchase['currency']): Promise<void> {
  const _id = `sub_months_${number}`;
  await collectionOf(firestore(), PURCHASES)
    .doc(_id)
    .set({
      ...{ _id, schemaVersion: 2, buyer: 'uid-months', priceName: 'premium', currency, cents: 999, status: 'canceled' },
      ...{ startedAt: at, periodStart: null, periodEnd: null, endsAt: null, endedAt: null, isPaused: false },
      payments: [{ id: `ch_months_${number}`, at, cents: 999, refundedCents: 0, refunds: [], dispute: null, disputedAt: null }],
    });
}

test('[S7-20] admins read the ledger month by month, page by page, each currency by itself', async () => {
  const days = Array.from({ length: 330 }, (_, index) => new Date(Date.UTC(2025, 0, 1 + index)).toISOString());
  await Promise.all(days.map((at, index) => aPaidMonth(index, at, index % 2 === 0 ? 'usd' : 'eur')));
  const answer = await ask('2025-01', '2025-11');
  expect(answer.status, answer.text).toBe(200);
  const { months } = answer.body as { months: readonly MonthOfMoney[] };
  expect(months.map(({ month }) => month)).toHaveLength(11);
  const sum = (of: (month: MonthOfMoney) => number) => months.reduce((all, month) => all + of(month), 0);
  expect(sum(({ newSubscriptions }) => newSubscriptions)).toBe(330);
  expect([sum(({ paid }) => paid.usd), sum(({ paid }) => paid.eur)]).toEqual([165 * 999, 165 * 999]);
  const later = (await ask('2025-06', '2025-06')).body as { months: readonly MonthOfMoney[] };
  expect(later.months).toMatchObject([{ month: '2025-06', newSubscriptions: 30 }]);
});

test('[S7-20] rows of the first version count too, whether or not they say when they were last', async () => {
  const old = (at: string, stamps: object) => ({
    ...{ schemaVersion: 1, buyer: 'uid-months', priceName: 'premium', currency: 'usd', cents: 999, status: 'canceled' },
    ...{ startedAt: at, periodStart: null, periodEnd: null, endsAt: null, endedAt: null, isPaused: false, ...stamps },
    payments: [{ id: `ch_old_${at}`, at, cents: 999, refundedCents: 400, dispute: 'won' }],
  });
  const [before, after] = ['2024-03-10T00:00:00.000Z', '2024-04-10T00:00:00.000Z'];
  await firestore().doc('purchases/sub_old_1').set(old(before, {}));
  await firestore()
    .doc('purchases/sub_old_2')
    .set(old(after, { lastAt: after }));
  const { months } = (await ask('2024-03', '2024-05')).body as { months: readonly MonthOfMoney[] };
  expect(months.map(({ newSubscriptions, refunded, disputes }) => [newSubscriptions, refunded.usd, disputes])).toEqual([
    [1, 400, 1],
    [1, 400, 1],
    [0, 0, 0],
  ]);
});

test('a range that is none is 422, and one without its ends 400 (217)', async () => {
  for (const [from, to] of [
    ['2026-02', '2026-01'],
    ['2026-13', '2026-14'],
    ['2020-01', '2026-01'],
    ['2026-1', '2026-2'],
    ['x', 'y'],
    ['', ''],
  ] as const)
    expectRefusal(await ask(from, to), 422, `${from} ${to}`);
  expectRefusal(await admin.call('adminMoney', { query: { from: '2026-01' } }), 400);
  expectRefusal(await admin.call('adminMoney', { query: { from: '2026-01-01T00:00', to: '2026-02' } }), 400);
});
