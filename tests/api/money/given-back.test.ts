import type { PriceName } from '@touchline/domain/reference/price-list';
import { allJobs } from '@touchline/functions/features/jobs/jobs';
import { firebaseAuthChanges } from '@touchline/functions/platform/auth/auth-changes-gateway';
import { newId, systemClock } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { pictureFiles } from '@touchline/functions/platform/picture-file-store';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aCheckout, ledgerOf, plansOf } from '../../support/api/money/checkouts';
import { aQueuedPlayer, requestsOfPlayer } from '../../support/api/featuring/feature-requests';
import { moneyStage } from '../../support/api/money/money-stage';
import { ownProject } from '../../support/api/platform/own-project';
import { signedIn, type SignedIn } from '../../support/api/members/people';

ownProject();
const money = moneyStage();
const api = apiStage();
beforeAll(() => money.sendEventsTo(api.url));
beforeEach(() => money.double.delivery.setMode('drop'));

const reconcile = () =>
  allJobs({ database: firestore, files: pictureFiles(), users: firebaseAuthChanges(), clock: systemClock, newId })[
    'reconcile-payments'
  ]();

/** Lets the newest event of a kind about a charge arrive, and it alone. */
async function arrives(type: string, charge: string): Promise<void> {
  const { delivery, state } = money.double;
  const isAbout = ({ data: { object } }: (typeof state.events)[number]) =>
    [object.id, Reflect.get(object, 'charge')].includes(charge);
  const event = state.events.findLast((one) => one.type === type && isAbout(one));
  if (event === undefined) throw new Error(`no event ${type}`);
  delivery.setMode('send');
  delivery.send(event);
  await delivery.idle();
  delivery.setMode('drop');
}

/** Somebody who has paid for something, and the ledger knows it. */
async function aBuyer(buyer: SignedIn, priceName: PriceName) {
  const { sessionId, customerId } = await aCheckout(buyer, priceName);
  money.double.delivery.setMode('send');
  money.double.pay(sessionId);
  await money.double.delivery.idle();
  money.double.delivery.setMode('drop');
  const charge = [...money.double.state.charges.values()].find(({ customer }) => customer === customerId)?.id ?? '';
  return { buyer, charge, sessionId };
}
const aPremium = async () => aBuyer(await signedIn(api.url), 'premium');
const premiumOf = async ({ buyer }: { readonly buyer: SignedIn }) => (await plansOf(buyer))?.premium;
const RENEWS = { until: null };

describe('[S7-20] a refund that fails', () => {
  test.each(['refund.failed', 'refund.updated', 'charge.refund.updated'])(
    'gives the plan back by the event %s, and the ledger says what the provider says',
    async (type) => {
      const bought = await aPremium();
      money.double.refund(bought.charge);
      await arrives('charge.refunded', bought.charge);
      expect(await premiumOf(bought)).toBeNull();

      money.double.failRefunds(bought.charge);
      await arrives(type, bought.charge);
      expect(await premiumOf(bought)).toMatchObject(RENEWS);
      expect((await ledgerOf(bought.buyer))[0]?.payments).toMatchObject([{ cents: 999, refundedCents: 0, refunds: [] }]);
    },
  );

  test('after another one that did not leaves that one alone', async () => {
    const bought = await aPremium();
    money.double.refund(bought.charge, 400);
    const [kept] = [...money.double.state.refunds.values()].filter(({ charge }) => charge === bought.charge);
    money.double.refund(bought.charge);
    Object.assign(kept ?? {}, { status: 'pending' });
    money.double.failRefunds(bought.charge);
    await arrives('refund.failed', bought.charge);
    expect(await premiumOf(bought)).toMatchObject(RENEWS);
    expect((await ledgerOf(bought.buyer))[0]?.payments).toMatchObject([{ refundedCents: 400, refunds: [{ cents: 400 }] }]);
  });

  test('counts as failed also where the charge still counts it', async () => {
    const bought = await aPremium();
    money.double.refund(bought.charge);
    await arrives('charge.refunded', bought.charge);
    money.double.failRefunds(bought.charge);
    Object.assign(money.double.state.charges.get(bought.charge) ?? {}, { amount_refunded: 999, refunded: true });
    await arrives('refund.failed', bought.charge);
    expect(await premiumOf(bought)).toMatchObject(RENEWS);
  });

  test('[S1-02] brings a boost back into the queue', async () => {
    const { caller } = await aQueuedPlayer(api.url);
    const { charge, sessionId } = await aBuyer(caller, 'skipTheLine');
    const skip = async () => (await requestsOfPlayer(caller.uid))[0]?.skip?.by;
    money.double.refund(charge);
    await arrives('charge.refunded', charge);
    expect(await skip()).toBeUndefined();
    money.double.failRefunds(charge);
    await arrives('refund.failed', charge);
    expect(await skip()).toBe(sessionId);
  });

  test('is found by the job where its events never came (F14)', async () => {
    const bought = await aPremium();
    money.double.refund(bought.charge);
    await reconcile();
    expect(await premiumOf(bought)).toBeNull();
    money.double.failRefunds(bought.charge);
    expect(await reconcile()).toBe('3 missed events of payments processed');
    expect(await premiumOf(bought)).toMatchObject(RENEWS);
    expect(await reconcile()).toBe('0 missed events of payments processed');
  });
});

describe('[S7-20] an inquiry of the bank', () => {
  test('takes nothing away before it becomes a dispute, which an update says', async () => {
    const bought = await aPremium();
    money.double.dispute(bought.charge, 'warning_needs_response');
    await arrives('charge.dispute.created', bought.charge);
    expect(await premiumOf(bought)).toMatchObject(RENEWS);

    money.double.dispute(bought.charge, 'needs_response');
    await arrives('charge.dispute.updated', bought.charge);
    expect(await premiumOf(bought)).toBeNull();
    expect((await ledgerOf(bought.buyer))[0]?.payments).toMatchObject([{ dispute: 'open' }]);
  });

  test('that became a dispute is found by the job where its event never came (F14)', async () => {
    const bought = await aPremium();
    money.double.dispute(bought.charge, 'warning_needs_response');
    money.double.dispute(bought.charge, 'needs_response');
    expect(await reconcile()).toBe('2 missed events of payments processed');
    expect(await premiumOf(bought)).toBeNull();
  });
});
