import { isCoachRole } from './coach-role';
import type { Person } from './change-account';
import type { Role } from './role';

/** Whether a mail domain belongs to a college, by the college's id. */
export type BelongsTo = (collegeId: string) => boolean;

/**
 * Whether a role may rest on its owner's mail address: a coach account coaches where its domain belongs to the college. Whoever coaches by invitation, whose account is of
 * another type, and every other tie to a college need no such address.
 */
export function isRoleOfEmail(
  { type }: { readonly type: string },
  role: Pick<Role, 'type' | 'value'>,
  belongsTo: BelongsTo,
): boolean {
  return type !== 'coach' || !isCoachRole(role) || belongsTo(role.value);
}

/** A person under another mail address: Pending roles that the address does not speak for are gone; accepted ones were checked when they were accepted. */
export function movedPerson({ account, profile }: Person, email: string, belongsTo: BelongsTo, now: string): Person {
  const roles = profile.roles.filter((role) => role.status === 'Accepted' || isRoleOfEmail(profile, role, belongsTo));
  return { account: { ...account, email }, profile: withRoles(profile, roles, now) };
}

/** A person whose address was changed at the provider to one that coaches may not have, and cannot be changed back: accepted coach roles have to be decided anew. */
export function suspendedPerson({ account, profile }: Person, email: string, now: string): Person {
  const roles = profile.roles.map((role) => (isCoachRole(role) ? { ...role, status: 'Pending' as const } : role));
  return { account: { ...account, email }, profile: withRoles(profile, roles, now) };
}

/** The colleges at which somebody had a role before, or an accepted one, and has it no more. */
export function lostRoles(before: readonly Role[], after: readonly Role[]): string[] {
  const isKept = (role: Role) =>
    after.some(({ type, value, status }) => type === role.type && value === role.value && status === role.status);
  return before.filter((role) => !isKept(role)).map(({ value }) => value);
}

function withRoles(profile: Person['profile'], roles: readonly Role[], now: string): Person['profile'] {
  if (lostRoles(profile.roles, roles).length === 0) return profile;
  return { ...profile, roles: [...roles], version: profile.version + 1, updatedAt: now };
}
