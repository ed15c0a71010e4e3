import type { PriceName } from '@touchline/domain/reference/price-list';
import { PURCHASES, type Purchase } from '@touchline/domain/money/purchase';
import type { StripeDouble } from '@touchline/local/stripe-double/start-stripe-double';
import { firestore } from '@touchline/functions/platform/firestore';
import { collectionOf } from '@touchline/functions/platform/stored-document';
import { expect } from 'vitest';
import type { Answer } from '../caller';
import { type Person, signedIn, type SignedIn } from '../members/people';
import { storedPerson } from '../account/own-accounts';

/** Opens a checkout of a person, as the dialogs do. */
export function openCheckout(buyer: SignedIn, priceName: PriceName): Promise<Answer> {
  return buyer.call('createCheckoutSession', { body: { priceName } });
}

/** A checkout of a person that waits for its payment, and the customer who pays it. */
export async function aCheckout(buyer: SignedIn, priceName: PriceName) {
  const answer = await openCheckout(buyer, priceName);
  expect(answer.status, answer.text).toBe(200);
  const { id: sessionId, url } = answer.body as { id: string; url: string };
  return { sessionId, url, customerId: (await storedPerson(buyer)).account?.stripeCustomerId ?? '' };
}

/** The ledger of a buyer, oldest first. */
export async function ledgerOf({ uid }: Person): Promise<readonly Purchase[]> {
  const { docs } = await collectionOf(firestore(), PURCHASES).where('buyer', '==', uid).get();
  return docs.map((one) => one.data()).toSorted((one, other) => (one.startedAt < other.startedAt ? -1 : 1));
}

/** The plans of a person as they are stored. */
export async function plansOf(person: Person) {
  return (await storedPerson(person)).account?.entitlements ?? null;
}

/** The session of a boost that somebody new has paid. */
export async function aPaidOrder(url: string, double: StripeDouble): Promise<string> {
  const { sessionId } = await aCheckout(await signedIn(url, { isAdmin: true }), 'skipTheLine');
  double.pay(sessionId);
  return sessionId;
}

/** The same once it stands in the ledger, with its payment. */
export async function aPayment(url: string, double: StripeDouble) {
  const purchaseId = await aPaidOrder(url, double);
  const admin = await signedIn(url, { isAdmin: true });
  expect((await admin.call('completePayment', { body: { orderID: purchaseId } })).status).toBe(200);
  const { payment_intent: intent = null } = double.state.sessions.get(purchaseId) ?? {};
  const paid = [...double.state.charges.values()].find(({ payment_intent }) => payment_intent === intent);
  return { purchaseId, paymentId: paid?.id ?? '' };
}
