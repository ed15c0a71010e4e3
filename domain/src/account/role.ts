import * as z from 'zod/mini';
import { COACH_STAFF_TYPES } from '../constants/role-types';
import { shortText } from '../text/safe-text';

/** The three kinds of player; a profile's `type` may move among these only. */
export const playerType = z.enum(['playerHighSchool', 'playerCollege', 'playerPro']);
export type PlayerType = z.infer<typeof playerType>;

/** What a profile can be (specification §3); `alumni` is a role only. */
export const profileType = z.enum([...playerType.options, 'coach', 'parent']);
export type ProfileType = z.infer<typeof profileType>;

export const coachStaffType = z.enum(COACH_STAFF_TYPES);
export type CoachStaffType = z.infer<typeof coachStaffType>;

export const roleType = z.enum([...profileType.options, 'alumni', ...coachStaffType.options]);
export type RoleType = z.infer<typeof roleType>;

export const roleStatus = z.enum(['Pending', 'Accepted']);
export type RoleStatus = z.infer<typeof roleStatus>;

/** One tie of a person to a college: `value` is the college's id (specification §3, Profile). */
export const role = z.strictObject({ type: roleType, value: shortText(200), status: roleStatus });
export type Role = z.infer<typeof role>;
