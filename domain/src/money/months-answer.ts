import * as z from 'zod/mini';

const count = z.int().check(z.minimum(0));
const amounts = z.strictObject({ usd: count, eur: count });

/**
 * The money of a month (YYYY-MM, UTC) as admins are answered (`moneyByMonth`): what was paid, given back and disputed
 * in it. `active` are the plans that ran when the month ended, or that run now.
 */
export const monthOfMoney = z.strictObject({
  month: z.string(),
  newSubscriptions: count,
  renewals: count,
  boosts: count,
  paid: amounts,
  refunded: amounts,
  disputes: count,
  cancellations: count,
  active: z.strictObject({ premium: count, guestAccess: count }),
});
export type MonthOfMoney = z.infer<typeof monthOfMoney>;
