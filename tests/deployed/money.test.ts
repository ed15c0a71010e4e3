import { GUARDIAN_OF, MAILS } from '@touchline/domain/person/mail/mail';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { collectionOf } from '@touchline/functions/platform/stored-document';
import { LOCAL_STRIPE } from '@touchline/functions/platform/config';
import { signatureOf } from '@touchline/local/stripe-double/event-delivery';
import { describe, expect, test, vi } from 'vitest';
import { aCheckout, plansOf } from '../support/api/money/checkouts';
import { signedIn } from '../support/api/members/people';
import { deployment, errorsOf, expectNone, isDeployed, logMark, logOf } from '../support/deployed/deployment';

/** As Stripe sends it: with line breaks and other than ASCII, which no parsing and printing keeps. */
const EVENT = JSON.stringify(
  {
    ...{ id: 'evt_deployed', object: 'event', type: 'invoice.paid', livemode: false },
    data: { object: { object: 'invoice', customer: null, description: 'Größe – 9.99' } },
  },
  null,
  2,
);

const deliver = (body: string, signature: string) =>
  fetch(`${deployment().url}/ui/v1/stripe/webhook`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
  });

const control = (name: string, fields: Record<string, string>) =>
  fetch(`${deployment().stripe}/control/${name}`, { method: 'POST', body: new URLSearchParams(fields) });

const pay = (url: string) =>
  fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ act: 'pay', card: '4242 4242 4242 4242' }) });

const mailsToGuardianOf = async (uid: string) =>
  (await collectionOf(firestore(), MAILS).where('about', '==', `${GUARDIAN_OF}${uid}`).get()).docs.map((mail) => mail.data());

/** Somebody under age, whose guardian gets a receipt of what they pay. */
async function aMinorBuyer() {
  const buyer = await signedIn(deployment().url);
  const dateOfBirth = `${new Date().getUTCFullYear() - 15}-01-01`;
  await personDocuments(firestore()).accounts.doc(buyer.uid).update({ dateOfBirth });
  return { buyer, guardianEmail: `${buyer.uid}@parents.example` };
}

describe.skipIf(!isDeployed)('payments of the deployment', () => {
  test('an event is taken by the signature of its very bytes, and refused with any other', async () => {
    const now = Math.floor(Date.now() / 1000);
    const { webhookSecret } = LOCAL_STRIPE;

    expect((await deliver(EVENT, signatureOf(EVENT, webhookSecret, now))).status).toBe(200);
    expect((await deliver(EVENT, signatureOf(EVENT, 'whsec_of_somebody_else', now))).status).toBe(400);
    expect((await deliver(JSON.stringify(JSON.parse(EVENT)), signatureOf(EVENT, webhookSecret, now))).status).toBe(400);
  });

  test('Premium is there once Stripe tells that it is paid', async () => {
    const buyer = await signedIn(deployment().url);
    const { url } = await aCheckout(buyer, 'premium');
    expect(url).toContain(deployment().stripe);
    expect((await pay(url)).status).toBe(303);

    await vi.waitFor(async () => expect((await plansOf(buyer))?.premium).toMatchObject({ until: null }), { timeout: 20_000 });
  });

  test('what Stripe told in vain is found by the hourly job, which also writes the mail about it', async () => {
    await control('events', { mode: 'drop' });
    const { buyer, guardianEmail } = await aMinorBuyer();
    try {
      const checkout = await buyer.call('createCheckoutSession', { body: { priceName: 'premium', guardianEmail } });
      await pay((checkout.body as { url: string }).url);
    } finally {
      await control('events', { mode: 'send' });
    }
    expect((await plansOf(buyer))?.premium).toBeNull();

    const mark = await logMark('jobs');
    const answer = await fetch(deployment().functions.jobs.url, {
      method: 'POST',
      headers: { 'x-cloudscheduler-jobname': 'firebase-schedule-jobs' },
    });

    expectNone(await errorsOf('jobs', mark));
    expect(answer.status).toBe(200);
    expect(await logOf('jobs')).toMatch(/reconcile-payments: [1-9]\d* missed events of payments processed/);
    expect((await plansOf(buyer))?.premium).toMatchObject({ until: null });
    const mails = await mailsToGuardianOf(buyer.uid);
    expect(mails.map(({ to, message }) => [to, message.subject])).toEqual([
      [[guardianEmail], 'Receipt: Premium on Touchline, $9.99'],
    ]);
    expect(mails[0]?.message.text).toContain(`${deployment().site}/account`);
  });
});
