import * as z from 'zod/mini';
import type { MessageCode } from '../../kernel/refusal/api-messages';
import { instant, shortText } from '../../kernel/text/text-schemas';
import { PLAYER_TYPES } from '../../reference/player-lists';
import { COACH_STAFF_TYPES, SPORTS_GENDERS } from '../../reference/role-types';

/** The three kinds of player; a profile's `type` may change among these only. */
export const playerType = z.enum(PLAYER_TYPES);
export type PlayerType = z.infer<typeof playerType>;

/** The types of a profile (S1-01); `alumni` is only a role. */
export const profileType = z.enum([...playerType.options, 'coach', 'parent']);
export type ProfileType = z.infer<typeof profileType>;

/** Male or Female: the gender of the sport. */
export const sportsGender = z.enum(SPORTS_GENDERS, { error: 'genderMissing' satisfies MessageCode });

export const coachStaffType = z.enum(COACH_STAFF_TYPES);

export const roleType = z.enum([...profileType.options, 'alumni', ...coachStaffType.options]);

const roleStatus = z.enum(['Pending', 'Accepted']);

/** One role of a person at a college (S3-01): `value` is the college's id. */
export const role = z.strictObject({ type: roleType, value: shortText(200), status: roleStatus });
export type Role = z.infer<typeof role>;

/**
 * An admin's decision about a role: a Pending one is accepted or rejected, an accepted one withdrawn. `value` is the
 * college's id, `reason` is for the person, null if none was given.
 */
export const roleDecision = z.strictObject({
  type: roleType,
  value: shortText(200),
  decision: z.enum(['accepted', 'rejected', 'withdrawn']),
  reason: z.nullable(shortText(500)),
  at: instant,
});

export type RoleDecision = z.infer<typeof roleDecision>;
