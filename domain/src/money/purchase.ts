import * as z from 'zod/mini';
import { defineCollection } from '../kernel/documents/define-collection';
import { CURRENCIES } from '../kernel/format/money';
import { isObject } from '../kernel/json/json';
import { instant, shortText } from '../kernel/text/text-schemas';
import { lastMomentOf } from './last-moment';
import { PRICE_LIST, type PriceName } from '../reference/price-list';

/** Version of the stored shape. */
export const PURCHASE_SCHEMA_VERSION = 2;

/** A name of the price list, as checkout sends it (S3-09). */
export const priceName = z.enum(Object.keys(PRICE_LIST) as [PriceName, ...PriceName[]], { error: 'priceNameUnknown' });

/**
 * Where a purchase stands, in the provider's words: a boost is paid or unpaid, a subscription has its status; `unknown`
 * stands for a status that came later than this release.
 */
export const PURCHASE_STATUSES = [
  'paid',
  'unpaid',
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'paused',
  'unknown',
] as const;

const providerId = shortText(200);
const cents = z.int().check(z.minimum(0));

/**
 * One payment of a purchase: what was charged and given back, and when; `dispute` is that of the buyer's bank, made at
 * `disputedAt`. A row that has not changed since its first version knows no times of these (`givenBackOf`).
 */
export const payment = z.strictObject({
  id: providerId,
  at: instant,
  cents,
  refundedCents: cents,
  refunds: z.array(z.strictObject({ at: instant, cents })).check(z.maxLength(100)),
  dispute: z.nullable(z.enum(['open', 'won', 'lost'])),
  disputedAt: z.nullable(instant),
});
export type Payment = z.infer<typeof payment>;

/**
 * The row `purchases/{id}` of the ledger: a subscription by its id at the provider, a boost by its checkout session. It
 * repeats what the provider said last. `endsAt` is when a cancelled subscription will end, `endedAt` when it ended;
 * `isPaused` stops its payments. `cents` is the price of one payment.
 */
export const purchase = z.strictObject({
  _id: providerId,
  schemaVersion: z.literal(PURCHASE_SCHEMA_VERSION),
  buyer: z.string(),
  priceName,
  currency: z.enum(CURRENCIES),
  cents,
  status: z.enum(PURCHASE_STATUSES),
  startedAt: instant,
  periodStart: z.nullable(instant),
  periodEnd: z.nullable(instant),
  endsAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  isPaused: z.boolean(),
  payments: z.array(payment).check(z.maxLength(1000)),
});
export type Purchase = z.infer<typeof purchase>;

/**
 * The ledger of purchases, from which entitlements can be computed again. The rows of a deleted account stay without
 * the person: they all get the same `buyer`.
 */
export const PURCHASES = defineCollection({
  name: 'purchases',
  holds:
    'What somebody bought: price, payments, refunds, disputes, and where a subscription stands. Rows stay as books must, without the person once the account is deleted.',
  version: PURCHASE_SCHEMA_VERSION,
  schema: purchase,
  upgrades: { 1: (stored) => ({ ...stored, payments: withoutTimes(stored.payments) }) },
  stamps: { lastAt: lastMomentOf },
  personalData: {
    export: [
      {
        section: 'purchases',
        as: 'list',
        of: [{ by: 'field', field: 'buyer' }],
        sortedBy: 'startedAt',
        entry: ({ priceName: bought, currency, status, startedAt, periodEnd, endsAt, endedAt, payments }) => ({
          ...{ priceName: bought, currency, status, startedAt, periodEnd, endsAt, endedAt },
          payments: payments.map(({ at, cents: paid, refundedCents }) => ({ at, cents: paid, refundedCents })),
        }),
      },
    ],
    deletion: { anonymise: [{ by: 'field', field: 'buyer' }] },
  },
});

/** The payments of the first version, which had no times of refunds and disputes. */
function withoutTimes(payments: unknown): unknown {
  if (!Array.isArray(payments)) return payments;
  return payments.map((one: unknown) => (isObject(one) ? { ...one, refunds: [], disputedAt: null } : one));
}
