import * as z from 'zod/mini';
import { instant, shortText } from '../kernel/text/text-schemas';
import { type Account, account, givenPlan } from '../person/account/account';
import type { PlanChange } from './plan-history';
import { type Purchase, purchase } from './purchase';

const cents = z.int().check(z.minimum(0));

/** What an admin sends to refund a payment; `refundedCents` is what the page showed as given back before. */
export const refundForm = z.object({
  paymentId: shortText(200),
  cents: z.int().check(z.minimum(1), z.maximum(100_000_000)),
  refundedCents: cents,
  reason: shortText(500),
});

/** A row of the ledger as admins see it; `id` is the one at the payment provider. */
const shownPurchase = z.extend(z.omit(purchase, { _id: true, schemaVersion: true, buyer: true }), { id: purchase.shape._id });

/** What admins see of the money of a person: plans now, purchases and the history of the plans, the latest first. */
export const moneyOfPerson = z.strictObject({
  plans: account.shape.entitlements,
  purchases: z.array(shownPurchase),
  /** Days of plans that admins gave, the latest first. */
  given: z.array(givenPlan),
  history: z.array(
    z.strictObject({
      at: instant,
      plans: z.array(z.strictObject({ name: z.enum(['premium', 'guestAccess']), until: z.nullable(instant) })),
    }),
  ),
});
export type MoneyOfPerson = z.infer<typeof moneyOfPerson>;

/** The money of a person from the ledger, the account's plans and their history. */
export function moneyOfPersonFrom(
  { entitlements: plans, givenPlans }: Pick<Account, 'entitlements' | 'givenPlans'>,
  rows: readonly Purchase[],
  history: readonly PlanChange[],
): MoneyOfPerson {
  return {
    plans,
    given: givenPlans.toReversed(),
    purchases: rows
      .toSorted((one, other) => other.startedAt.localeCompare(one.startedAt))
      .map(({ _id: id, schemaVersion, buyer, payments, ...fields }) => ({
        id,
        ...fields,
        payments: payments.toSorted((one, other) => other.at.localeCompare(one.at)),
      })),
    history: history.map(({ at, plans: then }) => ({ at, plans: then.map((plan) => ({ ...plan })) })),
  };
}
