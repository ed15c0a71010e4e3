import * as z from 'zod/mini';
import { Refusal } from '../http/refusal';
import { isEduEmail } from '../text/edu-email';
import { shortText } from '../text/safe-text';
import type { Person } from './change-account';
import { isRoleOfEmail } from './moved-person';
import { role, roleType } from './role';

/** How many decisions an account keeps; the oldest go first. */
const MOST_DECISIONS = 50;

/** What an admin sends about a Pending role; whoever is rejected is told why. */
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

/** The person's mail address as the provider knows it. */
export interface MailState {
  readonly email: string;
  readonly emailVerified: boolean;
  /** The colleges that its domain belongs to. */
  readonly collegeIds: readonly string[];
}

/**
 * A person after an admin's decision about a Pending role: Accepted, or gone; the decision is kept in the account (design.md §4, Roles). Accepting what is accepted
 * changes nothing. Throws Refusal notFound where there is no such role, conflict where an unverified address, or a coach account's that is no .edu one or of another college,
 * would be accepted, or an accepted role rejected.
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
  const roleDecisions = [...account.roleDecisions, { type, value, decision, reason, at: now }].slice(-MOST_DECISIONS);
  return {
    account: { ...account, roleDecisions },
    profile: { ...profile, roles, version: profile.version + 1, updatedAt: now },
  };
}
