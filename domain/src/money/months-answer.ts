import * as z from 'zod/mini';

const count = z.int().check(z.minimum(0));
const amounts = z.strictObject({ usd: count, eur: count });

/** A month of money as admins are answered (`moneyByMonth`). */
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
