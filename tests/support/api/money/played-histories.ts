import { type BuyerAction, buyerModel } from '@touchline/domain/money/testing/buyer-histories';
import {
  type BoostAction,
  type HistoryAction,
  isOfBoosts,
  isOfLine,
  type LineAction,
  lineModel,
} from '@touchline/domain/money/testing/line-histories';
import { boostsIn } from '@touchline/domain/money/testing/stored-buyer';
import { ageCustomer } from '@touchline/local/stripe-double/double-billing';
import type { Charge } from '@touchline/local/stripe-double/double-objects';
import { isDisputed } from '@touchline/local/stripe-double/double-refunds';
import { expect } from 'vitest';
import { aCaller } from '../caller';
import { aCheckout, openCheckout } from './checkouts';
import { A_POST, decide, requestsOfPlayer } from '../featuring/feature-requests';
import { wish } from '../featuring/guardian-links';
import type { MoneyStage } from './money-stage';
import { storedPerson } from '../account/own-accounts';
import { sessionOf, type SignedIn } from '../members/people';
import { expectRefusal } from '../refusals';

const MONTH_SECONDS = 31 * 24 * 3600;
const MINUTE_SECONDS = 60;

/** Where a history is played: the API, the double of Stripe, and who decides about requests and accounts. */
export interface HistoryStage {
  readonly url: string;
  readonly money: MoneyStage;
  readonly admin: SignedIn;
}

/**
 * A buyer whose history is played over HTTP, next to the sequential models of plan and place in the queue, which are
 * told what has really happened: Stripe refuses some of it, and we sell no boost without effect.
 */
export function playedBuyer({ url, money, admin }: HistoryStage, person: SignedIn) {
  const models = { plan: buyerModel(0), line: lineModel() };
  let [caller, customerId, newestBoost] = [person, '', ''];
  const { state } = money.double;
  const running = () => [...state.subscriptions.values()].find((one) => one.customer === customerId && one.status !== 'canceled');
  const charges = (): readonly Charge[] => [...state.charges.values()].filter(({ customer }) => customer === customerId);
  const disputeOf = (charge: Charge) => [...state.disputes.values()].find((one) => one.charge === charge.id);
  const planCharge = () => {
    const ofBoosts = new Set([...state.sessions.values()].map(({ payment_intent }) => payment_intent));
    return charges().findLast(({ payment_intent }) => !ofBoosts.has(payment_intent));
  };
  const boostCharge = () => {
    const intent = state.sessions.get(newestBoost)?.payment_intent;
    return charges().find(({ payment_intent }) => payment_intent === intent);
  };

  const buy = async (): Promise<void> => {
    const checkout = await aCheckout(caller, 'premium');
    customerId = checkout.customerId;
    money.double.pay(checkout.sessionId);
  };
  const inPortal = (name: string) =>
    fetch(`http://${money.double.host}/portal/${customerId}`, {
      method: 'POST',
      body: new URLSearchParams({ act: name, subscription: running()?.id ?? '' }),
    });
  /** A month of this customer alone; one that is paid for is over by a minute. */
  const aMonth = (): void => {
    const end = running()?.items.data[0]?.current_period_end;
    const seconds = end === undefined ? MONTH_SECONDS : end - state.now() + MINUTE_SECONDS;
    if (customerId !== '') ageCustomer(state, customerId, seconds);
  };
  /** Gives a payment back; false where Stripe refuses, because it is disputed. */
  const giveBack = (charge: Charge | undefined): boolean => {
    if (charge === undefined || isDisputed(state, charge.id)) return false;
    if (!charge.refunded) money.double.refund(charge.id);
    return true;
  };
  const failRefunds = (charge: Charge | undefined): boolean => {
    if (charge !== undefined) money.double.failRefunds(charge.id);
    return charge !== undefined;
  };
  /** Lets the bank ask about a payment, dispute it or decide; false where that cannot be. */
  const dispute = (charge: Charge | undefined, action: keyof typeof DISPUTES): boolean => {
    if (charge === undefined) return false;
    const known = disputeOf(charge)?.status ?? null;
    if (action === 'inquire' ? known !== null : action === 'escalate' && known !== DISPUTES.inquire) return false;
    if (action === 'win' && known === null) return false;
    money.double.dispute(charge.id, DISPUTES[action]);
    return true;
  };

  async function actOnPlan(action: BuyerAction): Promise<boolean> {
    if (action === 'buy') {
      if (models.line.isSuspended()) return false;
      if (running() === undefined) await buy();
    } else if (action === 'month') aMonth();
    else if ((action === 'badCard' || action === 'goodCard') && customerId !== '')
      money.double.changeCard(customerId, action === 'goodCard');
    else if (action === 'cancel' || action === 'keep') await inPortal(action);
    else if (action === 'refund') return giveBack(planCharge());
    else if (action === 'refundFails') return failRefunds(planCharge());
    else if (action === 'inquire' || action === 'escalate' || action === 'dispute' || action === 'win')
      return dispute(planCharge(), action);
    else if (action === 'end') {
      const headers = { authorization: 'Bearer sk_test_double', 'stripe-version': '2026-10-28.endive' };
      const id = running()?.id;
      if (id !== undefined) await fetch(`http://${money.double.host}/v1/subscriptions/${id}`, { method: 'DELETE', headers });
    }
    return true;
  }

  async function actOnBoost(action: BoostAction): Promise<void> {
    if (action === 'skip' || action === 'again') {
      if (models.line.isSuspended()) return;
      const priceName = action === 'skip' ? 'skipTheLine' : 'featureAgain';
      if (!models.line.isSold(action, models.plan.plan() !== null)) {
        expectRefusal(await openCheckout(caller, priceName), 409, action);
        return;
      }
      const { sessionId, customerId: customer } = await aCheckout(caller, priceName);
      [customerId, newestBoost] = [customer, sessionId];
      money.double.pay(sessionId);
      models.line.paid(action, sessionId);
    } else if (happensToBoost(action)) models.line.act(action);
  }

  function happensToBoost(action: Exclude<BoostAction, 'skip' | 'again'>): boolean {
    if (action === 'refundBoost') return giveBack(boostCharge());
    if (action === 'boostRefundFails') return failRefunds(boostCharge());
    return dispute(boostCharge(), action === 'winBoost' ? 'win' : 'dispute');
  }

  async function actOnLine(action: LineAction): Promise<void> {
    if (action === 'post') return post();
    if (action === 'suspend' || action === 'lift') {
      const body = action === 'suspend' ? { suspended: true, reason: 'Not the person that it names.' } : { suspended: false };
      expect((await admin.call('suspendPerson', { params: { uid: person.uid }, body })).status).toBe(200);
      if (action === 'suspend') models.plan.act('stop');
      else if (models.line.isSuspended()) {
        const session = await sessionOf(aCaller(url), person);
        caller = { ...person, ...aCaller(url, session), session };
      }
    } else if (models.line.isSuspended()) return;
    else expect((await wish(caller, person.uid, action === 'agree')).status).toBe(200);
    models.line.act(action);
  }

  /** An admin posts the request that waits, if one does: an event on its way may take it away meanwhile. */
  async function post(): Promise<void> {
    const queued = (await requestsOfPlayer(person.uid)).find((one) => one.state === 'queued');
    if (queued === undefined) return;
    const answer = await decide(admin, queued._id, { links: [A_POST] });
    if (answer.status !== 200) {
      expectRefusal(answer, 409);
      return;
    }
    const posted = (await requestsOfPlayer(person.uid)).find(({ _id }) => _id === queued._id) ?? queued;
    models.line.posted(boostsIn(posted));
  }

  return {
    models,
    charges,
    stored: () => storedPerson(person),
    act: async (action: HistoryAction): Promise<void> => {
      if (isOfBoosts(action)) await actOnBoost(action);
      else if (isOfLine(action)) await actOnLine(action);
      else if (await actOnPlan(action)) models.plan.act(action);
    },
  };
}

const DISPUTES = {
  inquire: 'warning_needs_response',
  escalate: 'needs_response',
  dispute: 'needs_response',
  win: 'won',
} as const;
