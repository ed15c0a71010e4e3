import * as z from 'zod/mini';
import { Refusal } from '../../kernel/refusal/refusal';
import { isEduEmail } from '../../kernel/text/email';
import { shortText } from '../../kernel/text/text-schemas';
import type { Profile } from '../profiles/profile';
import { type Role, role, roleDecision, roleType } from '../roles/role';
import type { Person } from '../account/change-account';
import { isRoleOfEmail } from '../account/change-email';

/** The most decisions that an account stores; the oldest are removed first. */
const MAX_DECISIONS = 50;

/**
 * What an admin sends about a role: Pending ones are accepted or rejected, accepted ones withdrawn, the last two for a
 * reason.
 */
export const roleVerdict = z
  .object({
    type: roleType,
    collegeId: role.shape.value,
    decision: roleDecision.shape.decision,
    reason: z._default(z.nullable(shortText(500)), null),
  })
  .check(
    z.refine(({ decision, reason }) => decision === 'accepted' || reason !== null, { error: 'textMissing', path: ['reason'] }),
  );

export type RoleVerdict = z.infer<typeof roleVerdict>;

/** A person's mail address as the auth provider knows it. */
export interface MailState {
  readonly email: string;
  readonly emailVerified: boolean;
  /** The colleges that match its domain. */
  readonly collegeIds: readonly string[];
}

/**
 * A person after an admin's decision about a role (S4-16): it is Accepted or removed, and the account stores the
 * decision. To accept an accepted role changes nothing. Throws Refusal notFound where there is no such role. Throws
 * Refusal conflict where an accepted role is rejected, a Pending one is withdrawn, or a role is accepted although the
 * address is unverified or, for a coach account, not a .edu address of that college.
 */
export function decideRole({ account, profile }: Person, verdict: RoleVerdict, mail: MailState, now: string): Person {
  const { type, collegeId: value, decision, reason } = verdict;
  const isMeant = (one: { type: string; value: string }): boolean => one.type === type && one.value === value;
  const meant = profile.roles.find(isMeant);
  if (meant === undefined) throw new Refusal('notFound', 'unknownRole');
  if (meant.status === 'Accepted' && decision === 'accepted') return { account, profile };
  if (meant.status === 'Accepted' && decision === 'rejected') throw new Refusal('conflict', 'roleAccepted');
  if (meant.status === 'Pending' && decision === 'withdrawn') throw new Refusal('conflict', 'rolePending');
  if (decision === 'accepted') {
    if (!mail.emailVerified) throw new Refusal('conflict', 'emailUnverified');
    if (profile.type === 'coach' && !isEduEmail(mail.email)) throw new Refusal('conflict', 'coachNeedsEduEmail');
    if (!isRoleOfEmail(profile, meant, (id) => mail.collegeIds.includes(id)))
      throw new Refusal('conflict', 'emailOfOtherCollege');
  }
  const roles =
    decision === 'accepted'
      ? profile.roles.map((one) => (isMeant(one) ? { ...one, status: 'Accepted' as const } : one))
      : profile.roles.filter((one) => !isMeant(one));
  const roleDecisions = [...account.roleDecisions, { type, value, decision, reason, at: now }].slice(-MAX_DECISIONS);
  return {
    account: { ...account, roleDecisions },
    profile: { ...profile, roles, version: profile.version + 1, updatedAt: now },
  };
}

/**
 * A profile whose owner gives up a role at a college, Pending or Accepted. Throws Refusal notFound where the owner has
 * no such role.
 */
export function withoutRole(profile: Profile, { type, value }: Pick<Role, 'type' | 'value'>, now: string): Profile {
  const roles = profile.roles.filter((one) => one.type !== type || one.value !== value);
  if (roles.length === profile.roles.length) throw new Refusal('notFound', 'notYourRole');
  return { ...profile, roles, version: profile.version + 1, updatedAt: now };
}
