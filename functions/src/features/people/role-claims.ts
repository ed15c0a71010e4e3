import { sameJson } from '@touchline/domain/kernel/json/json';
import { withAdminClaim, withRoleClaims } from '@touchline/domain/person/roles/coach-role';
import type { Role } from '@touchline/domain/person/roles/role';
import type { AuthChanges } from '../../platform/auth-changes-gateway';
import type { Clock } from '../../platform/clock-and-ids';

/** How often the claims are checked until they stay as they should be. */
const CHECKS = 4;
/** Clocks of two machines differ by no more than this. */
const CLOCKS_DIFFER_MS = 60_000;

/**
 * What renewing claims needs: the stored roles, and the log's word whether somebody stopped being an admin since a
 * moment.
 */
export interface RoleClaimsDependencies {
  readonly users: Pick<AuthChanges, 'find' | 'setClaims'>;
  readonly rolesOf: (uid: string) => Promise<readonly Role[]>;
  readonly wasRevokedSince: (uid: string, moment: string) => Promise<boolean>;
  readonly clock: Clock;
}

/** Brings the roles claim of a user in step with the stored roles. */
export type RenewRoleClaims = (uid: string) => Promise<void>;

/**
 * The provider takes only all claims at once. So they are read right before they are written, and checked again
 * afterwards: what another decision wrote meanwhile is put right, and whoever stopped being an admin meanwhile is not
 * made one again.
 */
export function renewRoleClaims({ users, rolesOf, wasRevokedSince, clock }: RoleClaimsDependencies): RenewRoleClaims {
  return async (uid) => {
    const since = new Date(clock().getTime() - CLOCKS_DIFFER_MS).toISOString();
    for (let check = 0; check < CHECKS; check += 1) {
      const roles = await rolesOf(uid);
      const user = await users.find(uid);
      if (user === null) return;
      const claims = withRoleClaims(user.claims, roles);
      if (sameJson(claims, user.claims)) return;
      await users.setClaims(uid, claims);
      if (claims.admin === true && (await wasRevokedSince(uid, since))) await users.setClaims(uid, withAdminClaim(claims, false));
    }
  };
}
