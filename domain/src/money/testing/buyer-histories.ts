import { DAY_MS } from '../../kernel/day';
import { pickBy } from '../../kernel/text/seeded-numbers';

export /** A month of the model. */
const MONTH_MS = 30 * DAY_MS;
const GRACE_MS = 7 * DAY_MS;
const at = (ms: number): string => new Date(ms).toISOString();

/** What may happen to the Premium of one buyer; an inquiry of the bank is no dispute before it escalates. */
export const ACTIONS = [
  ...(['buy', 'month', 'badCard', 'goodCard', 'cancel', 'keep', 'end'] as const),
  ...(['refund', 'refundFails', 'inquire', 'escalate', 'dispute', 'win'] as const),
] as const;
/** `stop` is what suspending an account does: a plan that is paid for does not renew, an unpaid one ends. */
export type BuyerAction = (typeof ACTIONS)[number] | 'stop';

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
    isInquired: false,
    from: startMs,
  };
  let now = startMs;
  const paid = () => Object.assign(state, { fails: false, isRefunded: false, isDisputed: false, isInquired: false });
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
    refundFails: () => void (state.isRefunded = false),
    inquire: () => void (state.isInquired = true),
    escalate: () => void (state.isDisputed ||= state.isInquired),
    dispute: () => void (state.isDisputed = true),
    win: () => void (state.isDisputed = false),
    end: () => void (state.runs = false),
    stop: () => void Object.assign(state, state.fails ? { runs: false } : { cancelled: true }),
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
