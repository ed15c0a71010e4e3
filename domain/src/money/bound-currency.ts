import { CURRENCIES, type Currency } from '../kernel/format/money';

/** A subscription, as the provider or the ledger has it. */
interface Subscription {
  readonly status: string;
  readonly currency: string;
}

/** What has ended, or was never paid. */
const OVER: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);

/**
 * The currency of what renews, or waits to be paid: all that one customer buys has to be in it. Null where nothing
 * binds them, or nothing of ours does.
 */
export function boundCurrencyOf(subscriptions: readonly Subscription[]): Currency | null {
  const running = subscriptions.find(({ status }) => !OVER.has(status));
  return CURRENCIES.find((one) => one === running?.currency) ?? null;
}
