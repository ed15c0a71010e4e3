import { isEduEmail } from '../../kernel/text/email';
import { isCoach, isCoachRole } from '../roles/coach-role';
import type { Role } from '../roles/role';
import type { Person } from './change-account';

/** Whether a mail domain belongs to the college with that id. */
type BelongsTo = (collegeId: string) => boolean;

/**
 * Whether the mail domain allows a role: a coach account needs one that belongs to the college. Coaches by invitation,
 * whose account is of another type, and all other roles need no such address.
 */
export function isRoleOfEmail(
  { type }: { readonly type: string },
  role: Pick<Role, 'type' | 'value'>,
  belongsTo: BelongsTo,
): boolean {
  return type !== 'coach' || !isCoachRole(role) || belongsTo(role.value);
}

/** A mail address that a person has moved to, and whether the provider has verified it. */
interface NewEmail {
  readonly email: string;
  readonly isVerified: boolean;
}

/**
 * A person with another mail address. An accepted coach role rests on an address that is verified and belongs to its
 * college: with any other it is Pending again (docs/decisions/037-end-of-roles.md). Pending roles
 * that the new domain does not allow are removed.
 */
export function withChangedEmail(
  { account, profile }: Person,
  { email, isVerified }: NewEmail,
  belongsTo: BelongsTo,
  now: string,
): Person {
  const roles = profile.roles.flatMap((role): Role[] => {
    if (role.status === 'Pending') return isRoleOfEmail(profile, role, belongsTo) ? [role] : [];
    const isKept = !isCoachRole(role) || (isVerified && belongsTo(role.value));
    return [isKept ? role : { ...role, status: 'Pending' }];
  });
  return { account: { ...account, email }, profile: withRoles(profile, roles, now) };
}

/**
 * A person whose address was changed at the provider to one that coaches may not have, and cannot be changed back:
 * accepted coach roles become Pending again.
 */
export function demoteCoachRoles({ account, profile }: Person, email: string, now: string): Person {
  const roles = profile.roles.map((role) => (isCoachRole(role) ? { ...role, status: 'Pending' as const } : role));
  return { account: { ...account, email }, profile: withRoles(profile, roles, now) };
}

/** The ids of the colleges of roles that are removed or have another status. */
export function lostRoles(before: readonly Role[], after: readonly Role[]): string[] {
  const isKept = (role: Role) =>
    after.some(({ type, value, status }) => type === role.type && value === role.value && status === role.status);
  return before.filter((role) => !isKept(role)).map(({ value }) => value);
}

function withRoles(profile: Person['profile'], roles: readonly Role[], now: string): Person['profile'] {
  if (lostRoles(profile.roles, roles).length === 0) return profile;
  return { ...profile, roles: [...roles], version: profile.version + 1, updatedAt: now };
}

/**
 * Whether a person may change to a mail address: coach accounts need a .edu one (S5-05). Coaches by invitation may not
 * leave a .edu address either, since the college knows them by it.
 */
export function mayUseEmail(
  person: { readonly type: string; readonly roles: readonly Pick<Role, 'type'>[] },
  current: string,
  wanted: string,
): boolean {
  if (person.type !== 'coach' && !(isCoach(person) && isEduEmail(current))) return true;
  return isEduEmail(wanted);
}
