import * as z from 'zod/mini';
import { shortText } from '../text/safe-text';

/** The three kinds of player; a profile's `type` may move among these only. */
export const playerType = z.enum(['playerHighSchool', 'playerCollege', 'playerPro']);
export type PlayerType = z.infer<typeof playerType>;

/** What a profile can be (specification §3); `alumni` is a role only. */
export const profileType = z.enum([...playerType.options, 'coach', 'parent']);
export type ProfileType = z.infer<typeof profileType>;

/** The seven posts of a college's coaching staff (specification §3). */
export const coachStaffType = z.enum([
  'headcoach',
  'interimheadcoach',
  'associateheadcoach',
  'assistantcoach',
  'goalkeepercoach',
  'volunteerassistantcoach',
  'contentmanager',
]);
export type CoachStaffType = z.infer<typeof coachStaffType>;

export const roleType = z.enum([...profileType.options, 'alumni', ...coachStaffType.options]);
export type RoleType = z.infer<typeof roleType>;

export const roleStatus = z.enum(['Pending', 'Accepted']);
export type RoleStatus = z.infer<typeof roleStatus>;

/** One tie of a person to a college: `value` is the college's id (specification §3, Profile). */
export const role = z.strictObject({ type: roleType, value: shortText(200), status: roleStatus });
export type Role = z.infer<typeof role>;

const COACH_ROLE_TYPES: ReadonlySet<RoleType> = new Set<RoleType>(['coach', ...coachStaffType.options]);

/** True for coach and the seven staff types, never for alumni, whatever the status (design.md §4, Roles). */
export function isCoachRole(role: Pick<Role, 'type'>): boolean {
  return COACH_ROLE_TYPES.has(role.type);
}

/** The pending-coach flag: true when any role is Pending (specification §4, Other states). */
export function isPendingCoach(roles: readonly Pick<Role, 'status'>[]): boolean {
  return roles.some((role) => role.status === 'Pending');
}
