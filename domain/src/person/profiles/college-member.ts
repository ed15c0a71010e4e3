import * as z from 'zod/mini';
import { COACH_STAFF_TYPES } from '../../reference/role-types';
import { isCoachRole } from '../roles/coach-role';
import { type Role, role } from '../roles/role';
import { type Profile, profile } from './profile';

/** A person on the staff of a college, or waiting to be, as the college's editors see them. */
export const collegeMember = z.strictObject({
  ...z.pick(profile, { username: true, displayName: true, sportsTypeGender: true }).shape,
  ...z.pick(role, { type: true, status: true }).shape,
  isYou: z.boolean(),
});

export type CollegeMember = z.infer<typeof collegeMember>;

/** Every coach's role that somebody can have at a college. */
export function coachRolesAt(collegeId: string): readonly Role[] {
  const types = ['coach', ...COACH_STAFF_TYPES] as const;
  return types.flatMap((type) => (['Accepted', 'Pending'] as const).map((status) => ({ type, value: collegeId, status })));
}

/** The coaches of a college among people: accepted ones first, each group by name. Hidden profiles are left out. */
export function membersOf(collegeId: string, people: readonly Profile[], uid: string): CollegeMember[] {
  const members = people.flatMap(({ _id, username, displayName, sportsTypeGender, roles, hidden }) =>
    roles
      .filter((one) => !hidden && isCoachRole(one) && one.value === collegeId)
      .map(({ type, status }) => ({ username, displayName, sportsTypeGender, type, status, isYou: _id === uid })),
  );
  return members.toSorted(
    (one, other) => one.status.localeCompare(other.status) || one.displayName.localeCompare(other.displayName),
  );
}
