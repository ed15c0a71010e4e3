import * as z from 'zod/mini';
import type { SiteMatch } from '../../college/catalogue/colleges-of-site';
import { defineCollection } from '../../kernel/documents/define-collection';
import { instant } from '../../kernel/text/text-schemas';
import type { Profile } from '../profiles/profile';
import { isCoachRole } from '../roles/coach-role';
import type { CoachInvite } from '../college-staff/coach-invite';
import type { Role } from '../roles/role';
import { account } from '../account/account';
import { collegesWithTeam, firstCoachRoles, genderOf } from '../claims/coach-colleges';
import { type CollegeRequest, newCollegeRequest } from '../college-requests/college-request';

/** Version of the stored shape. */
export const UNVERIFIED_COACH_SCHEMA_VERSION = 1;

/**
 * `unverifiedCoaches/{uid}`: a coach who registered and has not verified the mail address. What the registration asked
 * for enters its queue once the address is verified, and not before.
 */
export const unverifiedCoach = z.strictObject({
  _id: account.shape._id,
  schemaVersion: z.literal(UNVERIFIED_COACH_SCHEMA_VERSION),
  registeredAt: instant,
});

export type UnverifiedCoach = z.infer<typeof unverifiedCoach>;

/** The coaches who are in no queue yet. */
export const UNVERIFIED_COACHES = defineCollection({
  name: 'unverifiedCoaches',
  holds: 'A coach who has registered and not verified the mail address yet, and is in no queue. The id is the uid.',
  version: UNVERIFIED_COACH_SCHEMA_VERSION,
  schema: unverifiedCoach,
  upgrades: {},
  personalData: {
    export: { nothing: 'It says nothing beyond the account: that a coach has not verified the address.' },
    deletion: { erase: [{ by: 'documentId' }] },
  },
});

/** The college and team that an open invitation to the address of a coach names. */
export type InvitedTeam = Pick<CoachInvite, 'collegeId' | 'sex'>;

/**
 * What a coach asks for by registering, and for which team: the role at the one college that fits, or the college that
 * is missing.
 */
export interface QueueEntry extends Pick<Profile, 'sportsTypeGender'> {
  readonly roles: Role[];
  readonly request: CollegeRequest | null;
}

/**
 * The entry of a coach whose address is verified `now`: a Pending role where exactly one college of the mail domain has
 * the team, the request for a missing college where none has, due 24 hours from now (S9-10). Where several have, the
 * coach chooses by the claim call. An open invitation from one of these colleges goes before what the coach has chosen:
 * its team, and a Pending role there.
 */
export function queueEntryOf(
  { uid, email, sportsTypeGender }: { readonly uid: string; readonly email: string } & Pick<Profile, 'sportsTypeGender'>,
  colleges: readonly SiteMatch[],
  invite: InvitedTeam | null,
  now: Date,
): QueueEntry {
  const inviting = colleges.find(({ _id }) => _id === invite?.collegeId);
  if (invite !== null && inviting !== undefined)
    return { sportsTypeGender: genderOf(invite.sex), roles: firstCoachRoles([inviting]), request: null };
  const fitting = collegesWithTeam(colleges, sportsTypeGender);
  const domain = email.slice(email.indexOf('@') + 1);
  return {
    sportsTypeGender,
    roles: firstCoachRoles(fitting),
    request: fitting.length === 0 ? newCollegeRequest({ _id: uid, domain, sportsTypeGender }, now) : null,
  };
}

/** Whether a coach has asked for a college since registering, so that the entry of the registration is void. */
export function hasAskedForCollege({ roles }: Pick<Profile, 'roles'>): boolean {
  return roles.some(isCoachRole);
}
