import type { Payment, Purchase } from './purchase';

/** One line of a subscription at the provider. */
interface SubscriptionLine {
  readonly cents: number | null;
  readonly currency: string;
  readonly interval: string | null;
  readonly intervalCount: number | null;
  readonly quantity: number | null;
}

/** A subscription as the provider has it now; `priceName` is what our checkout wrote on it. Times are ISO 8601. */
export interface SubscriptionFacts extends Pick<
  Purchase,
  'startedAt' | 'periodStart' | 'periodEnd' | 'endsAt' | 'endedAt' | 'isPaused' | 'payments'
> {
  readonly id: string;
  readonly priceName: string | null;
  readonly status: string;
  readonly lines: readonly SubscriptionLine[];
}

/** A single payment by checkout as the provider has it now. */
export interface BoostFacts {
  readonly id: string;
  readonly priceName: string | null;
  readonly isPaid: boolean;
  readonly cents: number | null;
  readonly currency: string;
  readonly startedAt: string;
  readonly payments: readonly Payment[];
}

/** All that the provider says about what one customer bought. */
export interface CustomerFacts {
  readonly subscriptions: readonly SubscriptionFacts[];
  readonly boosts: readonly BoostFacts[];
}
