import { pickBy } from '../../kernel/text/seeded-numbers';
import type { CustomerFacts, SubscriptionFacts } from '../customer-facts';
import { aPayment, aSubscription } from './customer-facts';

const DAY_MS = 24 * 3_600_000;
const MONTH_MS = 30 * DAY_MS;
const GRACE_MS = 7 * DAY_MS;
const at = (ms: number): string => new Date(ms).toISOString();

/** What may happen to the Premium of one buyer. */
export const ACTIONS = ['buy', 'month', 'badCard', 'goodCard', 'cancel', 'keep', 'refund', 'dispute', 'win', 'end'] as const;
export type BuyerAction = (typeof ACTIONS)[number];

/** A history of a buyer; it begins with a purchase. */
export function aHistory(next: () => number, length: number): readonly BuyerAction[] {
  return ['buy', ...Array.from({ length: length - 1 }, () => pickBy(ACTIONS, next()))];
}

/** A plan as the sequential model has it: null for none, else when it ends, which is null while it renews. */
export type ModelPlan = { readonly until: string | null } | null;

/**
 * The sequential model: what a buyer has after each action, told in words of the product, without subscriptions, rows
 * or events. Times are milliseconds.
 */
export function buyerModel(startMs: number) {
  const state = {
    runs: false,
    fails: false,
    cardWorks: true,
    cancelled: false,
    isRefunded: false,
    isDisputed: false,
    from: startMs,
  };
  let now = startMs;
  const paid = () => Object.assign(state, { fails: false, isRefunded: false, isDisputed: false });
  const acts: Readonly<Record<BuyerAction, () => void>> = {
    buy: () => {
      if (state.runs) return;
      Object.assign(state, { runs: true, cancelled: false, cardWorks: true, from: now });
      paid();
    },
    month: () => {
      now += MONTH_MS;
      if (!state.runs) return;
      if (state.cancelled || state.fails) state.runs = false;
      else if (state.cardWorks) paid();
      else state.fails = true;
      state.from = now;
    },
    badCard: () => void (state.cardWorks = false),
    goodCard: () => {
      state.cardWorks = true;
      if (state.runs && state.fails) paid();
    },
    cancel: () => void (state.cancelled = true),
    keep: () => void (state.cancelled = false),
    refund: () => void (state.isRefunded = true),
    dispute: () => void (state.isDisputed = true),
    win: () => void (state.isDisputed = false),
    end: () => void (state.runs = false),
  };
  return {
    act: (action: BuyerAction): void => acts[action](),
    plan: (): ModelPlan => {
      if (!state.runs || state.isRefunded || state.isDisputed) return null;
      const end = state.cancelled ? state.from + MONTH_MS : null;
      if (!state.fails) return { until: end === null ? null : at(end) };
      return { until: at(Math.min(state.from + GRACE_MS, end ?? Infinity)) };
    },
  };
}

/** A payment provider of one customer, in the words of subscriptions and charges; each change makes an event. */
export function aProvider(startMs: number) {
  const subscriptions: SubscriptionFacts[] = [];
  let [now, events, charges, cardWorks] = [startMs, 0, 0, true];
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
  const acts: Readonly<Record<BuyerAction, () => void>> = {
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
    dispute: () => changePayment({ dispute: 'open' }),
    win: () => changePayment({ dispute: 'won' }),
    end: () => {
      if (current() !== null) change({ status: 'canceled', endedAt: at(now) });
    },
  };
  return {
    act: (action: BuyerAction): void => acts[action](),
    facts: (): CustomerFacts => ({ subscriptions: [...subscriptions], boosts: [] }),
    /** How many events were made so far; an event is its number. */
    events: (): number => events,
  };
}
