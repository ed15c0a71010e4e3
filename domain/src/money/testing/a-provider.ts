import type { KeptBoost } from '../../featuring/arranged-requests';
import { PRICE_LIST } from '../../reference/price-list';
import type { BoostFacts, CustomerFacts, SubscriptionFacts } from '../customer-facts';
import { type BuyerAction, MONTH_MS } from './buyer-histories';
import { aBoost, aPayment, aSubscription } from './a-purchase';
import type { BoostAction } from './line-histories';

const at = (ms: number): string => new Date(ms).toISOString();

/**
 * A payment provider of one customer, in the words of subscriptions, checkouts and charges; each change makes an event.
 */
export function aProvider(startMs: number) {
  const subscriptions: SubscriptionFacts[] = [];
  const boosts: BoostFacts[] = [];
  let [now, events, charges, cardWorks] = [startMs, 0, 0, true];
  const inquiries = new Set<string>();
  const change = (fields: Partial<SubscriptionFacts>): void => {
    const last = subscriptions.pop();
    if (last !== undefined) subscriptions.push({ ...last, ...fields });
    events += 1;
  };
  const current = (): SubscriptionFacts | null => {
    const last = subscriptions.at(-1) ?? null;
    return last === null || last.status === 'canceled' ? null : last;
  };
  const charge = () => aPayment({ id: `ch_${(charges += 1)}`, at: at(now + charges) });
  const pay = (): void => change({ status: 'active', payments: [...(current()?.payments ?? []), charge()] });
  const changePayment = (fields: Parameters<typeof aPayment>[0]): void => {
    const payments = [...(subscriptions.at(-1)?.payments ?? [])];
    const last = payments.pop();
    if (last !== undefined) change({ payments: [...payments, { ...last, ...fields }] });
  };
  const lastPayment = (): string => subscriptions.at(-1)?.payments.at(-1)?.id ?? '';
  const sell = (priceName: KeptBoost['priceName']): void => {
    const payments = [{ ...charge(), cents: PRICE_LIST[priceName].cents }];
    boosts.push(aBoost({ id: `cs_${boosts.length + 1}`, priceName, startedAt: at(now), payments }));
    events += 1;
  };
  const changeBoost = (fields: Parameters<typeof aPayment>[0]): void => {
    const last = boosts.pop();
    if (last === undefined) return;
    boosts.push({ ...last, payments: last.payments.map((one) => ({ ...one, ...fields })) });
    events += 1;
  };
  const acts: Readonly<Record<BuyerAction | BoostAction, () => void>> = {
    buy: () => {
      if (current() !== null) return;
      cardWorks = true;
      const id = `sub_${subscriptions.length + 1}`;
      const period = { startedAt: at(now), periodStart: at(now), periodEnd: at(now + MONTH_MS) };
      subscriptions.push(aSubscription({ id, ...period, status: 'incomplete', payments: [] }));
      events += 1;
      pay();
    },
    month: () => {
      now += MONTH_MS;
      const running = current();
      if (running === null) return;
      if (running.endsAt !== null || running.status === 'past_due') {
        change({ status: 'canceled', endedAt: at(now) });
        return;
      }
      change({ periodStart: at(now), periodEnd: at(now + MONTH_MS) });
      if (cardWorks) pay();
      else change({ status: 'past_due' });
    },
    badCard: () => void (cardWorks = false),
    goodCard: () => {
      cardWorks = true;
      if (current()?.status === 'past_due') pay();
    },
    cancel: () => change({ endsAt: current()?.periodEnd ?? null }),
    keep: () => change({ endsAt: null }),
    refund: () => changePayment({ refundedCents: 999 }),
    refundFails: () => changePayment({ refundedCents: 0 }),
    inquire: () => {
      inquiries.add(lastPayment());
      changePayment({});
    },
    escalate: () => changePayment(inquiries.has(lastPayment()) ? { dispute: 'open' } : {}),
    dispute: () => changePayment({ dispute: 'open' }),
    win: () => changePayment({ dispute: 'won' }),
    end: () => {
      if (current() !== null) change({ status: 'canceled', endedAt: at(now) });
    },
    stop: () => {
      const running = current();
      if (running === null) return;
      change(running.status === 'past_due' ? { status: 'canceled', endedAt: at(now) } : { endsAt: running.periodEnd });
    },
    skip: () => sell('skipTheLine'),
    again: () => sell('featureAgain'),
    refundBoost: () => changeBoost({ refundedCents: PRICE_LIST.skipTheLine.cents }),
    boostRefundFails: () => changeBoost({ refundedCents: 0 }),
    disputeBoost: () => changeBoost({ dispute: 'open' }),
    winBoost: () => changeBoost({ dispute: 'won' }),
  };
  return {
    act: (action: BuyerAction | BoostAction): void => acts[action](),
    facts: (): CustomerFacts => ({ subscriptions: [...subscriptions], boosts: [...boosts] }),
    /** How many events were made so far; an event is its number. */
    events: (): number => events,
    /** The time at the provider; no payment is later. */
    now: (): string => at(now + charges),
    newestBoost: (): string | null => boosts.at(-1)?.id ?? null,
  };
}
