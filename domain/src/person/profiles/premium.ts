/** From when until when (ISO 8601) somebody has Premium; `until` is null while it renews by itself. */
export interface PremiumPeriod {
  readonly since: string;
  readonly until: string | null;
}

/** What an account says of the plans that were bought. */
interface HasPlans {
  readonly entitlements: { readonly premium: PremiumPeriod | null; readonly guestAccess: PremiumPeriod | null };
}

/** Whether a period covers a time (ISO 8601): it has begun and is not over. */
export function isActiveAt(period: PremiumPeriod | null, at: string): boolean {
  return period !== null && period.since <= at && (period.until === null || at < period.until);
}

/**
 * The `premium` of a profile (S1-09), which follows from its owner's account and is written together with the
 * entitlements: the period of Premium, null if there is none or it is over at that time (ISO 8601).
 */
export function premiumOf({ entitlements: { premium } }: HasPlans, at: string): PremiumPeriod | null {
  if (premium === null || (premium.until !== null && premium.until <= at)) return null;
  return { since: premium.since, until: premium.until };
}
