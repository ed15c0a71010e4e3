import { type Buyer, isPlanName, obstacleToBuying, obstacleToEveryPurchase } from '@touchline/domain/money/may-buy';
import { comesOfAgeOn } from '@touchline/domain/person/consent/age-rules';
import type { PriceName } from '@touchline/domain/reference/price-list';
import { useSessionState } from '../../session/session-context';
import { isAuthenticated } from '../../session/session-state';
import { useOwnAccount } from '../own-account/use-own-account';
import { useOwnFeatureRequests } from '../own-account/use-own-feature-requests';

/** What stands between somebody and a purchase: nothing (`ready`), a step before it, or an obstacle by its code. */
export type PurchaseStep =
  | { readonly kind: 'signIn' | 'loading' }
  /** `informsGuardian`: a minor's parent or guardian, who is known, gets the receipt. */
  | { readonly kind: 'ready'; readonly informsGuardian: boolean }
  | { readonly kind: 'failed'; readonly failure: unknown }
  | { readonly kind: 'guardian'; readonly email: string }
  | { readonly kind: 'stopped'; readonly code: string; readonly email: string };

/**
 * Says beforehand whether the user can buy something, by the rule that the API applies (`obstacleToBuying`); anyone who
 * has no profile signs in first (S4-11).
 */
export function usePurchaseStep(priceName: PriceName): { readonly step: PurchaseStep; readonly reload: () => void } {
  const state = useSessionState();
  const { query } = useOwnAccount();
  const ofLine = useOwnFeatureRequests(!isPlanName(priceName));
  const { profile, isAdmin } = state;
  const account = query.data;

  const step = (): PurchaseStep => {
    if (!state.isSettled) return { kind: 'loading' };
    if (!isAuthenticated(state) || profile === null) return { kind: 'signIn' };
    const who = { isAdmin, type: profile.type, roles: profile.roles };
    const ofAll = obstacleToEveryPurchase(who);
    if (ofAll !== null) return { kind: 'stopped', code: ofAll.code, email: profile.email };
    if (account === undefined) return query.error === null ? { kind: 'loading' } : { kind: 'failed', failure: query.error };
    if (ofLine.isLoading) return { kind: 'loading' };
    const now = new Date().toISOString();
    const { email, emailVerified, entitlements, hasGuardian, dateOfBirth } = account;
    const isMinor = now.slice(0, 10) < comesOfAgeOn(dateOfBirth);
    const buyer: Buyer = { ...who, emailVerified, entitlements, hasGuardian, isMinor, line: ofLine.data ?? null };
    const obstacle = obstacleToBuying(buyer, priceName, now);
    if (obstacle === null) return { kind: 'ready', informsGuardian: isMinor };
    return obstacle.code === 'guardianForPurchase'
      ? { kind: 'guardian', email }
      : { kind: 'stopped', code: obstacle.code, email };
  };
  return { step: step(), reload: () => void query.refetch() };
}
