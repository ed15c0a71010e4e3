import { isCoachRole } from '@touchline/domain/account/coach-role';
import type { Role } from '@touchline/domain/account/role';

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
