import * as z from 'zod/mini';
import { DAY_MS } from '../../kernel/day';
import { defineCollection } from '../../kernel/documents/define-collection';
import { CURRENCIES } from '../../kernel/format/money';
import { instant } from '../../kernel/text/text-schemas';
import { PURCHASE_REQUEST_LIMITS } from '../../reference/limits';
import { priceName } from '../purchase';

/** Version of the stored shape. */
export const PURCHASE_REQUEST_SCHEMA_VERSION = 1;

/**
 * `purchaseRequests/{id}`: what one linked guardian is asked before a minor pays, and the answer
 * (docs/decisions/227-guardians-approve-purchases.md). `player` and `guardian` are uids. `cents` is the price that was
 * asked about. It holds until `validUntil`: as a question, and from an answer on as that answer.
 */
export const purchaseRequest = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(PURCHASE_REQUEST_SCHEMA_VERSION),
  player: z.string(),
  guardian: z.string(),
  priceName,
  cents: z.int().check(z.minimum(0)),
  currency: z.enum(CURRENCIES),
  askedAt: instant,
  validUntil: instant,
  answer: z.nullable(z.enum(['yes', 'no'])),
  answeredAt: z.nullable(instant),
});
export type PurchaseRequest = z.infer<typeof purchaseRequest>;

/** What guardians are asked before a minor pays. */
export const PURCHASE_REQUESTS = defineCollection({
  name: 'purchaseRequests',
  holds: 'What a linked guardian is asked before a minor pays: which item at which price, and the answer.',
  version: PURCHASE_REQUEST_SCHEMA_VERSION,
  schema: purchaseRequest,
  upgrades: {},
  stamps: { expiresAt: ({ askedAt }) => new Date(Date.parse(askedAt) + PURCHASE_REQUEST_LIMITS.keptDays * DAY_MS) },
  expires: `${PURCHASE_REQUEST_LIMITS.keptDays} days after they were asked`,
  personalData: {
    export: [
      {
        section: 'purchaseRequests',
        as: 'list',
        of: [{ by: 'field', field: 'player' }],
        sortedBy: 'askedAt',
        entry: ({ priceName: item, cents, currency, askedAt, validUntil, answer, answeredAt }) => ({
          ...{ priceName: item, cents, currency, askedAt, validUntil, answer, answeredAt },
        }),
      },
      {
        section: 'purchaseRequestsOfChildren',
        as: 'list',
        of: [{ by: 'field', field: 'guardian' }],
        sortedBy: 'askedAt',
        entry: ({ priceName: item, cents, currency, askedAt, validUntil, answer, answeredAt }) => ({
          ...{ priceName: item, cents, currency, askedAt, validUntil, answer, answeredAt },
        }),
      },
    ],
    deletion: {
      erase: [
        { by: 'field', field: 'player' },
        { by: 'field', field: 'guardian' },
      ],
    },
  },
});
