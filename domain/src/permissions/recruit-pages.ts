import type { Account } from '../person/account/account';
import { isActiveAt } from '../person/profiles/premium';
import { Refusal } from '../kernel/refusal/refusal';
import { RECRUIT_PAGES } from '../reference/limits';
import { type Actor, isAcceptedCoach, requireActiveAccount } from './may-edit';

/**
 * Whether a page of the search of recruits, counted from 1, is open to an actor whatever they bought: visitors read
 * the first, members five, accepted coaches and admins all. Throws Refusal signInRequired for a visitor, and forbidden
 * for a deactivated account, beyond the first.
 */
export function isRecruitPageOpen(actor: Actor, page: number): boolean {
  if (page <= RECRUIT_PAGES.visitor) return true;
  if (actor.uid === null) throw new Refusal('signInRequired', 'signUpToDiscover');
  requireActiveAccount(actor);
  return actor.isAdmin || isAcceptedCoach(actor) || page <= RECRUIT_PAGES.member;
}

/** Whether a plan of an account opens every page at a time (ISO 8601): Premium or Guest Access, not ended. */
export function hasFullAccess({ entitlements }: Pick<Account, 'entitlements'>, at: string): boolean {
  return isActiveAt(entitlements.premium, at) || isActiveAt(entitlements.guestAccess, at);
}
