import type { Profile } from '../person/profile/profile';
import { isCoachRole } from '../person/roles/coach-role';
import type { Role } from '../person/roles/role';

/**
 * Who makes a call, as the server established it. `uid` is null for a visitor; `roles` are the stored ones, never older
 * claims.
 */
export interface Actor {
  readonly uid: string | null;
  readonly isAdmin: boolean;
  readonly roles: readonly Role[];
}

/** Someone who is not signed in. */
export const visitor: Actor = Object.freeze({ uid: null, isAdmin: false, roles: [] });

/** Admins edit every college; a coach edits only the college that accepted them (S6-02). */
export function mayEditCollege(actor: Actor, collegeId: string): boolean {
  return actor.isAdmin || isAcceptedCoachOf(actor, collegeId);
}

/** Whether the actor has a coach's role at that college with status Accepted (S4-12). */
export function isAcceptedCoachOf(actor: Actor, collegeId: string): boolean {
  return actor.roles.some((role) => isCoachRole(role) && role.value === collegeId && role.status === 'Accepted');
}

/** Only its owner edits a profile, whose id is the owner's uid; admins do not (S6-02). */
export function mayEditProfile(actor: Actor, profileId: string): boolean {
  return actor.uid === profileId;
}

/**
 * Whether the page of a username is the user's own profile, for the interface (S6-02). `ownProfile` is null for
 * visitors.
 */
export function isOwnProfilePage(ownProfile: Pick<Profile, 'username'> | null, routeUsername: string): boolean {
  return ownProfile !== null && ownProfile.username === routeUsername;
}
