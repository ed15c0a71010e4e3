import { sameJson } from '../kernel/json/json';
import { type ClaimObjection, objectionId } from '../person/claims/claim-objection';
import { type ListedAlumnus, listedAlumnusId } from '../person/claims/listed-alumnus';
import { type CoachInvite, revokedInvite } from '../person/college-staff/coach-invite';
import { coachRolesAt } from '../person/profiles/college-member';
import { isCoachRole } from '../person/roles/coach-role';
import type { Role } from '../person/roles/role';
import type { SavedCollege } from '../person/saved-college';
import type { Thread } from '../person/threads/thread';
import type { Visit } from '../person/visits/visit';
import { SAVED_NOTE_MAX } from '../reference/limits';
import type { Merging } from './merge-parts';

/** Every role that somebody may have at a college. */
export function rolesAt(collegeId: string): readonly Role[] {
  const alumni = (['Accepted', 'Pending'] as const).map((status): Role => ({ type: 'alumni', value: collegeId, status }));
  return [...coachRolesAt(collegeId), ...alumni];
}

/** Whether two roles at one college exclude each other: a person has one on the staff, and one as an alumnus. */
const isSameKind = (one: Role, other: Role): boolean => one.type === other.type || (isCoachRole(one) && isCoachRole(other));

/**
 * The roles of a person after a merge. Where they have a role of a kind at both colleges, the accepted one stays, else
 * that of the remaining college.
 */
export function movedRoles(roles: readonly Role[], { from, into }: Merging): readonly Role[] {
  const there = roles.filter(({ value }) => value === into);
  const moves = (role: Role): boolean => {
    const rival = there.find((one) => isSameKind(one, role));
    return rival === undefined || (rival.status === 'Pending' && role.status === 'Accepted');
  };
  const moving = roles.filter((role) => role.value === from && moves(role));
  return roles.flatMap((role) => {
    if (role.value === from) return moving.includes(role) ? [{ ...role, value: into }] : [];
    return role.value === into && moving.some((one) => isSameKind(one, role)) ? [] : [role];
  });
}

/**
 * The roles of a person without a merge: those at the two colleges are as before, all others as now. Null where the
 * former have changed since.
 */
export function restoredRoles(
  roles: readonly Role[],
  { before, after }: { readonly before: readonly Role[]; readonly after: readonly Role[] },
  { from, into }: Merging,
): readonly Role[] | null {
  if (sameJson(roles, after)) return before;
  const isHere = ({ value }: Role): boolean => value === from || value === into;
  if (!sameJson(roles.filter(isHere), after.filter(isHere))) return null;
  return [...roles.filter((role) => !isHere(role)), ...before.filter(isHere)];
}

/**
 * A save under the remaining college. Who saved both keeps stage and next step of that one, both notes, and the time of
 * the first save.
 */
export function movedSave(save: SavedCollege, there: SavedCollege | null, { into }: Merging): SavedCollege {
  if (there === null) return { ...save, _id: into };
  const notes = [...new Set([there.note, save.note].filter((note) => note !== null))];
  const note = notes.length === 0 ? null : notes.join('\n\n').slice(0, SAVED_NOTE_MAX);
  const times = [there.notedAt, save.notedAt].filter((at) => at !== null).toSorted();
  return {
    ...there,
    note,
    nextStep: there.nextStep ?? save.nextStep,
    savedAt: save.savedAt < there.savedAt ? save.savedAt : there.savedAt,
    notedAt: note === null ? null : (times.at(-1) ?? null),
  };
}

/** A wish to be named under the remaining college; one that is there stays. */
export function movedWish(wish: ListedAlumnus, there: ListedAlumnus | null, { into }: Merging): ListedAlumnus {
  return there ?? { ...wish, _id: listedAlumnusId(wish.uid, into), collegeId: into };
}

/** An objection under the remaining college; one that is there stays. */
export function movedObjection(objection: ClaimObjection, there: ClaimObjection | null, { into }: Merging): ClaimObjection {
  return there ?? { ...objection, _id: objectionId({ ...objection, collegeId: into }), collegeId: into };
}

/**
 * An invitation to the remaining college under its own id, so that the link of its mail leads there. Where the address
 * is invited there as well, this one is revoked.
 */
export function movedInvite(invite: CoachInvite, isInvitedThere: boolean, { into }: Merging, now: string): CoachInvite {
  return { ...(isInvitedThere ? revokedInvite(invite, now) : invite), collegeId: into };
}

/** What a merge changes of a conversation. */
export type ThreadPlace = Pick<Thread, 'collegeId' | 'collegeName' | 'state'>;

/**
 * A conversation under the remaining college. A player has one open conversation with a college: where one is open
 * there already, this one is closed.
 */
export function movedThread(
  thread: Thread,
  hasOpenThere: boolean,
  into: { readonly _id: string; readonly name: string },
): Thread {
  const state = thread.state === 'open' && hasOpenThere ? 'closed' : thread.state;
  return { ...thread, collegeId: into._id, collegeName: into.name, state };
}

/**
 * A conversation without a merge; null where it names another college now. What its player has decided since holds.
 */
export function restoredThread(
  thread: Thread,
  { before, after }: { readonly before: ThreadPlace; readonly after: ThreadPlace },
): Thread | null {
  if (thread.collegeId !== after.collegeId) return null;
  return { ...thread, ...before, state: thread.state === after.state ? before.state : thread.state };
}

/** A visit under the remaining college; its text, marks and photos stay as they are. */
export function movedVisit(visit: Visit, { from, into }: Merging): Visit | null {
  return visit.collegeId === from ? { ...visit, collegeId: into } : null;
}
