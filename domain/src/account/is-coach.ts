import { isCoachRole } from './coach-role';
import type { Role } from './role';

/** A coach by type, or by a coach's role at a college whatever its status (specification §6); it decides what menus show, never what may be edited. */
export function isCoach(person: { readonly type: string; readonly roles: readonly Pick<Role, 'type'>[] }): boolean {
  return person.type === 'coach' || person.roles.some(isCoachRole);
}
