import { checkoutOrderOf } from '@touchline/domain/money/checkout-order';
import type { CustomerFacts } from '@touchline/domain/money/customer-facts';
import type { Payment } from '@touchline/domain/money/purchase';
import { aProvider } from '@touchline/domain/money/testing/a-provider';
import type { BuyerAction } from '@touchline/domain/money/testing/buyer-histories';
import type { BoostAction } from '@touchline/domain/money/testing/line-histories';
import type { PriceName } from '@touchline/domain/reference/price-list';
import { checkoutGateway } from '@touchline/functions/features/money/checkout-gateway';
import { customerFactsGateway } from '@touchline/functions/features/money/customer-facts-gateway';
import { planEndingGateway } from '@touchline/functions/features/money/plan-ending-gateway';
import { stripeGateway } from '@touchline/functions/features/money/stripe-gateway';
import { cancelAtPeriodEnd } from '@touchline/local/stripe-double/double-api';
import { ageCustomer } from '@touchline/local/stripe-double/double-billing';
import type { StripeDouble } from '@touchline/local/stripe-double/start-stripe-double';

type Action = BuyerAction | BoostAction;

/** What one customer does at a payment provider, and what the provider then says about their purchases. */
export interface ProviderCase {
  readonly what: string;
  readonly history: readonly Action[];
  /** Each purchase: its name and status, then its payments with what was given back and how a dispute stands. */
  readonly told: readonly string[];
}

const plan = (what: string, told: string, ...history: readonly BuyerAction[]): ProviderCase => ({
  what,
  history: ['buy', ...history],
  told: [told],
});
const boost = (what: string, told: string, ...history: readonly BoostAction[]): ProviderCase => ({
  what,
  history: ['skip', ...history],
  told: [told],
});

/** The cases that the domain's stand-in for a provider and our gateways over the double of Stripe have in common. */
export const PROVIDER_CASES: readonly ProviderCase[] = [
  plan('a plan is paid at once', 'premium active: 999'),
  plan('a plan that runs is not bought again', 'premium active: 999', 'buy'),
  plan('a plan renews each month', 'premium active: 999, 999, 999', 'month', 'month'),
  plan('a cancelled plan runs on', 'premium active, ends: 999', 'cancel'),
  plan('a cancelled plan is over after its month', 'premium canceled, ends, over: 999', 'cancel', 'month'),
  plan('a plan that was cancelled and kept renews', 'premium active: 999, 999', 'cancel', 'keep', 'month'),
  plan('a card that declines leaves a month unpaid', 'premium past_due: 999', 'badCard', 'month'),
  plan('a new card pays the unpaid month', 'premium active: 999, 999', 'badCard', 'month', 'goodCard'),
  plan('a new card pays nothing twice', 'premium active: 999', 'badCard', 'goodCard'),
  plan('an unpaid plan is given up', 'premium canceled, over: 999', 'badCard', 'month', 'month'),
  plan('a plan that is ended is over at once', 'premium canceled, over: 999', 'end'),
  plan('a paid plan that is to stop runs on', 'premium active, ends: 999', 'stop'),
  plan('an unpaid plan that is to stop is over', 'premium canceled, over: 999', 'badCard', 'month', 'stop'),
  {
    what: 'a plan that is bought again is another one, which the new card pays each month',
    history: ['buy', 'badCard', 'end', 'buy', 'month'],
    told: ['premium active: 999, 999', 'premium canceled, over: 999'],
  },
  plan('the last payment is given back', 'premium active: 999, 999 -999', 'month', 'refund'),
  plan('a refund that fails is none', 'premium active: 999', 'refund', 'refundFails'),
  plan('an inquiry of the bank is no dispute', 'premium active: 999', 'inquire'),
  plan('an inquiry may become a dispute', 'premium active: 999 open', 'inquire', 'escalate'),
  plan('a dispute is won', 'premium active: 999 won', 'dispute', 'win'),
  boost('a boost is paid once', 'skipTheLine paid: 399'),
  {
    what: 'a boost and a plan are two purchases, and only the plan renews',
    history: ['buy', 'again', 'month'],
    told: ['featureAgain paid: 399', 'premium active: 999, 999'],
  },
  boost('a boost is given back', 'skipTheLine paid: 399 -399', 'refundBoost'),
  boost('a refund of a boost that fails is none', 'skipTheLine paid: 399', 'refundBoost', 'boostRefundFails'),
  boost('a boost is disputed', 'skipTheLine paid: 399 open', 'disputeBoost'),
  boost('a dispute of a boost is won', 'skipTheLine paid: 399 won', 'disputeBoost', 'winBoost'),
];

const paymentsIn = (payments: readonly Payment[]): string =>
  payments
    .map(({ cents, refundedCents, dispute }) => [cents, refundedCents > 0 ? -refundedCents : '', dispute ?? ''])
    .map((parts) => parts.filter((part) => part !== '').join(' '))
    .join(', ');

function toldIn({ subscriptions, boosts }: CustomerFacts): readonly string[] {
  const plans = subscriptions.map(({ priceName, status, endsAt, endedAt, payments }) => {
    const state = [status, ...(endsAt === null ? [] : ['ends']), ...(endedAt === null ? [] : ['over'])];
    return `${priceName} ${state.join(', ')}: ${paymentsIn(payments)}`;
  });
  const others = boosts.map(
    ({ priceName, isPaid, payments }) => `${priceName} ${isPaid ? 'paid' : 'unpaid'}: ${paymentsIn(payments)}`,
  );
  return [...plans, ...others].toSorted();
}

/** A provider with one customer: what each action does there, how many events it made so far, and what it says. */
interface Provider {
  readonly act: (action: Action) => Promise<void>;
  readonly events: () => number;
  readonly told: () => Promise<readonly string[]>;
}

/** The stand-in: the provider of the domain's tests. */
export function standInProvider(): Promise<Provider> {
  const { act, events, facts } = aProvider(Date.parse('2026-01-10T00:00:00.000Z'));
  return Promise.resolve({
    act: (action) => {
      act(action);
      return Promise.resolve();
    },
    events,
    told: () => Promise.resolve(toldIn(facts())),
  });
}

const MINUTE_SECONDS = 60;
const MONTH_SECONDS = 31 * 24 * 3600;

/** The double of Stripe, asked and told through the gateways that also reach Stripe itself. */
export async function doubleBehindGateways(double: StripeDouble, uid: string): Promise<Provider> {
  const gateway = stripeGateway();
  const [checkouts, endings, readFacts] = [checkoutGateway(gateway), planEndingGateway(gateway), customerFactsGateway(gateway)];
  const { state } = double;
  const customerId = await checkouts.createCustomer({ uid, email: `${uid}@people.example`, locale: 'en', gone: null });
  let [lastSession, lastBoost]: (string | null)[] = [null, null];
  const pay = async (priceName: PriceName): Promise<string> => {
    const order = { uid, customerId, priceName, locale: 'en', bound: null, origin: 'https://touchline.example' } as const;
    const session = await checkouts.open(checkoutOrderOf({ ...order, now: new Date(state.now() * 1000) }), lastSession ?? null);
    if (session === null) throw new Error(`Stripe's double knows no customer ${customerId}.`);
    double.pay(session.id);
    return (lastSession = session.id);
  };
  const running = () => [...state.subscriptions.values()].find((one) => one.customer === customerId && one.status !== 'canceled');
  const cancel = (ends: boolean): void => {
    const subscription = running();
    if (subscription !== undefined) cancelAtPeriodEnd(state, subscription, ends);
  };
  const chargeOf = (isBoost: boolean): string => {
    const intent = state.sessions.get(lastBoost ?? '')?.payment_intent ?? null;
    const own = [...state.charges.values()].filter(({ customer }) => customer === customerId);
    return own.findLast(({ payment_intent }) => (payment_intent === intent) === isBoost)?.id ?? '';
  };
  const month = (): void => {
    const end = running()?.items.data[0]?.current_period_end;
    ageCustomer(state, customerId, end === undefined ? MONTH_SECONDS : end - state.now() + MINUTE_SECONDS);
  };
  const acts: Readonly<Record<Action, () => unknown>> = {
    buy: () => (running() === undefined ? pay('premium') : null),
    month,
    badCard: () => double.changeCard(customerId, false),
    goodCard: () => double.changeCard(customerId, true),
    cancel: () => cancel(true),
    keep: () => cancel(false),
    end: () => endings.end(running()?.id ?? ''),
    stop: () => endings.stopRenewals(customerId),
    refund: () => double.refund(chargeOf(false)),
    refundFails: () => double.failRefunds(chargeOf(false)),
    inquire: () => double.dispute(chargeOf(false), 'warning_needs_response'),
    escalate: () => double.dispute(chargeOf(false), 'needs_response'),
    dispute: () => double.dispute(chargeOf(false), 'needs_response'),
    win: () => double.dispute(chargeOf(false), 'won'),
    skip: async () => (lastBoost = await pay('skipTheLine')),
    again: async () => (lastBoost = await pay('featureAgain')),
    refundBoost: () => double.refund(chargeOf(true)),
    boostRefundFails: () => double.failRefunds(chargeOf(true)),
    disputeBoost: () => double.dispute(chargeOf(true), 'needs_response'),
    winBoost: () => double.dispute(chargeOf(true), 'won'),
  };
  return {
    act: async (action) => {
      await acts[action]();
    },
    events: () => state.events.length,
    told: async () => toldIn(await readFacts(customerId)),
  };
}
