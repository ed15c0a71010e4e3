import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { claimableColleges, collegesOfEmail } from '@touchline/domain/person/account/coach-colleges';
import { requireActiveAccount } from '@touchline/domain/permissions/may-edit';
import { isCoach } from '@touchline/domain/person/roles/coach-role';
import type { AuthChanges } from '../../platform/auth-changes-gateway';
import { callerUid, type Handler } from '../../platform/handler';
import { type CatalogueStore, collegeNames } from '../colleges/catalogue-store';
import type { ShowPeople } from './admin-user-handlers';
import type { ProfileStore } from './profile-store';
import type { RenewRoleClaims } from './role-claims';
import type { ClaimStore, RoleStore } from './role-store';

/** What deciding about a role needs. */
interface DecideRoleDependencies {
  readonly roles: RoleStore;
  readonly users: Pick<AuthChanges, 'find'>;
  readonly renewClaims: RenewRoleClaims;
  readonly catalogue: CatalogueStore;
  readonly show: ShowPeople;
}

/**
 * POST /ui/v1/admin/users/:uid/roles. The documents decide what a coach may do, at once. The claim follows, for the
 * client; accepting again repairs a lost one.
 */
export function decideRole({ roles, users, renewClaims, catalogue, show }: DecideRoleDependencies): Handler<'decideRole'> {
  return async ({ actor, params: { uid }, body }) => {
    const by = callerUid(actor);
    const user = await users.find(uid);
    if (user === null) throw new Refusal('notFound', 'unknownUser');
    const verdict = body();
    const collegeName = (await collegeNames(catalogue, [verdict.collegeId]))(verdict.collegeId) ?? verdict.collegeId;
    const collegeIds = collegesOfEmail((await catalogue.fresh()).rows, user.email).map(({ _id }) => _id);
    const { person, leaver } = await roles.decide({ uid, by, verdict, mail: { ...user, collegeIds }, collegeName });
    await Promise.all([uid, ...(leaver === null ? [] : [leaver])].map(renewClaims));
    const [shown] = await show([person]);
    if (shown === undefined) throw new Refusal('notFound', 'unknownUser');
    return { user: shown };
  };
}

/** What a claim needs. */
interface ClaimDependencies {
  readonly profiles: ProfileStore;
  readonly users: Pick<AuthChanges, 'find'>;
  readonly catalogue: CatalogueStore;
  readonly claims: ClaimStore;
}

/**
 * POST /ui/v1/collegeClaims: a coach requests a role at a college whose site matches the coach's mail domain, by the
 * same rule as at registration. An admin decides. Refused before the address is verified: nobody is in a queue by an
 * address that may be somebody else's.
 */
export function claimCollege({ profiles, users, catalogue, claims }: ClaimDependencies): Handler<'claimCollege'> {
  return async ({ actor: { uid }, body }) => {
    const own = uid === null ? null : await profiles.findOwn(uid);
    if (own === null || !isCoach(own)) throw new Refusal('forbidden', 'onlyCoachesClaim');
    requireActiveAccount({ isDeactivated: own.hidden });
    const claim = body();
    const { rows } = await catalogue.current();
    const college = rows.find(({ _id }) => _id === claim.collegeId);
    if (college === undefined) throw new Refusal('notFound', 'unknownCollege', {}, 'collegeId');
    if (!claimableColleges(own, own.email, rows).some(({ _id }) => _id === college._id))
      throw new Refusal('forbidden', 'collegeOfOthers', {}, 'collegeId');
    if ((await users.find(own._id))?.emailVerified !== true) throw new Refusal('conflict', 'verifyEmailFirst');
    if (!college.sexes.includes(claim.sex)) throw new Refusal('invalid', 'noSuchTeam', {}, 'sex');
    return { roles: [...(await claims.save(own._id, claim))] };
  };
}

/**
 * DELETE /ui/v1/collegeClaims/:collegeId: the caller gives up an own role, Pending or Accepted. The documents decide
 * at once; the claim follows, for the client.
 */
export function leaveCollege(claims: ClaimStore, renewClaims: RenewRoleClaims): Handler<'leaveCollege'> {
  return async ({ actor, params: { collegeId }, query: { type } }) => {
    const uid = callerUid(actor);
    const roles = await claims.leave(uid, { type, value: collegeId });
    await renewClaims(uid);
    return { roles: [...roles] };
  };
}
