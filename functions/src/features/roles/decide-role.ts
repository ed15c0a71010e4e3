import { withRoleClaims } from '@touchline/domain/account/user-claims';
import { Refusal } from '@touchline/domain/http/refusal';
import { sameJson } from '@touchline/domain/json/json';
import type { AuthChanges } from '../../platform/auth-changes-gateway';
import type { Handler } from '../../platform/handler';
import type { CatalogueStore } from '../colleges/catalogue-store';
import { collegeNames } from '../colleges/listed-colleges';
import type { ShowPeople } from './admin-users';
import type { RoleStore } from './role-store';

/** What deciding about a role goes through. */
export interface RoleDecisions {
  readonly roles: RoleStore;
  readonly users: AuthChanges;
  readonly catalogue: CatalogueStore;
  readonly show: ShowPeople;
}

/**
 * POST /ui/v1/admin/users/:uid/roles. The documents decide what a coach may do, at once; the claim follows for the client's sake, and accepting again repairs one
 * that got lost.
 */
export function decideRole({ roles, users, catalogue, show }: RoleDecisions): Handler<'decideRole'> {
  return async ({ actor, params: { uid }, body }) => {
    if (actor.uid === null) throw new Refusal('signInRequired', 'signInRequired');
    const user = /^[A-Za-z0-9_-]{1,128}$/.test(uid) ? await users.find(uid) : null;
    if (user === null) throw new Refusal('notFound', 'unknownUser');
    const verdict = body();
    const collegeName = (await collegeNames(catalogue, [verdict.collegeId]))(verdict.collegeId) ?? verdict.collegeId;
    const person = await roles.decide({ uid, by: actor.uid, verdict, mail: user, collegeName });
    const claims = withRoleClaims(user.claims, person.profile.roles);
    if (!sameJson(claims, user.claims)) await users.setClaims(uid, claims);
    const [shown] = await show([person]);
    if (shown === undefined) throw new Refusal('notFound', 'unknownUser');
    return { user: shown };
  };
}
