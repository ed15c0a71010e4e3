import { collegesWithTeam, claimableColleges, collegesOfEmail } from '@touchline/domain/person/claims/coach-colleges';
import { openClaimOf } from '@touchline/domain/person/claims/claim-objection';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { isAcceptedCoachOf, requireActiveAccount } from '@touchline/domain/permissions/may-edit';
import { isEduEmail } from '@touchline/domain/kernel/text/email';
import { isCoach } from '@touchline/domain/person/roles/coach-role';
import { CLAIMS_PER_DAY } from '@touchline/domain/reference/limits';
import type { AuthChanges } from '../../platform/auth/auth-changes-gateway';
import { callerUid, type Handler } from '../../platform/handler';
import type { CountDaily } from '../../platform/rate-limit-store';
import { type CatalogueStore, listedColleges } from '../colleges/catalogue-store';
import type { ClaimObjectionStore } from './claim-objection-store';
import type { ClaimStore } from './claim-store';
import type { CollegeRequestStore } from '../college-requests/college-request-store';
import type { alumniOf } from './listed-alumni-store';
import type { ProfileStore, ProfileWithMail } from '../profiles/profile-store';
import type { RenewRoleClaims } from '../sign-in/role-claims';
import type { StaffStore } from '../college-staff/staff-store';

/** What claims need. */
interface ClaimDependencies {
  readonly profiles: ProfileStore;
  readonly users: Pick<AuthChanges, 'find'>;
  readonly catalogue: CatalogueStore;
  readonly claims: ClaimStore;
  readonly staff: StaffStore;
  readonly requests: CollegeRequestStore;
  readonly countToday: CountDaily;
}

const LIMIT = { name: 'claims', perDay: CLAIMS_PER_DAY } as const;

/** Throws Refusal conflict: nobody is in a queue by an address that may be somebody else's. */
async function requireVerified(users: ClaimDependencies['users'], uid: string): Promise<void> {
  if ((await users.find(uid))?.emailVerified !== true) throw new Refusal('conflict', 'verifyEmailFirst');
}

/**
 * The caller's own profile. Throws Refusal forbidden for people who are not coaches, and while the account is
 * deactivated.
 */
async function ownCoach(profiles: ProfileStore, uid: string): Promise<ProfileWithMail> {
  const own = await profiles.findOwn(uid);
  if (own === null || !isCoach(own)) throw new Refusal('forbidden', 'onlyCoachesClaim');
  requireActiveAccount({ isDeactivated: own.hidden });
  return own;
}

/**
 * POST /ui/v1/collegeClaims: a coach requests a role at a college whose site matches the coach's mail domain, by the
 * same rule as at registration. An admin decides; the accepted staff of the team is told.
 */
export function claimCollege(needs: ClaimDependencies): Handler<'claimCollege'> {
  const { profiles, users, catalogue, claims, staff, countToday } = needs;
  return async ({ actor, body, origin }) => {
    const own = await ownCoach(profiles, callerUid(actor));
    await countToday(LIMIT, own._id);
    const claim = body();
    const { rows } = await catalogue.current();
    const college = rows.find(({ _id }) => _id === claim.collegeId);
    if (college === undefined) throw new Refusal('notFound', 'unknownCollege', {}, 'collegeId');
    if (!claimableColleges(own, own.email, rows).some(({ _id }) => _id === college._id))
      throw new Refusal('forbidden', 'collegeOfOthers', {}, 'collegeId');
    await requireVerified(users, own._id);
    if (!college.sexes.includes(claim.sex)) throw new Refusal('invalid', 'noSuchTeam', {}, 'sex');
    const told = await staff.acceptedOfTeam(college._id, claim.sex === 'male' ? 'Male' : 'Female');
    return { roles: [...(await claims.save(own._id, claim, { name: college.name, staff: told, origin }))] };
  };
}

/** POST /ui/v1/alumniClaims: anybody requests the role of an alumnus, which allows no edit. An admin decides. */
export function claimAlumni({ profiles, users, catalogue, claims, countToday }: ClaimDependencies): Handler<'claimAlumni'> {
  return async ({ actor, body }) => {
    const uid = callerUid(actor);
    const own = await profiles.find(uid);
    if (own === null) throw new Refusal('forbidden', 'noProfile');
    requireActiveAccount({ isDeactivated: own.hidden });
    await countToday(LIMIT, uid);
    const request = body();
    const listed = await listedColleges(catalogue, [request.collegeId]);
    if (!listed.has(request.collegeId)) throw new Refusal('notFound', 'unknownCollege', {}, 'collegeId');
    await requireVerified(users, uid);
    return { roles: [...(await claims.saveAlumni(uid, request))] };
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

/** GET /ui/v1/colleges/:collegeId/claims */
export function claimsOfCollege(
  profiles: Pick<ProfileStore, 'listCoachesOf'>,
  objections: ClaimObjectionStore,
): Handler<'claimsOfCollege'> {
  return async ({ actor, params: { collegeId } }) => {
    const [people, objected] = await Promise.all([
      profiles.listCoachesOf(collegeId),
      objections.listBy(callerUid(actor), collegeId),
    ]);
    const items = people.flatMap((person) => {
      const claim = person.hidden ? null : openClaimOf(person, collegeId);
      const { _id: uid, displayName: name, sportsTypeGender } = person;
      return claim === null ? [] : [{ uid, name, type: claim.type, sportsTypeGender, hasObjected: objected.has(uid) }];
    });
    return { items };
  };
}

/** POST /ui/v1/colleges/:collegeId/claims/:uid/objections. Admins decide about claims instead (403). */
export function objectToClaim(
  objections: ClaimObjectionStore,
  { countToday }: Pick<ClaimDependencies, 'countToday'>,
): Handler<'objectToClaim'> {
  return async ({ actor, params: { collegeId, uid: claimant }, body }) => {
    const by = callerUid(actor);
    if (!isAcceptedCoachOf(actor, collegeId)) throw new Refusal('forbidden', 'onlyStaffObjects');
    await countToday(LIMIT, by);
    const { reason } = body();
    await objections.add({ claimant, collegeId, by, reason });
    return { objected: true };
  };
}

/** POST /ui/v1/collegeRequests: a coach asks for the college of the mail domain that nobody has created yet (S9-10). */
export function requestCollege(needs: ClaimDependencies): Handler<'requestCollege'> {
  const { profiles, users, catalogue, requests, countToday } = needs;
  return async ({ actor, body }) => {
    const own = await ownCoach(profiles, callerUid(actor));
    if (!isEduEmail(own.email)) throw new Refusal('forbidden', 'coachNeedsEduEmail');
    await countToday(LIMIT, own._id);
    const { sportsTypeGender } = body();
    await requireVerified(users, own._id);
    const fitting = collegesWithTeam(collegesOfEmail((await catalogue.fresh()).rows, own.email), sportsTypeGender);
    const domain = own.email.slice(own.email.indexOf('@') + 1);
    const { dueAt } = await requests.open({ _id: own._id, domain, sportsTypeGender }, fitting.length > 0);
    return { dueAt };
  };
}

/** GET /ui/v1/colleges/:collegeId/alumni */
export function collegeAlumni(catalogue: CatalogueStore, listed: ReturnType<typeof alumniOf>): Handler<'collegeAlumni'> {
  return async ({ params: { collegeId } }) => {
    if (!(await listedColleges(catalogue, [collegeId])).has(collegeId)) throw new Refusal('notFound', 'unknownCollege');
    const people = await listed(collegeId);
    const items = people.map(({ _id: uid, username, displayName, type, profilePicture }) => {
      return { uid, username, displayName, type, profilePicture };
    });
    return { items };
  };
}
