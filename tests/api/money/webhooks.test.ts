import { randomUUID } from 'node:crypto';
import { LOCAL_STRIPE } from '@touchline/functions/platform/config';
import { firestore } from '@touchline/functions/platform/firestore';
import { ageCustomer } from '@touchline/local/stripe-double/double-billing';
import type { DoubleEvent } from '@touchline/local/stripe-double/double-objects';
import { signatureOf } from '@touchline/local/stripe-double/event-delivery';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import type { Answer } from '../../support/api/caller';
import { aCheckout, ledgerOf, plansOf } from '../../support/api/money/checkouts';
import { moneyStage } from '../../support/api/money/money-stage';
import { mailsAbout, storedPerson } from '../../support/api/account/own-accounts';
import { signedIn, type SignedIn } from '../../support/api/members/people';
import { expectRefusal } from '../../support/api/refusals';

const money = moneyStage();
const api = apiStage();
beforeEach(() => money.double.delivery.setMode('drop'));

const DAY = 24 * 3600;
const nowSeconds = (): number => Math.floor(Date.now() / 1000);

interface Sending {
  readonly at?: number;
  readonly secret?: string;
  readonly signature?: string | null;
  /** What is sent instead of what was signed. */
  readonly sent?: (body: string) => string;
}

/** Sends an event to the webhook as Stripe does. */
function send(
  event: object,
  { at = nowSeconds(), secret = LOCAL_STRIPE.webhookSecret, signature, sent }: Sending = {},
): Promise<Answer> {
  const body = JSON.stringify(event, null, 2);
  const header = signature === undefined ? signatureOf(body, secret, at) : signature;
  return api.visitor.call('stripeWebhook', {
    body: sent === undefined ? body : sent(body),
    headers: header === null ? {} : { 'stripe-signature': header },
  });
}

/** The events that the double has made for a customer, oldest first. */
const eventsOf = (customerId: string): readonly DoubleEvent[] =>
  money.double.state.events.filter(({ data: { object } }) => Reflect.get(object, 'customer') === customerId);
const typed = (customerId: string, type: string): DoubleEvent => {
  const found = eventsOf(customerId).findLast((event) => event.type === type);
  if (found === undefined) throw new Error(`no event ${type}`);
  return found;
};
const isProcessed = async (id: string) => (await firestore().collection('stripeEvents').doc(id).get()).exists;
const chargeOf = (customerId: string): string =>
  [...money.double.state.charges.values()].findLast(({ customer }) => customer === customerId)?.id ?? '';

/** A buyer who has just paid for Premium, of which no event has come yet. */
async function aPaidPremium(): Promise<{ buyer: SignedIn; customerId: string }> {
  const buyer = await signedIn(api.url);
  const { sessionId, customerId } = await aCheckout(buyer, 'premium');
  money.double.pay(sessionId);
  return { buyer, customerId };
}

describe('an event that is not for us', () => {
  const anEvent = () => ({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'invoice.paid',
    livemode: false,
    data: { object: {} },
  });

  test.each<[string, Sending]>([
    ['without a signature (101)', { signature: null }],
    ['with an empty one (101)', { signature: '' }],
    ['with one of nothing (101)', { signature: 'garbage' }],
    ['signed with another secret (101)', { secret: 'whsec_other' }],
    ['with a signature without its time (101)', { signature: 'v1=00' }],
    ['signed six minutes ago (102)', { at: nowSeconds() - 360 }],
    ['signed six minutes ahead (102)', { at: nowSeconds() + 360 }],
    ['signed a day ahead (102)', { at: nowSeconds() + DAY }],
    ['written again after it was signed (103)', { sent: (body) => JSON.stringify(JSON.parse(body)) }],
  ])('%s is 400 and changes nothing', async (_, sending) => {
    const event = anEvent();
    expectRefusal(await send(event, sending), 400);
    expect(await isProcessed(event.id)).toBe(false);
  });

  test('with two times in its signature is 400 (102)', async () => {
    const event = anEvent();
    const at = nowSeconds();
    const ahead = signatureOf(JSON.stringify(event, null, 2), LOCAL_STRIPE.webhookSecret, at + DAY);
    expectRefusal(await send(event, { signature: `t=${at},${ahead}` }), 400);
  });

  test('signed four minutes ago or ahead is taken', async () => {
    for (const at of [nowSeconds() - 240, nowSeconds() + 240]) expect((await send(anEvent(), { at })).status).toBe(200);
  });

  test.each([{ livemode: true }, { account: 'acct_other' }])('of another mode or account is 400: %j (108)', async (changes) => {
    const { buyer, customerId } = await aPaidPremium();
    expectRefusal(await send({ ...typed(customerId, 'invoice.paid'), ...changes }), 400);
    expect((await plansOf(buyer))?.premium).toBeNull();
  });

  test('of an unknown kind is 200, and nobody remembers it (107)', async () => {
    const event = { ...anEvent(), type: 'radar.early_fraud_warning.created' };
    const answer = await send(event);
    expect([answer.status, answer.body]).toEqual([200, { received: true }]);
    expect(await isProcessed(event.id)).toBe(false);
  });

  test('about nobody we know is 200, and writes no purchase (109)', async () => {
    const event = { ...anEvent(), data: { object: { object: 'invoice', customer: `cus_${randomUUID()}` } } };
    expect((await send(event)).status).toBe(200);
    expect(await isProcessed(event.id)).toBe(true);
    expect((await send(anEvent())).status).toBe(200);
  });
});

describe('[S7-20] an event about a purchase', () => {
  test('writes ledger, plan, badge and audit line; the same event again changes nothing (104, F11)', async () => {
    const { buyer, customerId } = await aPaidPremium();
    expect((await send(typed(customerId, 'checkout.session.completed'))).status).toBe(200);

    const { account, profile } = await storedPerson(buyer);
    expect(account?.entitlements).toMatchObject({ premium: { until: null }, guestAccess: null });
    expect(profile?.premium).toMatchObject({ until: null });
    const ledger = await ledgerOf(buyer);
    expect(ledger).toMatchObject([{ priceName: 'premium', cents: 999, status: 'active', payments: [{ cents: 999 }] }]);

    expect((await send(typed(customerId, 'checkout.session.completed'))).status).toBe(200);
    expect([await storedPerson(buyer), await ledgerOf(buyer)]).toEqual([{ account, profile }, ledger]);
    const lines = await firestore().collection('auditLog').where('target', '==', `accounts/${buyer.uid}`).get();
    expect(lines.docs.map((one) => one.get('action') as string)).toEqual(['plan.change']);
  });

  test('that comes ten times at once is one plan and one row (F10)', async () => {
    const { buyer, customerId } = await aPaidPremium();
    const event = typed(customerId, 'invoice.paid');
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(event)));
    expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true);
    if (answers.some(({ status }) => status === 503)) await send(event);
    expect(await ledgerOf(buyer)).toHaveLength(1);
    expect((await ledgerOf(buyer))[0]?.payments).toHaveLength(1);
    expect((await plansOf(buyer))?.premium).toMatchObject({ until: null });
  });

  test('in another order ends in what the provider says: deleted before created, an old update last (105, 106, F13)', async () => {
    const { buyer, customerId } = await aPaidPremium();
    const [subscription] = [...money.double.state.subscriptions.values()].filter(({ customer }) => customer === customerId);
    const old = {
      ...typed(customerId, 'customer.subscription.created'),
      id: `evt_${randomUUID()}`,
      type: 'customer.subscription.updated',
    };
    money.double.moveClock(0);
    await fetch(`http://${money.double.host}/v1/subscriptions/${subscription?.id ?? ''}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${LOCAL_STRIPE.key}`, 'stripe-version': '2026-10-28.endive' },
    });
    expect((await send(typed(customerId, 'customer.subscription.deleted'))).status).toBe(200);
    for (const event of [typed(customerId, 'customer.subscription.created'), old]) await send(event);
    expect((await plansOf(buyer))?.premium).toBeNull();
    expect(await ledgerOf(buyer)).toMatchObject([{ status: 'canceled' }]);
  });

  test.each([
    ['another amount', { amount_total: 1 }],
    ['another currency', { currency: 'jpy' }],
    ['a name of its own', { madeMetadata: { priceName: 'constructor' } }],
    ['no name', { madeMetadata: {} }],
  ])('that was paid with %s gives nothing (110)', async (_, changes) => {
    const buyer = await signedIn(api.url);
    const { sessionId, customerId } = await aCheckout(buyer, 'premium');
    Object.assign(money.double.state.sessions.get(sessionId) ?? {}, changes);
    money.double.pay(sessionId);
    expect((await send(typed(customerId, 'invoice.paid'))).status).toBe(200);
    expect([await plansOf(buyer), await ledgerOf(buyer)]).toEqual([{ premium: null, guestAccess: null }, []]);
  });

  test('about a payment that takes days gives something only once it has come', async () => {
    const buyer = await signedIn(api.url, { isAdmin: true });
    const { sessionId, customerId } = await aCheckout(buyer, 'skipTheLine');
    money.double.pay(sessionId, 'paysLater');
    await send(typed(customerId, 'checkout.session.completed'));
    expect(await ledgerOf(buyer)).toMatchObject([{ status: 'unpaid', payments: [] }]);
    money.double.finishAsyncPayment(sessionId, true);
    await send(typed(customerId, 'checkout.session.async_payment_succeeded'));
    expect(await ledgerOf(buyer)).toMatchObject([{ priceName: 'skipTheLine', status: 'paid', payments: [{ cents: 399 }] }]);
  });

  test('a refund and a dispute take the plan away at once; a won dispute brings it back', async () => {
    const { buyer, customerId } = await aPaidPremium();
    await send(typed(customerId, 'invoice.paid'));
    const disputed = (status: 'needs_response' | 'won', type: string) => {
      money.double.dispute(chargeOf(customerId), status);
      return send(money.double.state.events.findLast((event) => event.type === type) ?? {});
    };
    await disputed('needs_response', 'charge.dispute.created');
    expect([(await plansOf(buyer))?.premium, (await storedPerson(buyer)).profile?.premium]).toEqual([null, null]);
    await disputed('won', 'charge.dispute.closed');
    expect((await plansOf(buyer))?.premium).toMatchObject({ until: null });

    money.double.moveClock(DAY);
    money.double.refund(chargeOf(customerId));
    await send(typed(customerId, 'charge.refunded'));
    expect((await plansOf(buyer))?.premium).toBeNull();
    const made = [...money.double.state.refunds.values()].find(({ charge }) => charge === chargeOf(customerId));
    const begun = [...money.double.state.disputes.values()].find(({ charge }) => charge === chargeOf(customerId));
    const timeOf = (one?: { readonly created: number }) => new Date((one?.created ?? 0) * 1000).toISOString();
    expect((await ledgerOf(buyer))[0]?.payments).toMatchObject([
      {
        ...{ cents: 999, refundedCents: 999, refunds: [{ at: timeOf(made), cents: 999 }] },
        ...{ dispute: 'won', disputedAt: timeOf(begun) },
      },
    ]);
  });

  test('a cancelled plan goes on to the end of its period and is over with it', async () => {
    const { buyer, customerId } = await aPaidPremium();
    const [subscription] = [...money.double.state.subscriptions.values()].filter(({ customer }) => customer === customerId);
    await fetch(`http://${money.double.host}/portal/${customerId}`, {
      method: 'POST',
      body: new URLSearchParams({ act: 'cancel', subscription: subscription?.id ?? '' }),
    });
    await send(typed(customerId, 'customer.subscription.updated'));
    const end = new Date((subscription?.items.data[0]?.current_period_end ?? 0) * 1000).toISOString();
    expect((await plansOf(buyer))?.premium).toMatchObject({ until: end });

    money.double.moveClock(32 * DAY);
    await send(typed(customerId, 'customer.subscription.deleted'));
    expect((await plansOf(buyer))?.premium).toBeNull();
    expect(await ledgerOf(buyer)).toMatchObject([{ status: 'canceled', endedAt: end }]);
  });

  test('a failed payment leaves seven days and sends one mail; a better card ends the grace', async () => {
    const { buyer, customerId } = await aPaidPremium();
    await send(typed(customerId, 'invoice.paid'));
    money.double.changeCard(customerId, false);
    money.double.moveClock(32 * DAY);
    await send(typed(customerId, 'invoice.payment_failed'));
    await send(typed(customerId, 'customer.subscription.updated'));

    const [row] = await ledgerOf(buyer);
    const graceEnd = new Date(Date.parse(row?.periodStart ?? '') + 7 * DAY * 1000).toISOString();
    expect((await plansOf(buyer))?.premium).toMatchObject({ until: graceEnd });
    const mails = await mailsAbout(buyer);
    expect(mails.map(({ message }) => (message as { subject: string }).subject)).toEqual(['Your payment for Premium has failed']);
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(graceEnd));
    expect((mails[0]?.message as { text: string }).text).toContain(`You keep the plan until ${day}, `);

    money.double.changeCard(customerId, true);
    await send(typed(customerId, 'invoice.paid'));
    expect((await plansOf(buyer))?.premium).toMatchObject({ until: null });
  });

  test("a minor's guardian gets the receipt of what was paid, once for each payment, and the way to cancel", async () => {
    const buyer = await signedIn(api.url);
    const dateOfBirth = `${new Date().getUTCFullYear() - 15}-01-01`;
    await firestore().collection('accounts').doc(buyer.uid).update({ dateOfBirth });
    const guardianEmail = `${buyer.uid}@parents.example`;
    const answer = await buyer.call('createCheckoutSession', { body: { priceName: 'premium', guardianEmail } });
    money.double.pay((answer.body as { id: string }).id);
    const customerId = (await storedPerson(buyer)).account?.stripeCustomerId ?? '';
    // What was paid, not the price: a tax came on top.
    const { charges } = money.double.state;
    for (const [id, charge] of charges) if (charge.customer === customerId) charges.set(id, { ...charge, amount: 1089 });
    for (const event of eventsOf(customerId)) await send(event);

    const sent = await firestore().collection('mail').where('about', '==', `guardianOf/${buyer.uid}`).get();
    const mails = sent.docs.map((one) => one.data() as { to: string[]; message: { subject: string; text: string } });
    expect(mails.map(({ to, message }) => [to, message.subject])).toEqual([
      [[guardianEmail], 'Receipt: Premium on Touchline, $10.89'],
    ]);
    expect(mails[0]?.message.text).toContain(`${api.url}/account`);

    ageCustomer(money.double.state, customerId, 65 * DAY);
    await send(typed(customerId, 'invoice.paid'));
    expect((await firestore().collection('mail').where('about', '==', `guardianOf/${buyer.uid}`).get()).size).toBe(3);
  });
});

describe('redirect and event (F12)', () => {
  test('whichever comes first, the plan is there after the event and not before', async () => {
    const { buyer, customerId } = await aPaidPremium();
    expect((await plansOf(buyer))?.premium).toBeNull();
    await send(typed(customerId, 'checkout.session.completed'));
    expect((await plansOf(buyer))?.premium).toMatchObject({ until: null });
  });
});
