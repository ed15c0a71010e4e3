import { collegesOfEmail } from '@touchline/domain/account/colleges-of-email';
import { Refusal } from '@touchline/domain/http/refusal';
import type { AuthChanges } from '../../platform/auth-changes-gateway';
import type { Handler } from '../../platform/handler';
import type { CatalogueStore } from '../colleges/catalogue-store';
import { collegeNames } from '../colleges/listed-colleges';
import type { ShowPeople } from './admin-users';
import type { RenewRoleClaims } from './renew-role-claims';
import type { RoleStore } from './role-store';

/** What deciding about a role goes through. */
export interface RoleDecisions {
  readonly roles: RoleStore;
  readonly users: Pick<AuthChanges, 'find'>;
  readonly renewClaims: RenewRoleClaims;
  readonly catalogue: CatalogueStore;
  readonly show: ShowPeople;
}

/**
 * POST /ui/v1/admin/users/:uid/roles. The documents decide what a coach may do, at once; the claim follows for the client's sake, and accepting again repairs one
 * that got lost.
 */
export function decideRole({ roles, users, renewClaims, catalogue, show }: RoleDecisions): Handler<'decideRole'> {
  return async ({ actor, params: { uid }, body }) => {
    if (actor.uid === null) throw new Refusal('signInRequired', 'signInRequired');
    const user = /^[A-Za-z0-9_-]{1,128}$/.test(uid) ? await users.find(uid) : null;
    if (user === null) throw new Refusal('notFound', 'unknownUser');
    const verdict = body();
    const collegeName = (await collegeNames(catalogue, [verdict.collegeId]))(verdict.collegeId) ?? verdict.collegeId;
    catalogue.forget();
    const collegeIds = collegesOfEmail((await catalogue.current()).rows, user.email).map(({ _id }) => _id);
    const person = await roles.decide({ uid, by: actor.uid, verdict, mail: { ...user, collegeIds }, collegeName });
    await renewClaims(uid);
    const [shown] = await show([person]);
    if (shown === undefined) throw new Refusal('notFound', 'unknownUser');
    return { user: shown };
  };
}
