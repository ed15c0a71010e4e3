import * as z from 'zod/mini';
import { ownPurchaseRequests } from '../../money/approval/shown-purchase-requests';

/** The rows of purchases that guardians approve (docs/decisions/227-guardians-approve-purchases.md). */
export const PURCHASE_REQUEST_ROWS = {
  purchaseRequests: {
    summary:
      'What the calling player asked guardians before a payment, with how it stands, and what the calling guardian is asked by linked children. Nothing of it once it is over, or the player is of age.',
    access: 'signedIn',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'notFound'],
    answer: ownPurchaseRequests,
  },
  answerPurchaseRequest: {
    summary:
      'A linked guardian’s answer to a purchase of the child. A yes and a no hold for seven days and can be changed as long; the player gets a mail once it is decided. The same answer again changes nothing. 404 for anybody else, 403 once the link has ended or the player is of age, 409 where it is over or paid.',
    access: 'signedIn',
    query: null,
    status: 200,
    cacheSeconds: 0,
    requiresXsrf: true,
    bodyLimitKb: 16,
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict', 'tooLarge', 'wrongType', 'invalid'],
    body: z.object({ answer: z.enum(['yes', 'no']) }),
    answer: z.strictObject({ requests: ownPurchaseRequests }),
  },
} as const;
