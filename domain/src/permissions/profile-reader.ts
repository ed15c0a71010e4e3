import type { Reader } from '../person/profiles/audience/visibility';
import { type Actor, isAcceptedCoach, requireActiveAccount } from './may-edit';
import type { Account } from '../person/account/account';
import { isActiveAt } from '../person/profiles/premium';
import { Refusal } from '../kernel/refusal/refusal';
import { RECRUIT_PAGES } from '../reference/limits';

/**
 * As whom somebody reads a profile: its owner; a guardian whose account is linked to the owner's (`isGuardian`); a
 * coach whom any college accepted; a member, admins included; or a visitor, which is also anybody whose mail address is
 * not verified or whose account is deactivated.
 */
export function readerOf(actor: Actor, profileId: string, isGuardian = false): Reader {
  if (actor.uid === null) return 'visitor';
  if (actor.uid === profileId) return 'owner';
  if (!isActiveReader(actor)) return 'visitor';
  if (isGuardian) return 'guardian';
  return isAcceptedCoach(actor) ? 'coach' : 'member';
}

/** Whether somebody may read more than visitors: signed in, with a verified address and an active account. */
export function isActiveReader({ uid, isDeactivated, isVerified }: Actor): boolean {
  return uid !== null && !isDeactivated && isVerified;
}

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
