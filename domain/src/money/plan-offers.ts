import { isPlayer } from '../person/profiles/completeness/completeness';
import { isActiveAt } from '../person/profiles/premium';
import { isCoach } from '../person/roles/coach-role';
import type { Buyer, PlanName } from './may-buy';

/** A column of the price list: a plan that is bought, or Free Access. */
export type ListedPlan = PlanName | 'free';

/** Who looks at the price list, as far as it decides what they are offered. */
export type PlanReader = Pick<Buyer, 'isAdmin' | 'type' | 'roles' | 'entitlements'>;

/** What the price list shows to somebody. */
export interface PlanOffers {
  /** The plan that they have; null for visitors, and for coaches, whose access is free. */
  readonly current: ListedPlan | null;
  /** The plans to choose from, the present one included; empty where nothing is left to buy. */
  readonly plans: readonly ListedPlan[];
  /** Whether the boosts are theirs to buy: they are for players. */
  readonly hasBoosts: boolean;
}

/**
 * What the price list shows to somebody at a time (ISO 8601): visitors and admins see all of it, coaches nothing, parents
 * and alumni no Premium. Nobody is shown a plan below their own, nor a list in which nothing is left to buy.
 */
export function planOffersTo(reader: PlanReader | null, at: string): PlanOffers {
  if (reader === null) return { current: null, plans: ['free', 'guestAccess', 'premium'], hasBoosts: true };
  const current = planOf(reader.entitlements, at);
  const isBuyer = reader.isAdmin || isPlayer(reader.type);
  if (!reader.isAdmin && isCoach(reader)) return { current: current === 'free' ? null : current, plans: [], hasBoosts: false };
  const all: readonly ListedPlan[] = isBuyer ? ['free', 'guestAccess', 'premium'] : ['free', 'guestAccess'];
  const rest = current === 'premium' ? [] : all.slice(all.indexOf(current));
  return { current, plans: rest.length > 1 ? rest : [], hasBoosts: isBuyer };
}

/** The plan that somebody has at a time (ISO 8601): of two it is Premium, which includes the other. */
export function planOf({ premium, guestAccess }: Buyer['entitlements'], at: string): ListedPlan {
  if (isActiveAt(premium, at)) return 'premium';
  return isActiveAt(guestAccess, at) ? 'guestAccess' : 'free';
}
