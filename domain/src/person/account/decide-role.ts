import * as z from 'zod/mini';
import { Refusal } from '../../kernel/refusal/refusal';
import { isEduEmail } from '../../kernel/text/email';
import { shortText } from '../../kernel/text/text-schemas';
import { role, roleType } from '../roles/role';
import type { Person } from './change-account';
import { isRoleOfEmail } from './change-email';

/** The most decisions that an account stores; the oldest are removed first. */
const MAX_DECISIONS = 50;

/** What an admin sends about a Pending role; a rejection needs a reason. */
export const roleVerdict = z
  .object({
    type: roleType,
    collegeId: role.shape.value,
    decision: z.enum(['accepted', 'rejected']),
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
 * A person after an admin's decision about a Pending role (S4-16): the role is Accepted or removed, and the account
 * stores the decision. To accept an accepted role changes nothing. Throws Refusal notFound where there is no such role.
 * Throws Refusal conflict where an accepted role is rejected, or a role is accepted although the address is unverified
 * or, for a coach account, not a .edu address of that college.
 */
export function decideRole({ account, profile }: Person, verdict: RoleVerdict, mail: MailState, now: string): Person {
  const { type, collegeId: value, decision, reason } = verdict;
  const isMeant = (one: { type: string; value: string }): boolean => one.type === type && one.value === value;
  const meant = profile.roles.find(isMeant);
  if (meant === undefined) throw new Refusal('notFound', 'unknownRole');
  if (meant.status === 'Accepted') {
    if (decision === 'accepted') return { account, profile };
    throw new Refusal('conflict', 'roleAccepted');
  }
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
