import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { projectAuth } from '@touchline/functions/platform/auth/project-auth';
import { describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aCheckout, openCheckout, plansOf } from '../../support/api/money/checkouts';
import { moneyStage } from '../../support/api/money/money-stage';
import { storedPerson } from '../../support/api/account/own-accounts';
import { signedIn } from '../../support/api/members/people';
import { codeOf, expectRefusal } from '../../support/api/refusals';

const money = moneyStage();
const api = apiStage();

const sessionAt = (id: string) => money.double.state.sessions.get(id);
const change = (uid: string, fields: Readonly<Record<string, unknown>>) =>
  personDocuments(firestore())
    .accounts.doc(uid)
    .update({ ...fields });

describe('[S7-17] a checkout', () => {
  test('is opened by the name of a price alone, and leads to the provider with our price', async () => {
    const buyer = await signedIn(api.url);
    const { sessionId, url, customerId } = await aCheckout(buyer, 'premium');

    expect(url).toBe(`http://${money.double.host}/checkout/${sessionId}`);
    expect(sessionAt(sessionId)).toMatchObject({
      ...{ mode: 'subscription', amount_total: 999, currency: 'usd', customer: customerId, client_reference_id: buyer.uid },
      metadata: { uid: buyer.uid, priceName: 'premium' },
      ...{ success_url: `${api.url}/plus?checkout=success`, cancel_url: `${api.url}/plus?checkout=cancelled` },
    });
    expect((await plansOf(buyer))?.premium).toBeNull();
  });

  test('[S9-02] charges the same figure in euros for who reads German, and a boost once', async () => {
    const buyer = await signedIn(api.url, { isAdmin: true });
    await change(buyer.uid, { locale: 'de' });
    const { sessionId } = await aCheckout(buyer, 'skipTheLine');
    expect(sessionAt(sessionId)).toMatchObject({ mode: 'payment', amount_total: 399, currency: 'eur', locale: 'de' });
  });

  test('opened twice at once is one session of one customer (F9)', async () => {
    const buyer = await signedIn(api.url);
    const answers = await Promise.all([openCheckout(buyer, 'premium'), openCheckout(buyer, 'premium')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0].body).toEqual(answers[1].body);
    const made = [...money.double.state.sessions.values()].filter((one) => one.client_reference_id === buyer.uid);
    expect(made).toHaveLength(1);
  });

  test('whose answer was lost is asked for again with the same key: one session (F9)', async () => {
    const buyer = await signedIn(api.url, { isAdmin: true });
    await aCheckout(buyer, 'featureAgain');
    money.double.failNext('answerLost', 1);
    const answer = await openCheckout(buyer, 'skipTheLine');
    expect(answer.status, answer.text).toBe(200);
    const made = [...money.double.state.sessions.values()].filter(
      (one) => one.client_reference_id === buyer.uid && one.metadata?.priceName === 'skipTheLine',
    );
    expect(made).toHaveLength(1);
  });

  test('while the provider is away is 503, and works again after it', async () => {
    const buyer = await signedIn(api.url);
    money.double.failNext('unavailable', 2);
    const answer = await openCheckout(buyer, 'premium');
    expectRefusal(answer, 503);
    expect(codeOf(answer)).toBe('paymentUnavailable');
    await aCheckout(buyer, 'premium');
  });

  test('paid within the minute makes place for another one: a boost is bought twice', async () => {
    const buyer = await signedIn(api.url, { isAdmin: true });
    const first = await aCheckout(buyer, 'skipTheLine');
    money.double.pay(first.sessionId);
    const second = await aCheckout(buyer, 'skipTheLine');
    expect(sessionAt(second.sessionId)).toMatchObject({ status: 'open' });
    expect((await openCheckout(buyer, 'skipTheLine')).body).toMatchObject({ id: second.sessionId });
  });

  test.each(['skipTheLine', 'featureAgain'] as const)('%s is bought again and again within a minute (F9)', async (priceName) => {
    const buyer = await signedIn(api.url, { isAdmin: true });
    const opened: string[] = [];
    for (let times = 0; times < 5; times += 1) {
      const { sessionId } = await aCheckout(buyer, priceName);
      money.double.pay(sessionId);
      opened.push(sessionId);
    }
    expect(new Set(opened).size).toBe(5);
  });

  test('opened later in another window closes the one before, so that nobody pays twice', async () => {
    const buyer = await signedIn(api.url);
    const first = await aCheckout(buyer, 'premium');
    const session = sessionAt(first.sessionId);
    if (session !== undefined) money.double.state.sessions.set('cs_test_earlier', { ...session, id: 'cs_test_earlier' });
    await aCheckout(buyer, 'premium');
    expect([sessionAt('cs_test_earlier')?.status, sessionAt(first.sessionId)?.status]).toEqual(['expired', 'open']);
  });
});

describe('a checkout of who has bought before', () => {
  const paid = async (priceName: 'premium' | 'guestAccess') => {
    const buyer = await signedIn(api.url);
    const checkout = await aCheckout(buyer, priceName);
    money.double.pay(checkout.sessionId);
    return { buyer, ...checkout };
  };

  test('closes one of another plan in another window too, since nobody needs both', async () => {
    const buyer = await signedIn(api.url);
    const guest = await aCheckout(buyer, 'guestAccess');
    const premium = await aCheckout(buyer, 'premium');
    expect([sessionAt(guest.sessionId)?.status, sessionAt(premium.sessionId)?.status]).toEqual(['expired', 'open']);
  });

  test('[S9-12] stays in the currency of the plan that runs, in which alone the provider takes more', async () => {
    const { buyer } = await paid('guestAccess');
    await change(buyer.uid, { locale: 'de' });
    const { sessionId } = await aCheckout(buyer, 'premium');
    expect(sessionAt(sessionId)).toMatchObject({ currency: 'usd', amount_total: 999, locale: 'de' });
  });

  test('works again where the customer was deleted at the provider, as a new one', async () => {
    const { buyer, customerId } = await paid('premium');
    const [customer, subscription] = [
      money.double.state.customers.get(customerId),
      [...money.double.state.subscriptions.values()].find((one) => one.customer === customerId),
    ];
    Object.assign(customer ?? {}, { deleted: true });
    Object.assign(subscription ?? {}, { status: 'canceled', ended_at: money.double.state.now() });
    const portal = await buyer.call('createPortalSession');
    expectRefusal(portal, 409);
    expect(codeOf(portal)).toBe('nothingBought');

    const again = await aCheckout(buyer, 'premium');
    expect(again.customerId).not.toBe(customerId);
    expect(sessionAt(again.sessionId)).toMatchObject({ status: 'open', customer: again.customerId });
    expect((await openCheckout(buyer, 'premium')).body).toMatchObject({ id: again.sessionId });
  });
});

describe('a checkout that broke off and is opened again (F9)', () => {
  const customersOf = (uid: string) => [...money.double.state.customers.values()].filter(({ metadata }) => metadata.uid === uid);

  test('in another language, with another mail address: one customer, who has what is true now', async () => {
    const buyer = await signedIn(api.url);
    money.double.failNext('answerLost', 2);
    expectRefusal(await openCheckout(buyer, 'premium'), 503);
    expect(customersOf(buyer.uid)).toHaveLength(1);

    const email = `moved-${buyer.uid}@people.example`;
    await change(buyer.uid, { locale: 'de', email });
    const { sessionId, customerId } = await aCheckout(buyer, 'premium');
    expect(customersOf(buyer.uid)).toMatchObject([{ id: customerId, email, preferred_locales: ['de'] }]);
    expect(sessionAt(sessionId)).toMatchObject({ currency: 'eur', locale: 'de', customer: customerId });
  });

  test('in another language than the session that is open: a session in the language of now', async () => {
    const buyer = await signedIn(api.url);
    const first = await aCheckout(buyer, 'premium');
    await change(buyer.uid, { locale: 'de' });
    const second = await aCheckout(buyer, 'premium');
    expect(sessionAt(first.sessionId)).toMatchObject({ status: 'expired', locale: 'en' });
    expect(sessionAt(second.sessionId)).toMatchObject({ status: 'open', locale: 'de', currency: 'eur' });
  });

  test('after a failure that the provider answers to the same key for a day', async () => {
    const buyer = await signedIn(api.url);
    money.double.failNext('broken', 2);
    const answers = [await openCheckout(buyer, 'premium'), await openCheckout(buyer, 'premium')];
    expect(answers.at(-1)?.status, answers.at(-1)?.text).toBe(200);
    expect(customersOf(buyer.uid)).toHaveLength(1);
  });
});

describe('what callers send along', () => {
  test.each(['unknown', '__proto__', 'constructor', 'toString', 'Premium', ['premium'], null, 999])(
    '[S3-09] the price name %j is 422 (95)',
    async (priceName) => {
      const buyer = await signedIn(api.url);
      expectRefusal(await buyer.call('createCheckoutSession', { body: { priceName } }), 422);
    },
  );

  test('a price, a currency, a quantity and pages of their own change nothing (96, 100)', async () => {
    const buyer = await signedIn(api.url);
    const evil = 'https://evil.example/';
    const answer = await buyer.call('createCheckoutSession', {
      body: {
        ...{ priceName: 'premium', price: 1, cents: 1, amount: 1, currency: 'jpy', quantity: 0 },
        ...{ success_url: evil, successUrl: evil, cancel_url: evil, customer: 'cus_other', uid: 'somebody' },
      },
      headers: { 'x-forwarded-host': 'evil.example', referer: evil },
    });
    expect(answer.status, answer.text).toBe(200);
    const session = sessionAt((answer.body as { id: string }).id);
    expect(session).toMatchObject({ amount_total: 999, currency: 'usd', client_reference_id: buyer.uid });
    expect(JSON.stringify(session)).not.toContain('evil.example');
  });

  test('without the XSRF token of the own session neither checkout nor portal opens (98)', async () => {
    const [buyer, other] = await Promise.all([signedIn(api.url), signedIn(api.url)]);
    const ofOther = (await other.call('ownProfile')).headers.getSetCookie().find((one) => one.startsWith('XSRF-TOKEN='));
    const foreign = ofOther?.slice('XSRF-TOKEN='.length, ofOther.indexOf(';')) ?? '';
    for (const path of ['/ui/v1/createCheckoutSession', '/ui/v1/createPortalSession']) {
      for (const headers of [{}, { 'x-xsrf-token': '' }, { 'x-xsrf-token': foreign }, { 'x-xsrf-token': 'expired' }]) {
        const body = path.endsWith('CheckoutSession') ? { body: { priceName: 'premium' } } : {};
        const answer = await buyer.send('POST', path, { ...body, headers });
        expectRefusal(answer, 403);
        expect(codeOf(answer)).toBe('xsrfTokenRefused');
      }
    }
    expect((await storedPerson(buyer)).account?.stripeCustomerId).toBeNull();
  });
});

describe('who may not buy', () => {
  test('nobody buys before the mail address is verified', async () => {
    const buyer = await signedIn(api.url);
    await projectAuth().updateUser(buyer.uid, { emailVerified: false });
    const answer = await openCheckout(buyer, 'premium');
    expectRefusal(answer, 409);
    expect(codeOf(answer)).toBe('verifyEmailFirst');
  });

  test('a plan that runs is 409, also while its event is still on its way (99, F12)', async () => {
    const buyer = await signedIn(api.url);
    const { sessionId } = await aCheckout(buyer, 'premium');
    money.double.pay(sessionId);
    const answer = await openCheckout(buyer, 'premium');
    expectRefusal(answer, 409);
    expect(codeOf(answer)).toBe('planActive');
    expect((await plansOf(buyer))?.premium).toMatchObject({ until: null });
  });

  test('a deactivated account is 403', async () => {
    const buyer = await signedIn(api.url);
    await change(buyer.uid, { deactivatedAt: '2026-01-05T00:00:00.000Z' });
    expectRefusal(await openCheckout(buyer, 'premium'), 403);
  });
});

describe('the portal', () => {
  test('opens for who has bought, and leads back to the account', async () => {
    const buyer = await signedIn(api.url);
    expectRefusal(await buyer.call('createPortalSession'), 409);
    const { customerId } = await aCheckout(buyer, 'guestAccess');
    const answer = await buyer.call('createPortalSession');
    expect(answer.status, answer.text).toBe(200);
    const { url } = answer.body as { url: string };
    expect(url).toBe(`http://${money.double.host}/portal/${customerId}?return=${encodeURIComponent(`${api.url}/account`)}`);
  });
});

describe('[S7-19] the test page', () => {
  test('reads a paid order again, and its plan runs', async () => {
    const [admin, buyer] = await Promise.all([signedIn(api.url, { isAdmin: true }), signedIn(api.url)]);
    const { sessionId } = await aCheckout(buyer, 'premium');
    const complete = () => admin.call('completePayment', { body: { orderID: sessionId } });
    const unpaid = await complete();
    expectRefusal(unpaid, 409);
    expect((await plansOf(buyer))?.premium).toBeNull();

    money.double.pay(sessionId);
    const answer = await complete();
    expect([answer.status, answer.body]).toEqual([200, { orderID: sessionId, priceName: 'premium' }]);
    expect((await plansOf(buyer))?.premium).toMatchObject({ until: null });
  });

  test('finds no order that is none, and refuses what cannot be one', async () => {
    const admin = await signedIn(api.url, { isAdmin: true });
    expectRefusal(await admin.call('completePayment', { body: { orderID: 'cs_test_none' } }), 404);
    expectRefusal(await admin.call('completePayment', { body: { orderID: '../charges' } }), 422);
  });

  test('is not there where real money is taken', async () => {
    const admin = await signedIn(api.url, { isAdmin: true });
    process.env.STRIPE_SECRET_KEY = 'sk_live_none';
    const answer = await admin.call('completePayment', { body: { orderID: 'cs_live_none' } });
    delete process.env.STRIPE_SECRET_KEY;
    expectRefusal(answer, 404);
  });
});
