import { rebuildEntitlements } from '@touchline/functions/features/money/rebuild-entitlements-store';
import { FORMER_MEMBER } from '@touchline/domain/person/account/erasure';
import { PURCHASES } from '@touchline/domain/money/purchase';
import { allJobs } from '@touchline/functions/features/jobs/jobs';
import { firebaseAuthChanges } from '@touchline/functions/platform/auth/auth-changes-gateway';
import { newId, systemClock } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { pictureFiles } from '@touchline/functions/platform/picture-file-store';
import { collectionOf } from '@touchline/functions/platform/stored-document';
import { describe, expect, test, vi } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aCheckout, ledgerOf, plansOf } from '../../support/api/money/checkouts';
import { moneyStage } from '../../support/api/money/money-stage';
import { ownProject } from '../../support/api/platform/own-project';
import { storedPerson } from '../../support/api/account/own-accounts';
import { idTokenOf, signedIn, type SignedIn } from '../../support/api/members/people';
import { expectRefusal } from '../../support/api/refusals';

ownProject();
const money = moneyStage();
const api = apiStage();

const reconcile = () =>
  allJobs({ database: firestore, files: pictureFiles(), users: firebaseAuthChanges(), clock: systemClock, newId })[
    'reconcile-payments'
  ]();
const subscriptionOf = (customerId: string) =>
  [...money.double.state.subscriptions.values()].find(({ customer }) => customer === customerId);

/** A buyer of Premium whose events were lost. */
async function aPaidPremium(): Promise<{ buyer: SignedIn; customerId: string }> {
  money.double.delivery.setMode('drop');
  const buyer = await signedIn(api.url);
  const { sessionId, customerId } = await aCheckout(buyer, 'premium');
  money.double.pay(sessionId);
  return { buyer, customerId };
}

describe('after an outage (F14)', () => {
  test('the job finds the events of three days that never came, once', async () => {
    const { buyer, customerId } = await aPaidPremium();
    const other = await aPaidPremium();
    money.double.refund([...money.double.state.charges.values()].find(({ customer }) => customer === customerId)?.id ?? '');
    expect(await reconcile()).toBe('7 missed events of payments processed');

    expect((await plansOf(buyer))?.premium).toBeNull();
    expect((await ledgerOf(buyer))[0]?.payments).toMatchObject([{ refundedCents: 999 }]);
    expect((await plansOf(other.buyer))?.premium).toMatchObject({ until: null });
    expect(await reconcile()).toBe('0 missed events of payments processed');
  });

  test('while the provider is still away the job fails, and the next run repairs', async () => {
    const { buyer } = await aPaidPremium();
    money.double.failNext('unavailable', 2);
    await expect(reconcile()).rejects.toMatchObject({ code: 'paymentUnavailable' });
    await reconcile();
    expect((await plansOf(buyer))?.premium).toMatchObject({ until: null });
  });
});

describe('entitlements are rebuilt from the ledger', () => {
  test('where they were lost or made up, and stay where they are right', async () => {
    const [lost, right] = [await aPaidPremium(), await aPaidPremium()];
    await reconcile();
    const before = await storedPerson(right.buyer);
    const made = { since: '2026-01-01T00:00:00.000Z', until: null, subscriptionId: 'sub_made_up' };
    await firestore()
      .collection('accounts')
      .doc(lost.buyer.uid)
      .update({ entitlements: { premium: null, guestAccess: made } });
    await firestore().collection('profiles').doc(lost.buyer.uid).update({ premium: null });

    expect((await rebuildEntitlements(firestore, systemClock, newId)).changed).toBe(1);
    const { account, profile } = await storedPerson(lost.buyer);
    expect([account?.entitlements, profile?.premium]).toMatchObject([
      { premium: { until: null }, guestAccess: null },
      { until: null },
    ]);
    expect(await storedPerson(right.buyer)).toEqual(before);
    expect((await rebuildEntitlements(firestore, systemClock, newId)).changed).toBe(0);
  });
});

describe('an account that ends', () => {
  test('deactivated: its plan does not renew, and goes on with what is paid', async () => {
    const { buyer, customerId } = await aPaidPremium();
    expect((await buyer.call('deactivateAccount')).status).toBe(204);
    const subscription = subscriptionOf(customerId);
    expect(subscription).toMatchObject({ status: 'active', cancel_at_period_end: true });
    const end = new Date((subscription?.items.data[0]?.current_period_end ?? 0) * 1000).toISOString();
    expect((await plansOf(buyer))?.premium).toMatchObject({ until: end });
  });

  test('deactivated or deleted: a checkout that is open in another window cannot be paid any more', async () => {
    const [leaving, deleted] = [await signedIn(api.url), await signedIn(api.url)];
    const [first, second] = [await aCheckout(leaving, 'premium'), await aCheckout(deleted, 'guestAccess')];
    expect((await leaving.call('deactivateAccount')).status).toBe(204);
    expect((await deleted.call('deleteAccount', { body: { idToken: await idTokenOf(deleted) } })).status).toBe(204);
    const statusOf = ({ sessionId }: { readonly sessionId: string }) => money.double.state.sessions.get(sessionId)?.status;
    await vi.waitUntil(() => statusOf(second) === 'expired', { timeout: 40_000 });
    expect(statusOf(first)).toBe('expired');
  });

  test('deactivated while the provider is away: 503, the profile is hidden, and the next call ends the plan', async () => {
    const { buyer, customerId } = await aPaidPremium();
    money.double.failNext('unavailable', 2);
    expectRefusal(await buyer.call('deactivateAccount'), 503);
    expect((await storedPerson(buyer)).profile?.hidden).toBe(true);
    expect(subscriptionOf(customerId)?.cancel_at_period_end).toBe(false);
    expect((await buyer.call('deactivateAccount')).status).toBe(204);
    expect(subscriptionOf(customerId)?.cancel_at_period_end).toBe(true);
  });

  test('deleted: its plan ends at once, the provider forgets it, and the ledger stays without the person', async () => {
    const { buyer, customerId } = await aPaidPremium();
    await reconcile();
    const [row] = await ledgerOf(buyer);
    const answer = await buyer.call('deleteAccount', { body: { idToken: await idTokenOf(buyer) } });
    expect(answer.status, answer.text).toBe(204);
    await vi.waitUntil(async () => (await storedPerson(buyer)).account === undefined, { timeout: 40_000 });
    await vi.waitUntil(async () => !(await firestore().collection('erasures').doc(buyer.uid).get()).exists, { timeout: 40_000 });

    expect(subscriptionOf(customerId)?.status).toBe('canceled');
    expect(money.double.state.customers.get(customerId)).toMatchObject({ deleted: true, email: null });
    expect(await ledgerOf(buyer)).toEqual([]);
    const stored = () =>
      collectionOf(firestore(), PURCHASES)
        .doc(row?._id ?? '')
        .get();
    expect((await stored()).data()).toMatchObject({ buyer: FORMER_MEMBER, status: 'canceled' });

    money.double.refund([...money.double.state.charges.values()].find(({ customer }) => customer === customerId)?.id ?? '');
    await reconcile();
    expect((await stored()).data()).toMatchObject({ buyer: FORMER_MEMBER, payments: [{ refundedCents: 999 }] });
  });
});
