import { isPriceName, PRICE_LIST, type PriceName } from '../reference/price-list';
import type { BoostFacts, CustomerFacts, SubscriptionFacts } from './customer-facts';
import { CURRENCIES } from '../kernel/format/money';
import { PURCHASE_SCHEMA_VERSION, PURCHASE_STATUSES, type Purchase } from './purchase';

/** The rows of a customer's ledger, and the ids of what was paid at another price than ours, which gives nothing. */
export interface Ledger {
  readonly purchases: readonly Purchase[];
  readonly foreign: readonly string[];
}

/**
 * The ledger of a buyer as the provider's facts make it. It follows from them alone: whichever event was read first,
 * twice or never, the rows are the same. Only what has our price enters it (amount, currency, a month, one of it); a
 * row that was ours before stays ours when the price list changes.
 */
export function ledgerOf(facts: CustomerFacts, buyer: string, known: readonly Purchase[]): Ledger {
  const before = new Map(known.map((row) => [row._id, row]));
  const rows = [
    ...facts.subscriptions.map((one) => ({ id: one.id, row: rowOfSubscription(one, buyer, before.get(one.id)) })),
    ...facts.boosts.map((one) => ({ id: one.id, row: rowOfBoost(one, buyer, before.get(one.id)) })),
  ];
  return {
    purchases: rows.flatMap(({ row }) => row ?? []),
    foreign: rows.flatMap(({ id, row }) => (row === null ? [id] : [])),
  };
}

function rowOfSubscription(facts: SubscriptionFacts, buyer: string, known: Purchase | undefined): Purchase | null {
  const [line] = facts.lines;
  const isMonthly = line?.interval === 'month' && line.intervalCount === 1 && line.quantity === 1 && facts.lines.length === 1;
  const offer = isMonthly ? offerOf(facts.priceName, 'monthly', line, known) : null;
  if (offer === null) return null;
  const { id, startedAt, periodStart, periodEnd, endsAt, endedAt, isPaused, payments } = facts;
  return {
    ...{ _id: id, schemaVersion: PURCHASE_SCHEMA_VERSION, buyer, ...offer },
    status: PURCHASE_STATUSES.find((status) => status === facts.status) ?? 'unknown',
    ...{ startedAt, periodStart, periodEnd, endsAt, endedAt, isPaused, payments: [...payments] },
  };
}

function rowOfBoost(facts: BoostFacts, buyer: string, known: Purchase | undefined): Purchase | null {
  const { id, startedAt, payments, isPaid } = facts;
  const offer = offerOf(facts.priceName, 'once', facts, known);
  if (offer === null) return null;
  return {
    ...{ _id: id, schemaVersion: PURCHASE_SCHEMA_VERSION, buyer, ...offer },
    status: isPaid ? 'paid' : 'unpaid',
    ...{ startedAt, periodStart: null, periodEnd: null, endsAt: null, endedAt: null, isPaused: false, payments: [...payments] },
  };
}

/** What was bought, by the name that our checkout wrote; null where price or rhythm are not ours. */
function offerOf(
  name: string | null,
  billed: (typeof PRICE_LIST)[PriceName]['billed'],
  { cents, currency }: { readonly cents: number | null; readonly currency: string },
  known: Purchase | undefined,
): Pick<Purchase, 'priceName' | 'currency' | 'cents'> | null {
  const ours = CURRENCIES.find((one) => one === currency);
  if (cents === null || name === null || !isPriceName(name) || ours === undefined || PRICE_LIST[name].billed !== billed)
    return null;
  const wasOurs = known?.priceName === name && known.cents === cents;
  return wasOurs || PRICE_LIST[name].cents === cents ? { priceName: name, currency: ours, cents } : null;
}
