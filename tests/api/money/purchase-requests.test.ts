import { PURCHASE_REQUESTS } from '@touchline/domain/money/approval/purchase-request';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aLinkedChild, aParent, aStoredLink, mailsOfKind } from '../../support/api/guardianship/guardianships';
import { withGuardianByMail } from '../../support/api/guardianship/guardianships';
import { aGuardianAddress } from '../../support/api/featuring/guardian-links';
import { ledgerOf, openCheckout } from '../../support/api/money/checkouts';
import { moneyStage } from '../../support/api/money/money-stage';
import { answerPurchase, aStoredPurchaseRequest, purchaseRequestsOf } from '../../support/api/money/purchase-requests';
import type { SignedIn } from '../../support/api/members/people';
import { codeOf, expectRefusal } from '../../support/api/refusals';

const money = moneyStage();
const api = apiStage();

beforeAll(() => money.sendEventsTo(null));

/** A minor with a named guardian, whose linked parent is asked before a payment. */
async function anAskingFamily() {
  const family = await aLinkedChild(api.url, { asksPurchases: true });
  await withGuardianByMail(family.child, aGuardianAddress());
  return { ...family, buyer: family.child.caller };
}

const onlyRequest = async (parent: SignedIn): Promise<string> =>
  (await purchaseRequestsOf(parent)).children[0]?.purchaseRequestId ?? 'none';

describe('[S7-17] a purchase that a guardian wants to be asked about', () => {
  test('asks by mail instead of opening a checkout, is approved, paid once, and asked about again', async () => {
    const { buyer, parent, child } = await anAskingFamily();
    const before = money.double.state.sessions.size;

    const twice = await Promise.all([openCheckout(buyer, 'premium'), openCheckout(buyer, 'premium')]);

    expect(twice.map((one) => [one.status, codeOf(one)])).toEqual(Array(2).fill([409, 'purchaseAsked']));
    expect(money.double.state.sessions.size).toBe(before);
    const mails = await mailsOfKind(parent.email, 'purchaseAsked');
    expect(mails).toHaveLength(1);
    for (const part of ['Premium', '$9.99', 'a month', '/account?view=guardians']) expect(mails[0]).toContain(part);
    expect((await purchaseRequestsOf(buyer)).own).toMatchObject([
      { priceName: 'premium', state: 'asked', guardians: ['Kim Sample'] },
    ]);
    expect((await purchaseRequestsOf(parent)).children).toMatchObject([
      { childName: child.stored.displayName, cents: 999, answer: null, state: 'asked' },
    ]);

    const id = await onlyRequest(parent);
    const yes = await Promise.all([answerPurchase(parent, id, 'yes'), answerPurchase(parent, id, 'yes')]);
    expect(yes.map(({ status }) => status)).toEqual([200, 200]);
    expect(await mailsOfKind(buyer.email, 'purchaseAnswered')).toHaveLength(1);
    expect(codeOf(await openCheckout(buyer, 'guestAccess')), 'exactly that item').toBe('purchaseAsked');

    const opened = await openCheckout(buyer, 'premium');
    expect(opened.status, opened.text).toBe(200);
    money.double.pay((opened.body as { id: string }).id);
    expect(codeOf(await openCheckout(buyer, 'premium'))).toBe('planActive');
    expect(await ledgerOf(buyer)).toHaveLength(1);
    expect((await purchaseRequestsOf(buyer)).own.map(({ priceName }) => priceName)).toEqual(['guestAccess']);
  });

  test('is switched on and off by the guardian, and free without', async () => {
    const { buyer, parent, link } = await anAskingFamily();
    const params = { guardianshipId: link._id };
    const switched = await parent.call('guardChild', { params, body: { asksPurchases: false } });
    expect(switched.body).toMatchObject({ guardianships: { children: [{ asksPurchases: false }] } });
    expect((await openCheckout(buyer, 'premium')).status).toBe(200);
    expectRefusal(await buyer.call('guardChild', { params, body: { asksPurchases: true } }), 403);
    await parent.call('guardChild', { params, body: { asksPurchases: true } });
    expect(codeOf(await openCheckout(buyer, 'premium'))).toBe('purchaseAsked');
    await parent.call('endGuardianship', { params });
    expect((await openCheckout(buyer, 'premium')).status).toBe(200);
    expect((await purchaseRequestsOf(buyer)).own).toEqual([]);
    expect((await purchaseRequestsOf(parent)).children).toEqual([]);
  });

  test('stands in the downloads of player and guardian, and goes with the account of either', async () => {
    const { buyer, parent } = await anAskingFamily();
    await openCheckout(buyer, 'premium');
    const [ofChild, ofParent] = await Promise.all([buyer.call('downloadAccount'), parent.call('downloadAccount')]);
    expect(ofChild.body).toMatchObject({ purchaseRequests: [{ priceName: 'premium', answer: null }] });
    expect(ofParent.body).toMatchObject({ purchaseRequestsOfChildren: [{ priceName: 'premium', answer: null }] });
    const fields = ['player', 'guardian'].map((field) => ({ by: 'field', field }));
    expect(PURCHASE_REQUESTS.personalData.deletion).toEqual({ erase: fields });
  });
});

describe('attack 487: answering for somebody else', () => {
  test('the child, a stranger, another parent, a former guardian and an unknown id answer nothing', async () => {
    const [{ buyer, parent, child, link }, stranger] = await Promise.all([anAskingFamily(), aParent(api.url)]);
    await openCheckout(buyer, 'premium');
    const id = await onlyRequest(parent);
    for (const caller of [buyer, stranger]) expectRefusal(await answerPurchase(caller, id, 'yes'), 404);
    for (const unknown of ['nobody', '__x__', 'a.b']) expectRefusal(await answerPurchase(parent, unknown, 'yes'), 404);
    for (const wrong of ['maybe', '', null, 7]) expectRefusal(await answerPurchase(parent, id, wrong), 422);
    const former = await aStoredPurchaseRequest({ player: child.stored._id, guardian: stranger.uid });
    expectRefusal(await answerPurchase(stranger, former._id, 'yes'), 403);
    expect((await purchaseRequestsOf(stranger)).children).toEqual([]);
    expect(codeOf(await openCheckout(buyer, 'premium'))).toBe('purchaseAsked');
    expect(link.asksPurchases).toBe(true);
  });
});

describe('attack 488: two guardians who decide differently', () => {
  test('the no of either holds, and a yes of one is not that of both', async () => {
    const { buyer, parent, child } = await anAskingFamily();
    const second = await aParent(api.url);
    const at = '2026-01-01T00:00:00.000Z';
    const linked = { guardian: second.uid, email: second.email, playerAt: at, confirmedAt: at, asksPurchases: true };
    await aStoredLink({ player: child.stored._id, ...linked });
    expect(codeOf(await openCheckout(buyer, 'premium'))).toBe('purchaseAsked');
    const [first, other] = [await onlyRequest(parent), await onlyRequest(second)];
    expect((await answerPurchase(parent, first, 'yes')).body).toMatchObject({ requests: { children: [{ state: 'asked' }] } });
    expect(codeOf(await openCheckout(buyer, 'premium'))).toBe('purchaseAsked');
    expect((await answerPurchase(second, other, 'no')).status).toBe(200);
    expect(codeOf(await openCheckout(buyer, 'premium'))).toBe('purchaseDeclined');
    const told = await mailsOfKind(buyer.email, 'purchaseAnswered');
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('said no');
    expect(await mailsOfKind(second.email, 'purchaseAsked')).toHaveLength(1);
  });
});

describe('attack 489: paying by an old yes', () => {
  test('that is over, of another price, or not of an asking guardian does not open a checkout', async () => {
    for (const changes of [{ validUntil: '2026-01-02T00:00:00.000Z' }, { cents: 1 }, { guardian: 'uid-of-a-stranger' }]) {
      const { buyer, parent, child } = await anAskingFamily();
      const yes = { answer: 'yes', answeredAt: '2026-01-01T00:00:00.000Z' } as const;
      const one = await aStoredPurchaseRequest({ player: child.stored._id, guardian: parent.uid, ...yes, ...changes });
      expect(codeOf(await openCheckout(buyer, 'premium')), JSON.stringify(changes)).toBe('purchaseAsked');
      if (!('guardian' in changes)) expectRefusal(await answerPurchase(parent, one._id, 'yes'), 409);
    }
  });

  test('nobody is asked about who is of age', async () => {
    const { buyer, child } = await anAskingFamily();
    const today = new Date().toISOString().slice(0, 10);
    await personDocuments(firestore()).accounts.doc(child.stored._id).update({ dateOfBirth: '2000-01-01' });
    await firestore()
      .collection('guardianships')
      .where('player', '==', child.stored._id)
      .get()
      .then(({ docs }) => Promise.all(docs.map(({ ref }) => ref.update({ adultFrom: today }))));
    expect((await openCheckout(buyer, 'premium')).status).toBe(200);
  });
});
