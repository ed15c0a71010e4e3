import * as z from 'zod/mini';
import { CURRENCIES } from '../../kernel/format/money';
import { instant } from '../../kernel/text/text-schemas';
import { priceName } from '../purchase';

const state = z.enum(['asked', 'approved', 'declined']);
const item = { priceName, cents: z.int(), currency: z.enum(CURRENCIES) };

/** What a player asked guardians, by item, and what guardians are asked by their children. */
export const ownPurchaseRequests = z.strictObject({
  own: z.array(
    z.strictObject({
      ...item,
      state,
      /** The names of the guardians who were asked. */
      guardians: z.array(z.string()),
      validUntil: instant,
    }),
  ),
  children: z.array(
    z.strictObject({
      ...item,
      purchaseRequestId: z.string(),
      childName: z.string(),
      askedAt: instant,
      validUntil: instant,
      /** The caller's own answer. */
      answer: z.nullable(z.enum(['yes', 'no'])),
      /** How it stands with both guardians. */
      state,
    }),
  ),
});
export type OwnPurchaseRequests = z.infer<typeof ownPurchaseRequests>;
