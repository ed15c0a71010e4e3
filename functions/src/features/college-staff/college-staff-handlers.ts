import type { College } from '@touchline/domain/college/college';
import { historyEditOf } from '@touchline/domain/college/editing/college-history';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { collegesOfEmail } from '@touchline/domain/person/claims/coach-colleges';
import { shownInviteOf, stateOfInvite } from '@touchline/domain/person/college-staff/coach-invite';
import { membersOf } from '@touchline/domain/person/profiles/college-member';
import { isAcceptedCoachOf, mayEditCollege } from '@touchline/domain/permissions/may-edit';
import type { AuthChanges } from '../../platform/auth/auth-changes-gateway';
import type { Clock } from '../../platform/clock-and-ids';
import { callerUid, type Handler } from '../../platform/handler';
import type { RateLimit } from '../../platform/rate-limit-store';
import type { CatalogueStore } from '../colleges/catalogue-store';
import type { CollegeStore } from '../colleges/college-store';
import type { CoachInviteStore } from './coach-invite-store';
import type { ProfileStore } from '../profiles/profile-store';
import type { RenewRoleClaims } from '../sign-in/role-claims';

/** What the administration of a college works with. */
interface StaffDependencies {
  readonly colleges: Pick<CollegeStore, 'find' | 'history'>;
  readonly profiles: Pick<ProfileStore, 'find' | 'findOwn' | 'authorityOf' | 'listCoachesOf'>;
  readonly invites: CoachInviteStore;
  readonly users: Pick<AuthChanges, 'find'>;
  readonly catalogue: CatalogueStore;
  readonly openings: RateLimit;
  readonly clock: Clock;
}

/**
 * GET /ui/v1/colleges/:collegeId/history: everything for the college's editors, when and what for other people (S2-19).
 * The roles are the stored ones, as for every edit.
 */
export function collegeHistory({ colleges, profiles }: StaffDependencies): Handler<'collegeHistory'> {
  return async ({ actor, params, query }) => {
    const uid = callerUid(actor);
    const [college, authority] = await Promise.all([found(colleges, params.collegeId), profiles.authorityOf(uid)]);
    const isEditor = mayEditCollege({ ...actor, ...authority }, college._id);
    const { edits, next } = await colleges.history(college._id, query.after ?? null);
    const authors = isEditor ? edits.flatMap(({ by, takenBack }) => [by, ...(takenBack === null ? [] : [takenBack])]) : [];
    const uids = [...new Set(authors.flatMap((by) => (by.isAdmin ? [] : [by.uid])))];
    const people = await Promise.all(uids.map((one) => profiles.find(one)));
    const names = new Map(people.flatMap((one) => (one === null ? [] : [[one._id, one.displayName] as const])));
    const reader = { uid, isAdmin: actor.isAdmin, isEditor, names };
    return { items: edits.map((edit) => historyEditOf(edit, reader)), next };
  };
}

/** GET /ui/v1/colleges/:collegeId/members */
export function collegeMembers({ colleges, profiles, invites, clock }: StaffDependencies): Handler<'collegeMembers'> {
  return async ({ actor, params }) => {
    const { _id } = await found(colleges, params.collegeId);
    const [people, sent] = await Promise.all([profiles.listCoachesOf(_id), invites.listOf(_id)]);
    const now = clock().toISOString();
    return { members: membersOf(_id, people, callerUid(actor)), invites: sent.map((one) => shownInviteOf(one, now)) };
  };
}

/** POST /ui/v1/colleges/:collegeId/invites */
export function inviteStaff({ colleges, profiles, users, invites, clock }: StaffDependencies): Handler<'inviteStaff'> {
  return async ({ actor, params, body, origin, language }) => {
    const uid = callerUid(actor);
    const college = await found(colleges, params.collegeId);
    const form = body();
    if (!college.athletics.sport.some(({ sex }) => sex === form.sex)) throw new Refusal('invalid', 'noSuchTeam', {}, 'sex');
    const email = (await profiles.findOwn(uid))?.email ?? (await users.find(uid))?.email ?? null;
    const by = { uid, isAdmin: actor.isAdmin, isStaff: isAcceptedCoachOf(actor, college._id), email };
    const invite = await invites.send({ by, college, form, origin, language });
    return { invite: shownInviteOf(invite, clock().toISOString()) };
  };
}

/** DELETE /ui/v1/colleges/:collegeId/invites/:inviteId */
export function revokeInvite({ colleges, invites }: StaffDependencies): Handler<'revokeInvite'> {
  return async ({ actor, params: { collegeId, inviteId } }) => {
    const { _id } = await found(colleges, collegeId);
    await invites.revoke(_id, inviteId, { uid: callerUid(actor), isAdmin: actor.isAdmin });
    return null;
  };
}

/** POST /ui/v1/coachInvites/open: a call that changes something, so that no preview of a link counts as opening it. */
export function openInvite({ colleges, profiles, invites, openings, clock }: StaffDependencies): Handler<'openInvite'> {
  return async ({ actor: { uid }, body, network }) => {
    await openings.perNetwork(network);
    const invite = await invites.open(body().inviteId);
    const { _id, name, pathName } = await found(colleges, invite.collegeId);
    const own = uid === null ? null : await profiles.findOwn(uid);
    const { sex, staffType, handsOver, byTouchline, validUntil } = invite;
    return {
      college: { _id, name, pathName },
      ...{ sex, staffType, handsOver, byTouchline, validUntil },
      state: stateOfInvite(invite, clock().toISOString()),
      isForYou: uid === null ? null : own?.email.toLowerCase() === invite.email,
    };
  };
}

/** POST /ui/v1/coachInvites/accept: the claim of an accepted role follows at once, for the client. */
export function acceptInvite(
  { users, invites, catalogue }: StaffDependencies,
  renewClaims: RenewRoleClaims,
): Handler<'acceptInvite'> {
  return async ({ actor, body }) => {
    const uid = callerUid(actor);
    const { inviteId } = body();
    const user = await users.find(uid);
    if (user === null) throw new Refusal('notFound', 'noProfile');
    const { email, emailVerified } = user;
    const collegeIds = collegesOfEmail((await catalogue.fresh()).rows, email).map(({ _id }) => _id);
    const roles = await invites.accept(inviteId, { uid, email, emailVerified, collegeIds });
    if (roles.some(({ status }) => status === 'Accepted')) await renewClaims(uid);
    return { roles: [...roles] };
  };
}

async function found(colleges: Pick<CollegeStore, 'find'>, collegeId: string): Promise<College> {
  const college = await colleges.find(collegeId);
  if (college === null) throw new Refusal('notFound', 'unknownCollege');
  return college;
}
