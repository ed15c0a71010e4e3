import { sameJson } from '@touchline/domain/kernel/json/json';
import { withAdminClaim, withRoleClaims } from '@touchline/domain/person/roles/coach-role';
import type { Role } from '@touchline/domain/person/roles/role';
import type { AuthChanges } from '../../platform/auth/auth-changes-gateway';
import type { Clock } from '../../platform/clock-and-ids';

/** How often the claims are written and checked again at most. */
const MAX_ATTEMPTS = 4;
/** The most that the clocks of two machines differ. */
const MAX_CLOCK_SKEW_MS = 60_000;

/**
 * What renewing claims needs: the stored roles, and whether the log has a user's loss of the admin claim since a time.
 */
export interface RoleClaimsDependencies {
  readonly users: Pick<AuthChanges, 'find' | 'setClaims'>;
  readonly rolesOf: (uid: string) => Promise<readonly Role[]>;
  readonly wasRevokedSince: (uid: string, moment: string) => Promise<boolean>;
  readonly clock: Clock;
}

/** Makes the roles claim of a user equal to the stored roles. */
export type RenewRoleClaims = (uid: string) => Promise<void>;

/**
 * The provider only replaces all claims at once. So they are read right before they are written and checked afterwards.
 * What a concurrent decision wrote is corrected, and a user who stopped being an admin meanwhile is not made one again.
 */
export function renewRoleClaims({ users, rolesOf, wasRevokedSince, clock }: RoleClaimsDependencies): RenewRoleClaims {
  return async (uid) => {
    const since = new Date(clock().getTime() - MAX_CLOCK_SKEW_MS).toISOString();
    for (let check = 0; check < MAX_ATTEMPTS; check += 1) {
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
