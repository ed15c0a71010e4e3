import { pickBy, seededNumbers } from '@touchline/domain/kernel/text/seeded-numbers';
import { aHistory, type BuyerAction, buyerModel } from '@touchline/domain/money/testing/buyer-histories';
import { allJobs } from '@touchline/functions/features/jobs/jobs';
import { firebaseAuthChanges } from '@touchline/functions/platform/auth-changes-gateway';
import { newId, systemClock } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { pictureFiles } from '@touchline/functions/platform/picture-file-store';
import { expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aCheckout, ledgerOf, plansOf } from '../../support/api/checkouts';
import { moneyStage } from '../../support/api/money-stage';
import { ownProject } from '../../support/api/own-project';
import { signedIn, type SignedIn } from '../../support/api/people';

ownProject();
const money = moneyStage();
const api = apiStage();

const DAY = 24 * 3600;
const reconcile = () =>
  allJobs({ database: firestore, files: pictureFiles(), users: firebaseAuthChanges(), clock: systemClock, newId })[
    'reconcile-payments'
  ]();

/** Lets the double do what the history says; false where Stripe refuses it: a refund of a payment that is disputed. */
async function act(buyer: SignedIn, customer: { id: string }, action: BuyerAction): Promise<boolean> {
  const { state } = money.double;
  const own = [...state.subscriptions.values()].filter((one) => one.customer === customer.id);
  const running = own.find(({ status }) => status !== 'canceled');
  const charge = [...state.charges.values()].findLast((one) => one.customer === customer.id);
  const inPortal = (name: string) =>
    fetch(`http://${money.double.host}/portal/${customer.id}`, {
      method: 'POST',
      body: new URLSearchParams({ act: name, subscription: running?.id ?? '' }),
    });
  if (action === 'buy' && running === undefined) {
    if (customer.id !== '') money.double.changeCard(customer.id, true);
    const { sessionId, customerId } = await aCheckout(buyer, 'premium');
    customer.id = customerId;
    money.double.pay(sessionId);
  } else if (action === 'month') money.double.moveClock(31 * DAY);
  else if (action === 'badCard' || action === 'goodCard') money.double.changeCard(customer.id, action === 'goodCard');
  else if (action === 'cancel' || action === 'keep') await inPortal(action);
  else if (action === 'refund') {
    const isDisputed = [...state.disputes.values()].some((one) => one.charge === charge?.id && one.status !== 'won');
    if (isDisputed) return false;
    if (charge?.refunded !== true) money.double.refund(charge?.id ?? '');
  } else if (action === 'dispute' || (action === 'win' && charge?.disputed === true))
    money.double.dispute(charge?.id ?? '', action === 'dispute' ? 'needs_response' : 'won');
  else if (action === 'end' && running !== undefined)
    await fetch(`http://${money.double.host}/v1/subscriptions/${running.id}`, {
      method: 'DELETE',
      headers: { authorization: 'Bearer sk_test_double', 'stripe-version': '2026-10-28.endive' },
    });
  return true;
}

test.each([1, 2, 3, 4, 5, 6])(
  'history %i over HTTP ends as the sequential model says: events twice, held, reversed, lost and then reconciled',
  async (seed) => {
    money.sendEventsTo(api.url);
    const next = seededNumbers(`history over HTTP ${seed}`);
    const [buyer, customer, model] = [await signedIn(api.url), { id: '' }, buyerModel(0)];
    for (const action of aHistory(next, 7)) {
      money.double.delivery.setMode(pickBy(['send', 'hold', 'drop'] as const, next()), pickBy([1, 2], next()));
      if (await act(buyer, customer, action)) model.act(action);
      if (next() % 3 === 0) void money.double.delivery.release(pickBy(['asMade', 'reversed'] as const, next()));
    }
    money.double.delivery.setMode('send');
    await money.double.delivery.release('reversed');
    await money.double.delivery.idle();
    await reconcile();

    const [plan, expected] = [(await plansOf(buyer))?.premium ?? null, model.plan()];
    const kindOf = (one: { readonly until: string | null } | null) =>
      one === null ? 'none' : one.until === null ? 'renews' : 'ends';
    expect(kindOf(plan)).toBe(kindOf(expected));
    const charges = [...money.double.state.charges.values()].filter((one) => one.customer === customer.id);
    const ledger = await ledgerOf(buyer);
    expect(ledger.flatMap(({ payments }) => payments.map(({ id }) => id)).toSorted()).toEqual(
      charges.map(({ id }) => id).toSorted(),
    );
  },
  60_000,
);
