import { COACH_STAFF_TYPES } from '../../reference/role-types';
import type { Role } from './role';

const COACH_ROLE_TYPES: ReadonlySet<string> = new Set(['coach', ...COACH_STAFF_TYPES]);

/** True for coach and the seven staff types (S3-08), never for alumni; the status does not matter. */
export function isCoachRole(role: Pick<Role, 'type'>): boolean {
  return COACH_ROLE_TYPES.has(role.type);
}

/** The colleges that accepted somebody as a coach, each once. */
export function collegesOfCoach(roles: readonly Pick<Role, 'type' | 'status' | 'value'>[]): string[] {
  return [...new Set(roles.filter((role) => isCoachRole(role) && role.status === 'Accepted').map(({ value }) => value))];
}

/** True if a coach's role has changed from Pending to Accepted; changes of other roles do not matter. */
export function isNewlyAccepted(before: readonly Role[], now: readonly Role[]): boolean {
  const wasPendingAt = new Set(before.filter((role) => isCoachRole(role) && role.status === 'Pending').map(({ value }) => value));
  return now.some((role) => isCoachRole(role) && role.status === 'Accepted' && wasPendingAt.has(role.value));
}

/** The pending-coach flag: true when any role is Pending (S4-12). */
export function isPendingCoach(roles: readonly Pick<Role, 'status'>[]): boolean {
  return roles.some((role) => role.status === 'Pending');
}

/**
 * A coach by type, or by a coach's role of any status at a college. It decides what menus show (S2-31), never what may
 * be edited.
 */
export function isCoach(person: { readonly type: string; readonly roles: readonly Pick<Role, 'type'>[] }): boolean {
  return person.type === 'coach' || person.roles.some(isCoachRole);
}

/** The custom claims in a user's token; an empty claim is left out. */
export interface UserClaims {
  readonly admin?: true;
  readonly roles?: readonly string[];
}

/**
 * The custom claims of a user (S6-03): `admin` is true only for admins; `roles` has the ids of the colleges that
 * accepted the user as a coach. A Pending role is in no claim.
 */
export function userClaims(isAdmin: boolean, roles: readonly Role[]): UserClaims {
  const accepted = collegesOfCoach(roles);
  return { ...(isAdmin ? { admin: true as const } : {}), ...(accepted.length > 0 ? { roles: accepted } : {}) };
}

/** The claims of a user whose roles have changed; all other claims stay. */
export function withRoleClaims(
  claims: Readonly<Record<string, unknown>>,
  roles: readonly Role[],
): Readonly<Record<string, unknown>> {
  const { roles: _, ...others } = claims;
  return { ...others, ...userClaims(false, roles) };
}

/** The claims of a user who becomes an admin, or no longer is one. */
export function withAdminClaim(claims: Readonly<Record<string, unknown>>, isAdmin: boolean): Readonly<Record<string, unknown>> {
  const { admin: _, ...others } = claims;
  return isAdmin ? { ...others, admin: true } : others;
}
