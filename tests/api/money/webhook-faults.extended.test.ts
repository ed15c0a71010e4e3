import { entitlementsOf } from '@touchline/domain/money/plan-entitlements';
import { LOCAL_STRIPE } from '@touchline/functions/platform/config';
import { firestore } from '@touchline/functions/platform/firestore';
import type { DoubleEvent } from '@touchline/local/stripe-double/double-objects';
import { signatureOf } from '@touchline/local/stripe-double/event-delivery';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { anApiProcess } from '../../support/api/platform/api-process';
import { faultyApiStage } from '../../support/api/api-stage';
import { type Answer, aCaller } from '../../support/api/caller';
import { aCheckout, ledgerOf, plansOf } from '../../support/api/money/checkouts';
import { type Fault, NEVER } from '../../support/api/platform/firestore-proxy';
import { moneyStage } from '../../support/api/money/money-stage';
import { ownProject } from '../../support/api/platform/own-project';
import { type Person, signedIn } from '../../support/api/members/people';

ownProject();
const money = moneyStage();
const api = faultyApiStage();
const { proxy } = api;
beforeEach(() => money.double.delivery.setMode('drop'));

/** A status by which the database refuses one call; its library tries some of them again. */
const REFUSED = 7;

function send(url: string, event: DoubleEvent): Promise<Answer> {
  const body = JSON.stringify(event);
  const signature = signatureOf(body, LOCAL_STRIPE.webhookSecret, Math.floor(Date.now() / 1000));
  return aCaller(url).call('stripeWebhook', { body, headers: { 'stripe-signature': signature } });
}

/** A buyer of Premium, and the event of the payment that nobody has sent yet. */
async function aPaidPremium() {
  const buyer = await signedIn(api.url);
  const { sessionId } = await aCheckout(buyer, 'premium');
  money.double.pay(sessionId);
  const event = money.double.state.events.at(-1);
  if (event === undefined) throw new Error('the double made no event');
  return { buyer, event };
}

/** Whether the plans are those of the ledger, and the event counts as processed exactly where there is a ledger. */
async function isInAgreement(buyer: Person, { id }: DoubleEvent): Promise<boolean> {
  const [ledger, plans] = [await ledgerOf(buyer), await plansOf(buyer)];
  const isProcessed = (await firestore().collection('stripeEvents').doc(id).get()).exists;
  expect(plans).toEqual(entitlementsOf(ledger, []));
  return isProcessed === ledger.length > 0;
}

describe('an event whose handling breaks off (F11)', () => {
  /** The calls of the database in one handling, after those of the API's guards. */
  const CALLS = 7;

  test('consists of so many calls of the database', async () => {
    const { event } = await aPaidPremium();
    let calls = 0;
    proxy.setFault(() => {
      calls += 1;
      return 'pass';
    });
    expect((await send(api.url, event)).status).toBe(200);
    expect(calls).toBe(CALLS);
  });

  test.each(Array.from({ length: CALLS }, (_, index) => index + 1))(
    'at its call %i of the database: all or nothing is written, and the same event again ends in all',
    async (number) => {
      const { buyer, event } = await aPaidPremium();
      let calls = 0;
      proxy.setFault((): Fault => {
        calls += 1;
        return calls === number ? REFUSED : 'pass';
      });
      const answer = await send(api.url, event);
      proxy.setFault(() => 'pass');
      expect(await isInAgreement(buyer, event)).toBe(true);
      expect(await ledgerOf(buyer)).toHaveLength(answer.status === 200 ? 1 : 0);

      expect((await send(api.url, event)).status).toBe(200);
      expect(await isInAgreement(buyer, event)).toBe(true);
      expect((await plansOf(buyer))?.premium).toMatchObject({ until: null });
    },
  );

  test('where the answer to the commit is lost: everything is written once', async () => {
    const { buyer, event } = await aPaidPremium();
    proxy.setFault((method) => (method === 'Commit' && proxy.calls('Commit') === 1 ? 'lost' : 'pass'));
    expect((await send(api.url, event)).status).toBe(200);
    proxy.setFault(() => 'pass');
    expect(await isInAgreement(buyer, event)).toBe(true);
    expect(await ledgerOf(buyer)).toHaveLength(1);
  });

  test.each([
    ['before its commit', { before: NEVER }, 0],
    ['after its commit', { after: NEVER }, 1],
  ] as const)(
    'because the function is killed %s: ledger and plan agree, and a replay ends in one row',
    async (_, fault, rows) => {
      const { buyer, event } = await aPaidPremium();
      const dying = await anApiProcess();
      proxy.setFault((method) => (method === 'Commit' ? fault : 'pass'));
      const call = send(dying.url, event).catch(() => null);
      await vi.waitUntil(() => proxy.calls('Commit') > 0, { timeout: 30_000 });
      if (rows > 0) await vi.waitUntil(async () => (await ledgerOf(buyer)).length === rows, { timeout: 30_000 });
      await dying.kill();
      await call;
      proxy.setFault(() => 'pass');
      expect([await isInAgreement(buyer, event), (await ledgerOf(buyer)).length]).toEqual([true, rows]);

      await vi.waitUntil(async () => (await send(api.url, event)).status === 200, { timeout: 30_000, interval: 500 });
      expect(await isInAgreement(buyer, event)).toBe(true);
      expect(await ledgerOf(buyer)).toHaveLength(1);
    },
    180_000,
  );

  test('because the provider falls silent while its facts are read: 503, nothing is written, and a replay writes all', async () => {
    const { buyer, event } = await aPaidPremium();
    money.double.failNext('answerLost', 8);
    expect((await send(api.url, event)).status).toBe(503);
    expect([await isInAgreement(buyer, event), await ledgerOf(buyer)]).toEqual([true, []]);
    expect((await send(api.url, event)).status).toBe(200);
    expect(await isInAgreement(buyer, event)).toBe(true);
  });
});
