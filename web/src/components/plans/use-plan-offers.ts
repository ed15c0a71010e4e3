import { type PlanOffers, planOffersTo } from '@touchline/domain/money/plan-offers';
import { useKnownProfile, useSessionState } from '../../session/session-context';
import { useOwnAccount } from '../own-account/use-own-account';

/** What the price list shows to the user (`planOffersTo`); null until session and account are known. */
export function usePlanOffers(): PlanOffers | null {
  const profile = useKnownProfile();
  const { isAdmin } = useSessionState();
  const { query } = useOwnAccount();
  const now = new Date().toISOString();
  if (profile === undefined) return null;
  if (profile === null) return planOffersTo(null, now);
  // An account that cannot be read hides nothing that may be bought: the server decides.
  const entitlements = query.data?.entitlements ?? (query.error === null ? null : { premium: null, guestAccess: null });
  if (entitlements === null) return null;
  return planOffersTo({ isAdmin, type: profile.type, roles: profile.roles, entitlements }, now);
}
