import { Refusal } from '../kernel/refusal/refusal';
import { isCoachRole } from '../person/roles/coach-role';
import type { Role } from '../person/roles/role';

/**
 * The person who makes a call, as the server knows them. `uid` is null for a visitor; `roles` are the stored ones,
 * never older claims.
 */
export interface Actor {
  readonly uid: string | null;
  readonly isAdmin: boolean;
  readonly roles: readonly Role[];
  /** The account is deactivated: until its owner reactivates it, it edits nothing. */
  readonly isDeactivated: boolean;
  /** Whether the mail address is verified. */
  readonly isVerified: boolean;
}

/** Somebody who is not signed in. */
export const visitor: Actor = Object.freeze({ uid: null, isAdmin: false, roles: [], isDeactivated: false, isVerified: false });

/**
 * Admins edit every college; a coach edits only the college that accepted them (S6-02). A deactivated account edits
 * none.
 */
export function mayEditCollege(actor: Actor, collegeId: string): boolean {
  return !actor.isDeactivated && (actor.isAdmin || isAcceptedCoachOf(actor, collegeId));
}

/** Whether any college has accepted the actor as a coach (S4-12); its status is the stored one. */
export function isAcceptedCoach({ roles }: Pick<Actor, 'roles'>): boolean {
  return roles.some((role) => isCoachRole(role) && role.status === 'Accepted');
}

/** Whether the actor has a coach's role at that college with status Accepted (S4-12). */
export function isAcceptedCoachOf(actor: Actor, collegeId: string): boolean {
  return actor.roles.some((role) => isCoachRole(role) && role.value === collegeId && role.status === 'Accepted');
}

/**
 * Only its owner edits a profile, whose id is the owner's uid. Admins do not (S6-02), and neither does a deactivated
 * account.
 */
export function mayEditProfile(actor: Actor, profileId: string): boolean {
  return !actor.isDeactivated && isOwnProfile(actor.uid, profileId);
}

/** Only the player and admins, who answer questions about it, may read what the player's boosts brought. */
export function mayReadReceipts(actor: Actor, profileId: string): boolean {
  return actor.isAdmin || mayEditProfile(actor, profileId);
}

/** Whether a profile is the user's own, whose page then has the tools of its owner (S6-02); visitors have no uid. */
export function isOwnProfile(uid: string | null, profileId: string): boolean {
  return uid === profileId;
}

/**
 * Throws Refusal forbidden for a deactivated account: until its owner reactivates it, it changes nothing but itself.
 */
export function requireActiveAccount({ isDeactivated }: Pick<Actor, 'isDeactivated'>): void {
  if (isDeactivated) throw new Refusal('forbidden', 'accountDeactivated');
}
