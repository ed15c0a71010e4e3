import { entitlementsOf } from './plan-entitlements';
import type { Purchase } from './purchase';

/** A subscription that another one of the same buyer makes redundant. */
export interface SurplusPlan {
  readonly subscriptionId: string;
  /** True: it runs to the end of the paid period. False: nothing was paid or it gives nothing, so it ends now. */
  readonly isPaid: boolean;
}

const ENDED: ReadonlySet<Purchase['status']> = new Set(['canceled', 'incomplete', 'incomplete_expired']);

/**
 * The subscriptions that would charge a buyer for what another one gives already, so that nobody pays twice: Guest
 * Access besides Premium, which includes it, and a second one of the same plan, such as one whose payment failed before
 * the plan was bought again. Only a plan that renews makes others surplus, and one that ends anyway stays as it is.
 */
export function surplusPlans(purchases: readonly Purchase[]): readonly SurplusPlan[] {
  const { premium, guestAccess } = entitlementsOf(purchases, []);
  return purchases.flatMap((row) => {
    if (row.periodEnd === null || row.endsAt !== null || row.endedAt !== null || ENDED.has(row.status)) return [];
    const kept = [premium, row.priceName === 'guestAccess' ? guestAccess : null].find((plan) => plan?.until === null);
    if (kept === undefined || kept === null || kept.subscriptionId === row._id) return [];
    const { premium: one, guestAccess: other } = entitlementsOf([row], []);
    return [{ subscriptionId: row._id, isPaid: row.status === 'active' && (one ?? other) !== null }];
  });
}
