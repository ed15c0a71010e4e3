import { boostObstacle, type FeatureLine } from '../featuring/boost-obstacle';
import type { MessageCode } from '../kernel/refusal/api-messages';
import { Refusal, type RefusalKind } from '../kernel/refusal/refusal';
import type { Account } from '../person/account/account';
import { isPlayer } from '../person/profiles/completeness/completeness';
import { isActiveAt } from '../person/profiles/premium';
import { isCoach } from '../person/roles/coach-role';
import type { Role } from '../person/roles/role';
import type { PriceName } from '../reference/price-list';

/** What decides whether a person may buy: who they are, what they have, and whom a receipt of a minor goes to. */
export interface Buyer {
  readonly isAdmin: boolean;
  readonly type: string;
  readonly roles: readonly Pick<Role, 'type'>[];
  readonly emailVerified: boolean;
  readonly entitlements: Account['entitlements'];
  readonly isMinor: boolean;
  /** Whether the mail address of a minor's parent or guardian is known, and still counts as one. */
  readonly hasGuardian: boolean;
  /** Their requests to be featured; null where they are not known. */
  readonly line: FeatureLine | null;
}

/** Why somebody cannot buy something, as a refusal says it. */
export interface PurchaseObstacle {
  readonly kind: Extract<RefusalKind, 'forbidden' | 'conflict'>;
  readonly code: MessageCode;
}

const forbidden = (code: MessageCode): PurchaseObstacle => ({ kind: 'forbidden', code });
const conflict = (code: MessageCode): PurchaseObstacle => ({ kind: 'conflict', code });

/**
 * What keeps a person from buying anything at all, null where nothing does: a profile comes first (S4-11), and coaches
 * have full access free of charge (S6-01). Admins follow a payment on the test page.
 */
export function obstacleToEveryPurchase(buyer: Pick<Buyer, 'isAdmin' | 'type' | 'roles'> | null): PurchaseObstacle | null {
  if (buyer === null) return conflict('noProfile');
  return !buyer.isAdmin && isCoach(buyer) ? forbidden('coachesBuyNothing') : null;
}

/**
 * What keeps a person from buying one thing of the price list at a time (ISO 8601), null where nothing does. Premium
 * and the boosts are for players; nobody buys a plan twice, nor Guest Access on top of Premium. The mail address has to
 * be verified first, because plans carry the verified badge; a boost has to have an effect now (`boostObstacle`), and a
 * minor's guardian has to be known.
 */
export function obstacleToBuying(buyer: Buyer | null, priceName: PriceName, at: string): PurchaseObstacle | null {
  const ofAll = obstacleToEveryPurchase(buyer);
  if (ofAll !== null || buyer === null) return ofAll;
  const { isAdmin, type, emailVerified, entitlements, isMinor, hasGuardian, line } = buyer;
  if (!isAdmin && !isPlayer(type) && priceName !== 'guestAccess') return forbidden('onlyPlayersBuyThis');
  if (!emailVerified) return conflict('verifyEmailFirst');
  if (isPlanName(priceName) && isActiveAt(entitlements[priceName], at)) return conflict('planActive');
  if (priceName === 'guestAccess' && isActiveAt(entitlements.premium, at)) return conflict('planIncluded');
  if (!isAdmin && !isPlanName(priceName) && line !== null) {
    const withoutEffect = boostObstacle(line, priceName);
    if (withoutEffect !== null) return conflict(withoutEffect);
  }
  return isMinor && !hasGuardian ? conflict('guardianForPurchase') : null;
}

/** Throws the refusal of an obstacle, if there is one. */
export function refuseObstacle(obstacle: PurchaseObstacle | null): void {
  if (obstacle === null) return;
  const field = obstacle.code === 'guardianForPurchase' ? 'guardianEmail' : null;
  throw new Refusal(obstacle.kind, obstacle.code, {}, field);
}

/** The two plans; the other names of the price list are boosts. */
export type PlanName = keyof Account['entitlements'];

/** Whether a name of the price list is a plan, which renews each month. */
export function isPlanName(priceName: string): priceName is PlanName {
  return priceName === 'premium' || priceName === 'guestAccess';
}

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
 * What the price list shows to somebody at a time (ISO 8601): visitors and admins see all of it, coaches nothing,
 * parents and alumni no Premium. Nobody is shown a plan below their own, nor a list in which nothing is left to buy.
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
