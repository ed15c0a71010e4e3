import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { rebuildEntitlements } from '@touchline/functions/features/money/rebuild-entitlements-store';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { newId, systemClock } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { mailsAbout, storedPerson } from '../../support/api/account/own-accounts';
import { aCheckout, plansOf } from '../../support/api/money/checkouts';
import { moneyStage } from '../../support/api/money/money-stage';
import { aPerson, signedIn, type SignedIn } from '../../support/api/members/people';
import { auditAbout } from '../../support/api/platform/audit-lines';
import { codeOf, expectRefusal } from '../../support/api/refusals';

const money = moneyStage();
const api = apiStage();
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(api.url, { isAdmin: true });
  money.double.delivery.setMode('drop');
});

const WEEK = { plan: 'premium', days: 7, until: null, reason: 'For the outage of Sunday.' };
const give = (uid: string, changes: object = {}, by = admin) =>
  by.call('givePlanDays', { params: { uid }, body: { ...WEEK, ...changes } });
const days = (from: string, until: string | null | undefined) => (Date.parse(until ?? '') - Date.parse(from)) / 86_400_000;

/** A buyer of Premium whose plan runs, and a way to settle what the provider says. */
async function aSubscriber() {
  const buyer = await signedIn(api.url);
  const { sessionId, customerId } = await aCheckout(buyer, 'premium');
  money.double.pay(sessionId);
  const settle = async () => {
    expect((await admin.call('completePayment', { body: { orderID: sessionId } })).status).toBe(200);
  };
  await settle();
  const subscription = [...money.double.state.subscriptions.values()].find(({ customer }) => customer === customerId);
  return { buyer, settle, subscription };
}

describe('[S4-16] [S1-09] days of a plan that an admin gives', () => {
  test('count with the next call, are told by mail, stand with the purchases as given, and nothing is paid', async () => {
    const player = await signedIn(api.url);
    await personDocuments(firestore()).accounts.doc(player.uid).update({ locale: 'de' });
    const answer = await give(player.uid);
    expect(answer.status, answer.text).toBe(200);

    const { money: shown } = answer.body as AnswerOf<'givePlanDays'>;
    expect(shown).toMatchObject({ purchases: [], given: [{ plan: 'premium', days: 7 }] });
    const { entitlements, planEnding, planRenewsAt, isCustomer } = (await player.call('account')).body as AnswerOf<'account'>;
    expect(entitlements.premium).toEqual({ since: shown.given[0]?.from, until: shown.given[0]?.until, subscriptionId: null });
    expect(days(entitlements.premium?.since ?? '', entitlements.premium?.until)).toBe(7);
    expect([planEnding, planRenewsAt, isCustomer]).toEqual(['given', null, false]);
    expect((await storedPerson(player)).profile?.premium).not.toBeNull();
    const [mail] = await mailsAbout(player);
    expect(mail).toMatchObject({ to: [player.email] });
    expect((mail?.message as { readonly subject: string }).subject).toMatch(/^Premium gehört dir bis /);
    expect(await auditAbout(`accounts/${player.uid}`)).toMatchObject([
      { action: 'plan.give', by: admin.uid, detail: { plan: 'premium', days: 7, reason: WEEK.reason } },
    ]);
    const { body } = await admin.call('adminPerson', { params: { uid: player.uid } });
    expect((body as AnswerOf<'adminPerson'>).money.history).toMatchObject([{ plans: [{ name: 'premium' }] }]);
  });

  test('are refused beside Premium that renews; they follow it once it is cancelled, and stay when the ledger is read again', async () => {
    const { buyer, settle, subscription } = await aSubscriber();
    const renewing = (await buyer.call('account')).body as AnswerOf<'account'>;
    const nextCharge = new Date((subscription?.items.data[0]?.current_period_end ?? 0) * 1000).toISOString();
    expect([renewing.planEnding, renewing.planRenewsAt]).toEqual([null, nextCharge]);
    const refused = await give(buyer.uid);
    expectRefusal(refused, 409);
    expect(codeOf(refused)).toBe('planRenews');
    if (subscription === undefined) throw new Error('the double has no subscription');
    subscription.cancel_at_period_end = true;
    await settle();
    const until = (await plansOf(buyer))?.premium?.until ?? null;
    expect(until).not.toBeNull();

    expect((await give(buyer.uid, { until })).status).toBe(200);

    const after = (await plansOf(buyer))?.premium;
    expect(days(until ?? '', after?.until)).toBe(7);
    await settle();
    await rebuildEntitlements(firestore, systemClock, newId);
    expect((await plansOf(buyer))?.premium).toEqual(after);
    subscription.cancel_at_period_end = false;
    await settle();
    expect((await plansOf(buyer))?.premium?.until).toBeNull();
  });

  test('357: given twice from one page, the second time is refused', async () => {
    const { uid } = await aPerson();
    const [first, second] = await Promise.all([give(uid), give(uid)]);
    expect([first.status, second.status].toSorted()).toEqual([200, 409]);
    expect((await auditAbout(`accounts/${uid}`)).filter(({ result }) => result === 'done')).toHaveLength(1);
  });

  test('358: to nobody, by a member, to who could not buy it, to a suspended account, and in a wrong form', async () => {
    const [unverified, suspended, player] = [await aPerson({ isVerified: false }), await aPerson(), await signedIn(api.url)];
    await personDocuments(firestore())
      .accounts.doc(suspended.uid)
      .update({ suspended: { at: '2026-03-01T10:00:00.000Z', reason: 'Spam.' } });
    for (const uid of ['nobody', '__proto__', '..']) expectRefusal(await give(uid), 404, uid);
    expectRefusal(await give(player.uid, {}, player), 403);
    expect(codeOf(await give(unverified.uid))).toBe('planNeedsVerifiedEmail');
    expect(codeOf(await give(suspended.uid))).toBe('accountIsSuspended');
    for (const changes of [
      { days: 0 },
      { days: 366 },
      { days: 1.5 },
      { plan: 'skipTheLine' },
      { reason: ' ' },
      { until: 'soon' },
    ])
      expectRefusal(await give(player.uid, changes), 422);
    expect((await plansOf(player))?.premium).toBeNull();
  });
});
