import * as z from 'zod/mini';
import type { MessageCode } from '../http/api-messages';
import type { Profile } from '../profile/profile';
import { shortText } from '../text/safe-text';
import { isCoachRole } from './coach-role';
import { coachStaffType, type Role } from './role';

/** Which team of which college a coach says to work for, and as what (design.md §4, Roles). */
export const claimWish = z.object({
  collegeId: shortText(200),
  sex: z.enum(['male', 'female'], { error: 'genderMissing' satisfies MessageCode }),
  staffType: z.enum(coachStaffType.options, { error: 'staffTypeMissing' satisfies MessageCode }),
});
export type ClaimWish = z.infer<typeof claimWish>;

type Claimant = Pick<Profile, 'roles' | 'sportsTypeGender'>;

/**
 * A coach's profile after a claim: on the side of the claimed team, with one coach's role for each college. That role is Pending, unless the college has accepted this coach
 * before, so claiming again changes the post and never makes a second request.
 */
export function afterClaim<Coach extends Claimant>(coach: Coach, { collegeId, sex, staffType }: ClaimWish): Coach {
  const isHere = (role: Role): boolean => isCoachRole(role) && role.value === collegeId;
  const status = coach.roles.some((role) => isHere(role) && role.status === 'Accepted') ? 'Accepted' : 'Pending';
  return {
    ...coach,
    sportsTypeGender: sex === 'male' ? 'Male' : 'Female',
    roles: [...coach.roles.filter((role) => !isHere(role)), { type: staffType, value: collegeId, status }],
  };
}
