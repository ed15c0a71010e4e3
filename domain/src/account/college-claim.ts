import * as z from 'zod/mini';
import type { MessageCode } from '../http/api-messages';
import { instant } from '../text/date-schemas';
import { shortText } from '../text/safe-text';
import { isCoachRole } from './coach-role';
import { coachStaffType, type Role } from './role';

/** Version of the stored shape. */
export const COLLEGE_CLAIM_SCHEMA_VERSION = 1;

const wishes = {
  collegeId: shortText(200),
  sex: z.enum(['male', 'female'], { error: 'genderMissing' satisfies MessageCode }),
  staffType: z.enum(coachStaffType.options, { error: 'staffTypeMissing' satisfies MessageCode }),
};

/** Whose staff a coach says to be, and as what (design.md §4, Roles). */
export const claimWish = z.object(wishes);
export type ClaimWish = z.infer<typeof claimWish>;

/** `accounts/{uid}/collegeClaims/{collegeId}-{sex}`: the one claim of a coach to a team. Whether it was granted the profile's role for the college says. */
export const collegeClaim = z.strictObject({
  ...wishes,
  _id: z.string(),
  schemaVersion: z.literal(COLLEGE_CLAIM_SCHEMA_VERSION),
  claimedAt: instant,
});
export type CollegeClaim = z.infer<typeof collegeClaim>;

/** The claim that a wish becomes; claiming the same team again takes the earlier one's place. */
export function claimOf({ collegeId, sex, staffType }: ClaimWish, claimedAt: string): CollegeClaim {
  return { _id: `${collegeId}-${sex}`, schemaVersion: COLLEGE_CLAIM_SCHEMA_VERSION, collegeId, sex, staffType, claimedAt };
}

/** The roles after a claim: one coach's role for each college, with the new post; Pending, unless the college has accepted this coach before. */
export function rolesAfterClaim(roles: readonly Role[], { collegeId, staffType }: ClaimWish): Role[] {
  const isHere = (role: Role): boolean => isCoachRole(role) && role.value === collegeId;
  const status = roles.some((role) => isHere(role) && role.status === 'Accepted') ? 'Accepted' : 'Pending';
  return [...roles.filter((role) => !isHere(role)), { type: staffType, value: collegeId, status }];
}
