import { COACH_STAFF_TYPES } from '../constants/role-types';
import type { Role } from './role';

const COACH_ROLE_TYPES: ReadonlySet<string> = new Set(['coach', ...COACH_STAFF_TYPES]);

/** True for coach and the seven staff types, never for alumni, whatever the status (design.md §4, Roles). */
export function isCoachRole(role: Pick<Role, 'type'>): boolean {
  return COACH_ROLE_TYPES.has(role.type);
}

/** True where a coach's role that was Pending before is Accepted now; other roles' coming and going counts for nothing. */
export function isNewlyAccepted(before: readonly Role[], now: readonly Role[]): boolean {
  const wasPendingAt = new Set(before.filter((role) => isCoachRole(role) && role.status === 'Pending').map(({ value }) => value));
  return now.some((role) => isCoachRole(role) && role.status === 'Accepted' && wasPendingAt.has(role.value));
}

/** The pending-coach flag: true when any role is Pending (specification §4, Other states). */
export function isPendingCoach(roles: readonly Pick<Role, 'status'>[]): boolean {
  return roles.some((role) => role.status === 'Pending');
}

/** A coach by type, or by a coach's role at a college whatever its status (specification §6); it decides what menus show, never what may be edited. */
export function isCoach(person: { readonly type: string; readonly roles: readonly Pick<Role, 'type'>[] }): boolean {
  return person.type === 'coach' || person.roles.some(isCoachRole);
}
