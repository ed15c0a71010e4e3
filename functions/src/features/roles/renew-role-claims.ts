import type { Role } from '@touchline/domain/account/role';
import { withAdminClaim, withRoleClaims } from '@touchline/domain/account/user-claims';
import { sameJson } from '@touchline/domain/json/json';
import type { AuthChanges } from '../../platform/auth-changes-gateway';
import type { Clock } from '../../platform/clock';

/** How often the claims are looked at until they stay as they should be. */
const LOOKS = 4;
/** Clocks of two machines differ by no more than this. */
const CLOCKS_DIFFER_MS = 60_000;

/** What renewing claims goes through: documents say the roles, the log whether somebody stopped being an admin since a moment. */
export interface ClaimsPath {
  readonly users: Pick<AuthChanges, 'find' | 'setClaims'>;
  readonly rolesOf: (uid: string) => Promise<readonly Role[]>;
  readonly wasRevokedSince: (uid: string, moment: string) => Promise<boolean>;
  readonly clock: Clock;
}

/** Brings the roles claim of a user along with the stored roles. */
export type RenewRoleClaims = (uid: string) => Promise<void>;

/**
 * The provider only takes all claims at once. So they are read right before they are written, and looked at again afterwards: what another decision wrote meanwhile
 * is put right, and whoever stopped being an admin meanwhile is not made one again.
 */
export function renewRoleClaims({ users, rolesOf, wasRevokedSince, clock }: ClaimsPath): RenewRoleClaims {
  return async (uid) => {
    const since = new Date(clock().getTime() - CLOCKS_DIFFER_MS).toISOString();
    for (let look = 0; look < LOOKS; look += 1) {
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
