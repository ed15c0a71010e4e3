import { isCoachRole } from './coach-role';
import type { Role } from './role';

/** What a user's token carries beside the identity; a claim that says nothing is left out. */
export interface UserClaims {
  readonly admin?: true;
  readonly roles?: readonly string[];
}

/**
 * The custom claims of a user: `admin` is true for admins alone; `roles` is the list of ids of the colleges that accepted the user as a coach
 * (specification §6: "The roles claim gives the college the coach belongs to"). A Pending role is in no claim.
 */
export function userClaims(isAdmin: boolean, roles: readonly Role[]): UserClaims {
  const accepted = roles.filter((role) => isCoachRole(role) && role.status === 'Accepted').map(({ value }) => value);
  return { ...(isAdmin ? { admin: true as const } : {}), ...(accepted.length > 0 ? { roles: [...new Set(accepted)] } : {}) };
}

/** The claims of a user whose roles have changed: whatever else the token carries stays. */
export function withRoleClaims(
  claims: Readonly<Record<string, unknown>>,
  roles: readonly Role[],
): Readonly<Record<string, unknown>> {
  const { roles: _, ...others } = claims;
  return { ...others, ...userClaims(false, roles) };
}

/** The claims of a user who becomes an admin, or is one no more. */
export function withAdminClaim(claims: Readonly<Record<string, unknown>>, isAdmin: boolean): Readonly<Record<string, unknown>> {
  const { admin: _, ...others } = claims;
  return isAdmin ? { ...others, admin: true } : others;
}
