import * as z from 'zod/mini';
import { checkoutForm } from '../../money/checkout-order';
import { moneyOfPerson, refundForm } from '../../money/money-of-person';
import { monthOfMoney } from '../../money/months-answer';
import { priceName } from '../../money/purchase';

const own = { access: 'signedIn', query: null, status: 200, cacheSeconds: 0, requiresXsrf: true } as const;
const pageAtProvider = z.url();

/** The rows of plans, boosts and payments (docs/payments.md). */
export const MONEY_ROWS = {
  createCheckoutSession: {
    ...own,
    summary:
      'Opens a checkout of the payment provider for one name of the price list; the caller goes on to `url`. Price, currency and the pages to return to are ours. A repeated call within a minute answers the same session. 403 for coaches, who have full access, and for what only players buy; 409 without a profile, before the mail address is verified, for a plan that runs already, for a minor whose guardian is not known: `guardianEmail` names one, and for a minor whose linked guardian wants to be asked first: then the guardians are asked (`purchaseAsked`; the same call again asks nobody twice), or have said no (`purchaseDeclined`), 422 for the player’s own mailbox and for that of another player’s account.',
    refusals: [
      'malformed',
      'signInRequired',
      'forbidden',
      'conflict',
      'tooLarge',
      'wrongType',
      'invalid',
      'tooMany',
      'unavailable',
    ],
    body: checkoutForm,
    bodyLimitKb: 16,
    answer: z.strictObject({ id: z.string(), url: pageAtProvider }),
  },
  createPortalSession: {
    ...own,
    summary:
      'Opens the page of the payment provider on which a buyer cancels a plan or undoes that, reads invoices and changes the card; the caller goes on to `url`. 409 for callers who have bought nothing.',
    refusals: ['signInRequired', 'forbidden', 'conflict', 'tooMany', 'unavailable'],
    body: null,
    answer: z.strictObject({ url: pageAtProvider }),
  },
  completePayment: {
    summary:
      'Reads a checkout again and writes its effect, as its event does: with it the payment test page follows a payment to its end. 404 for an order that is none, and where real money is taken; 409 for one that is not paid.',
    access: 'admin',
    query: null,
    status: 200,
    cacheSeconds: 0,
    refusals: [
      'malformed',
      'signInRequired',
      'forbidden',
      'notFound',
      'conflict',
      'tooLarge',
      'wrongType',
      'invalid',
      'unavailable',
    ],
    body: z.object({ orderID: z.string().check(z.regex(/^cs_[A-Za-z0-9_]{1,200}$/)) }),
    bodyLimitKb: 16,
    answer: z.strictObject({ orderID: z.string(), priceName }),
  },
  refundPayment: {
    summary:
      'Gives money of a payment back, whole or in part, and reads the ledger again, so that plans follow at once. All of a subscription’s newest payment ends the subscription. `refundedCents` is what the caller saw as given back before: the same call again gives nothing back twice. 404 for a payment of another purchase, 409 where less is left, where it was refunded meanwhile or is disputed, 503 while the payment provider is away.',
    access: 'admin',
    query: null,
    status: 200,
    cacheSeconds: 0,
    requiresXsrf: true,
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict', 'tooLarge', 'wrongType', 'invalid', 'unavailable'],
    body: refundForm,
    bodyLimitKb: 16,
    answer: z.strictObject({ money: moneyOfPerson }),
  },
  adminMoney: {
    summary:
      'The money month by month (YYYY-MM, UTC), 36 months at most: payments by kind, amounts by currency, what was given back and disputed in the month, whenever it was paid, cancellations, and the plans that ran when the month ended. Reads the rows of the ledger whose last moment is not before the range, and those of an earlier version. 422 for a range that is none.',
    access: 'admin',
    query: z.object({ from: z.string().check(z.maxLength(10)), to: z.string().check(z.maxLength(10)) }),
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['malformed', 'signInRequired', 'forbidden', 'invalid'],
    answer: z.strictObject({ months: z.array(monthOfMoney) }),
  },
  stripeWebhook: {
    summary:
      'An event of the payment provider, signed for us over the bytes of its body. It is only a reason to read the customer from the provider again. 400 unless the signature is ours, at most five minutes old and of our mode; an event that is not for us, or was processed before, is 200 and changes nothing.',
    access: 'everyone',
    query: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['malformed', 'forbidden', 'tooLarge', 'wrongType', 'unavailable'],
    body: z.instanceof(Uint8Array),
    bodyTypes: ['application/json'],
    signatureHeader: 'stripe-signature',
    answer: z.strictObject({ received: z.literal(true) }),
  },
} as const;
