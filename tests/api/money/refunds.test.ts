import type { MoneyOfPerson } from '@touchline/domain/money/money-of-person';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { faultyApiStage } from '../../support/api/api-stage';
import { auditAbout } from '../../support/api/platform/audit-lines';
import { aCheckout, ledgerOf, plansOf } from '../../support/api/money/checkouts';
import type { Answer } from '../../support/api/caller';
import { type Fault, GRPC } from '../../support/api/platform/firestore-proxy';
import { moneyStage } from '../../support/api/money/money-stage';
import { type Person, signedIn, type SignedIn } from '../../support/api/members/people';
import { codeOf, expectRefusal } from '../../support/api/refusals';

const money = moneyStage();
const api = faultyApiStage();
const { proxy } = api;
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(api.url, { isAdmin: true });
});

/** More calls than are made at once, each with its repetition. */
const AWAY = 8;
beforeEach(() => money.double.delivery.setMode('drop'));

interface Bought {
  readonly buyer: SignedIn;
  readonly customerId: string;
  readonly purchaseId: string;
  readonly paymentId: string;
}

/** Somebody who has paid for something, and the ledger knows it. */
async function aBuyer(priceName: 'premium' | 'skipTheLine' = 'premium'): Promise<Bought> {
  const buyer = await signedIn(api.url, { isAdmin: priceName === 'skipTheLine' });
  const { sessionId, customerId } = await aCheckout(buyer, priceName);
  money.double.pay(sessionId);
  expect((await admin.call('completePayment', { body: { orderID: sessionId } })).status).toBe(200);
  const [row] = await ledgerOf(buyer);
  return { buyer, customerId, purchaseId: row?._id ?? '', paymentId: row?.payments[0]?.id ?? '' };
}

const form = (paymentId: string, cents: unknown, refundedCents: unknown = 0, reason: unknown = 'Paid twice.') => ({
  ...{ paymentId, cents, refundedCents, reason },
});
const refund = ({ purchaseId, paymentId }: Bought, cents: unknown, refundedCents: unknown = 0): Promise<Answer> =>
  admin.call('refundPayment', { params: { purchaseId }, body: form(paymentId, cents, refundedCents) });
const moneyOf = async ({ uid }: Person): Promise<MoneyOfPerson> => {
  const answer = await admin.call('adminPerson', { params: { uid } });
  expect(answer.status, answer.text).toBe(200);
  return (answer.body as { money: MoneyOfPerson }).money;
};
const refundsOf = ({ paymentId }: Bought) =>
  [...money.double.state.refunds.values()].filter(({ charge }) => charge === paymentId);
const refundLines = async ({ buyer }: Bought) =>
  (await auditAbout(`accounts/${buyer.uid}`)).filter(({ action }) => action === 'payment.refund');
const subscriptionOf = ({ purchaseId }: Bought) => money.double.state.subscriptions.get(purchaseId);

describe('[S7-20] the money of a person', () => {
  test('is plans, purchases with their payments, and until when each plan went on', async () => {
    const { buyer, paymentId, purchaseId } = await aBuyer();
    const { plans, purchases, history } = await moneyOf(buyer);
    expect(plans.premium).toMatchObject({ until: null, subscriptionId: purchaseId });
    expect(purchases).toMatchObject([
      {
        ...{ id: purchaseId, priceName: 'premium', currency: 'usd', cents: 999, status: 'active' },
        payments: [{ id: paymentId, cents: 999, refundedCents: 0, dispute: null }],
      },
    ]);
    expect(history.map(({ plans: then }) => then)).toEqual([[{ name: 'premium', until: null }]]);
  });

  test('of who has bought nothing is empty; of nobody it is 404', async () => {
    const person = await signedIn(api.url);
    expect(await moneyOf(person)).toEqual({ plans: { premium: null, guestAccess: null }, given: [], purchases: [], history: [] });
    for (const uid of ['nobody', 'uid-of nobody', '__proto__', '..%2F..'])
      expectRefusal(await admin.call('adminPerson', { params: { uid } }), 404, uid);
  });
});

describe('[S7-20] a refund by an admin', () => {
  test('of the whole takes the plan away with the next call, ends the subscription, and its event changes nothing', async () => {
    const bought = await aBuyer();
    const answer = await refund(bought, 999);
    expect(answer.status, answer.text).toBe(200);
    expect((answer.body as { money: MoneyOfPerson }).money).toMatchObject({
      plans: { premium: null },
      purchases: [{ status: 'canceled', payments: [{ refundedCents: 999 }] }],
    });
    expect(await plansOf(bought.buyer)).toEqual({ premium: null, guestAccess: null });
    expect(subscriptionOf(bought)).toMatchObject({ status: 'canceled' });
    expect(refundsOf(bought)).toMatchObject([{ amount: 999, metadata: { reason: 'Paid twice.', by: admin.uid } }]);
    expect(await refundLines(bought)).toMatchObject([
      {
        ...{ by: admin.uid, byAdmin: true },
        detail: { purchase: bought.purchaseId, payment: bought.paymentId, cents: 999, currency: 'usd' },
      },
    ]);

    const before = await ledgerOf(bought.buyer);
    money.sendEventsTo(api.url);
    money.double.delivery.setMode('send');
    const event = money.double.state.events.findLast(({ type }) => type === 'charge.refunded');
    if (event !== undefined) money.double.delivery.send(event);
    await money.double.delivery.idle();
    expect(await ledgerOf(bought.buyer)).toEqual(before);
    expect((await moneyOf(bought.buyer)).history.map(({ plans }) => plans)).toEqual([[], [{ name: 'premium', until: null }]]);
  });

  test('of a part keeps the plan and what renews it', async () => {
    const bought = await aBuyer();
    expect((await refund(bought, 400)).status).toBe(200);
    expect((await plansOf(bought.buyer))?.premium).toMatchObject({ until: null });
    expect(subscriptionOf(bought)).toMatchObject({ status: 'active', cancel_at_period_end: false });
    expect((await refund(bought, 599, 400)).status).toBe(200);
    expect((await plansOf(bought.buyer))?.premium).toBeNull();
    expect((await refundLines(bought)).map(({ detail }) => (detail as { cents: number }).cents)).toEqual([400, 599]);
  });

  test('of a boost gives the money back and ends nothing', async () => {
    const bought = await aBuyer('skipTheLine');
    expect((await refund(bought, 399)).status).toBe(200);
    expect((await moneyOf(bought.buyer)).purchases).toMatchObject([{ status: 'paid', payments: [{ refundedCents: 399 }] }]);
  });

  test('pressed twice at once, and once more later, is one refund with one line (214)', async () => {
    const bought = await aBuyer();
    const answers = await Promise.all([refund(bought, 400), refund(bought, 400)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await refund(bought, 400)).status).toBe(200);
    expect(refundsOf(bought)).toHaveLength(1);
    expect(await refundLines(bought)).toHaveLength(1);
    expect((await ledgerOf(bought.buyer))[0]?.payments).toMatchObject([{ refundedCents: 400 }]);
  });

  test('of another sum after somebody refunded meanwhile, also at the provider itself, is 409', async () => {
    const bought = await aBuyer();
    money.double.refund(bought.paymentId, 100);
    for (const cents of [100, 999]) {
      const answer = await refund(bought, cents);
      expectRefusal(answer, 409);
      expect(codeOf(answer)).toBe('refundedMeanwhile');
    }
    expect(refundsOf(bought)).toHaveLength(1);
    expect(await refundLines(bought)).toEqual([]);
  });
});

describe('a refund that fails at the buyer’s bank', () => {
  test('is made again by the same call, as a second refund with a line of its own', async () => {
    const bought = await aBuyer('skipTheLine');
    expect((await refund(bought, 399)).status).toBe(200);
    money.double.failRefunds(bought.paymentId);
    const answer = await refund(bought, 399);
    expect(answer.status, answer.text).toBe(200);
    expect((await moneyOf(bought.buyer)).purchases).toMatchObject([{ payments: [{ refundedCents: 399 }] }]);
    expect(refundsOf(bought).map(({ status }) => status)).toEqual(['failed', 'succeeded']);
    expect(await refundLines(bought)).toHaveLength(2);

    expect((await refund(bought, 399)).status).toBe(200);
    expect([refundsOf(bought).length, (await refundLines(bought)).length]).toEqual([2, 2]);
  });

  test('while it is made is 409, and neither log nor plan say that money was given back', async () => {
    const bought = await aBuyer();
    money.double.state.unrefundable.add(bought.paymentId);
    const answer = await refund(bought, 999);
    expectRefusal(answer, 409);
    expect(codeOf(answer)).toBe('refundRefused');
    expect(await refundLines(bought)).toEqual([]);
    expect(subscriptionOf(bought)).toMatchObject({ status: 'active' });
    expect((await plansOf(bought.buyer))?.premium).toMatchObject({ until: null });
    money.double.state.unrefundable.clear();
    expect((await refund(bought, 999)).status).toBe(200);
    expect((await plansOf(bought.buyer))?.premium).toBeNull();
  });
});

describe('refunds that are refused (213)', () => {
  test('more than is left is 409', async () => {
    const bought = await aBuyer();
    const answer = await refund(bought, 1000);
    expectRefusal(answer, 409);
    expect(codeOf(answer)).toBe('refundTooMuch');
    expect((await refund(bought, 999)).status).toBe(200);
    expect(codeOf(await refund(bought, 1, 999))).toBe('refundTooMuch');
    expect(refundsOf(bought)).toHaveLength(1);
  });

  test('a payment of another purchase, one of nobody, and an unknown purchase are 404', async () => {
    const [bought, other] = [await aBuyer(), await aBuyer()];
    for (const paymentId of [other.paymentId, 'ch_of_nobody', bought.purchaseId])
      expectRefusal(await refund({ ...bought, paymentId }, 100), 404, paymentId);
    for (const purchaseId of ['sub_of_nobody', '__proto__', '..'])
      expectRefusal(await refund({ ...bought, purchaseId }, 100), 404, purchaseId);
    expect([...refundsOf(bought), ...refundsOf(other)]).toEqual([]);
  });

  test.each([
    ...[0, -1, 1.5, '999', null, Number.MAX_SAFE_INTEGER].map((cents) => ({ cents })),
    ...[-1, 0.5, '0', null].map((refundedCents) => ({ refundedCents })),
    ...['', ' ', 7, null, 'x'.repeat(501)].map((reason) => ({ reason })),
    ...['', 7, null, ['ch_1']].map((paymentId) => ({ paymentId })),
  ])('%j is 422', async (changes) => {
    const body = { ...form('ch_1', 100), ...changes };
    const { purchaseId } = await shared();
    expectRefusal(await admin.call('refundPayment', { params: { purchaseId }, body }), 422);
  });

  test('a payment that the bank disputes is 409, and refundable once we have won', async () => {
    const bought = await aBuyer();
    money.double.dispute(bought.paymentId, 'needs_response');
    expect(codeOf(await refund(bought, 100))).toBe('paymentDisputed');
    money.double.dispute(bought.paymentId, 'won');
    expect((await refund(bought, 100)).status).toBe(200);
  });

  test('of a deleted account is 409: its customer is gone', async () => {
    const bought = await aBuyer();
    await personDocuments(firestore()).accounts.doc(bought.buyer.uid).delete();
    expect(codeOf(await refund(bought, 100))).toBe('buyerGone');
  });
});

let known: Promise<Bought> | null = null;
/** One purchase for the calls that never reach it. */
const shared = () => (known ??= aBuyer());

describe('a refund that breaks off (F9)', () => {
  test('while the provider is away is 503 and nothing is written; again it is made once', async () => {
    const bought = await aBuyer();
    const before = await ledgerOf(bought.buyer);
    money.double.failNext('unavailable', AWAY);
    expectRefusal(await refund(bought, 999), 503);
    money.double.clearFailures();
    expect([refundsOf(bought), await refundLines(bought), await ledgerOf(bought.buyer)]).toEqual([[], [], before]);
    expect((await refund(bought, 999)).status).toBe(200);
    expect(refundsOf(bought)).toHaveLength(1);
  });

  /** The calls of the provider in a refund, after the four that read the ledger; afterwards the refund is read too. */
  const STEPS = { isMade: 4, refund: 5, end: 6, ledger: 7 } as const;

  test('consists of so many calls of the provider', async () => {
    const bought = await aBuyer();
    const before = money.double.calls().length;
    expect((await refund(bought, 999)).status).toBe(200);
    const made = money.double.calls().slice(before);
    expect([made[STEPS.isMade], made[STEPS.refund]]).toEqual(['GET /refunds', 'POST /refunds']);
    expect([made[STEPS.end], made.length]).toEqual([`DELETE /subscriptions/${bought.purchaseId}`, STEPS.ledger + 5]);
    expect(made.at(-1)).toBe('GET /refunds');
  });

  test.each([
    ...(['isMade', 'refund', 'end', 'ledger'] as const).map((step) => ({ step, how: 'unavailable' as const })),
    ...(['refund', 'end'] as const).map((step) => ({ step, how: 'answerLost' as const })),
  ])('$how at the step $step: again it ends in one refund, one line and no plan', async ({ step, how }) => {
    const bought = await aBuyer();
    money.double.failNext('none', STEPS[step]);
    money.double.failNext(how, AWAY);
    expectRefusal(await refund(bought, 999), 503);
    money.double.clearFailures();
    expect((await refund(bought, 999)).status).toBe(200);
    await isRefundedOnce(bought);
  });

  test('at any commit of the database: again it ends in one refund, one line and no plan', async () => {
    for (let refused = 1; refused <= 3; refused += 1) {
      const bought = await aBuyer();
      let commits = 0;
      proxy.setFault((method): Fault => {
        if (method !== 'Commit') return 'pass';
        commits += 1;
        return commits === refused ? GRPC.unavailable : 'pass';
      });
      await refund(bought, 999);
      proxy.setFault(() => 'pass');
      expect((await refund(bought, 999)).status).toBe(200);
      await isRefundedOnce(bought);
    }
  });
});

async function isRefundedOnce(bought: Bought): Promise<void> {
  expect([refundsOf(bought).length, (await refundLines(bought)).length]).toEqual([1, 1]);
  expect(await plansOf(bought.buyer)).toEqual({ premium: null, guestAccess: null });
  expect(subscriptionOf(bought)).toMatchObject({ status: 'canceled' });
}
