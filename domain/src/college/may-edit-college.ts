import type { Actor } from '../account/actor';
import { isCoachRole } from '../account/coach-role';

/** Admins edit every college; a coach edits only the college that accepted them (specification §6). */
export function mayEditCollege(actor: Actor, collegeId: string): boolean {
  return actor.isAdmin || isAcceptedCoachOf(actor, collegeId);
}

/** A coach-type role with that college id as value and status Accepted (specification §4, Other states). */
export function isAcceptedCoachOf(actor: Actor, collegeId: string): boolean {
  return actor.roles.some((role) => isCoachRole(role) && role.value === collegeId && role.status === 'Accepted');
}
