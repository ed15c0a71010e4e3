import * as z from 'zod/mini';
import { DAY_MS } from '../../kernel/day';
import { defineCollection } from '../../kernel/documents/define-collection';
import type { MessageCode } from '../../kernel/refusal/api-messages';
import { Refusal } from '../../kernel/refusal/refusal';
import { email, instant } from '../../kernel/text/text-schemas';
import { INVITES } from '../../reference/limits';
import type { Profile } from '../profiles/profile';
import { isCoachRole } from '../roles/coach-role';
import { coachStaffType, type Role } from '../roles/role';
import { claimRequest, withClaim } from '../college-requests/college-request';

/** Version of the stored shape. */
export const COACH_INVITE_SCHEMA_VERSION = 2;

/** Whom an editor of a college invites: a mail address, the team, the post, and whether it succeeds the editor. */
export const inviteForm = z.object({
  email,
  sex: claimRequest.shape.sex,
  staffType: claimRequest.shape.staffType,
  handsOver: z._default(z.boolean(), false),
});

export type InviteForm = z.infer<typeof inviteForm>;

/**
 * `coachInvites/{id}`: somebody is invited to the staff of a college. The id is a keyed hash of the college and the
 * address, so that there is one invitation for both; it is also what the link of the mail contains. `invitee` is the
 * uid of the person with that address, null while nobody has it. `handsOver`: the sender leaves once the invited person
 * is accepted. `byTouchline`: an admin invites in the name of Touchline, which is the check that others wait for, so
 * accepting makes the role Accepted (docs/decisions/142-invitations-by-touchline.md). `mailId` is the mail that was
 * sent last, whose delivery says whether it bounced.
 */
export const coachInvite = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(COACH_INVITE_SCHEMA_VERSION),
  collegeId: z.string(),
  email,
  sex: z.enum(['male', 'female']),
  staffType: coachStaffType,
  handsOver: z.boolean(),
  byTouchline: z.boolean(),
  mailId: z.nullable(z.string()),
  sentBy: z.string(),
  sentAt: instant,
  validUntil: instant,
  openedAt: z.nullable(instant),
  acceptedAt: z.nullable(instant),
  revokedAt: z.nullable(instant),
  invitee: z.nullable(z.string()),
});

export type CoachInvite = z.infer<typeof coachInvite>;

/** The invitations to the staff of colleges; each is gone some months after it was sent. */
export const COACH_INVITES = defineCollection({
  name: 'coachInvites',
  holds: 'An invitation to the staff of a college: address, team, post, and how far it has come.',
  version: COACH_INVITE_SCHEMA_VERSION,
  schema: coachInvite,
  upgrades: { 1: (stored) => ({ ...stored, byTouchline: false, mailId: null }) },
  stamps: { expiresAt: ({ sentAt }) => new Date(Date.parse(sentAt) + INVITES.keptDays * DAY_MS) },
  expires: `${INVITES.keptDays} days after they were sent`,
  personalData: {
    export: [
      {
        section: 'invitesSent',
        as: 'list',
        of: [{ by: 'field', field: 'sentBy' }],
        sortedBy: 'sentAt',
        entry: ({ collegeId, email: address, staffType, sentAt, acceptedAt }) => ({
          ...{ collegeId, email: address, staffType, sentAt, acceptedAt },
        }),
      },
      {
        section: 'invitesReceived',
        as: 'list',
        of: [{ by: 'field', field: 'invitee' }],
        sortedBy: 'sentAt',
        entry: ({ collegeId, staffType, sentAt, openedAt, acceptedAt }) => ({
          ...{ collegeId, staffType, sentAt, openedAt, acceptedAt },
        }),
      },
    ],
    deletion: {
      erase: [
        { by: 'field', field: 'sentBy' },
        { by: 'field', field: 'invitee' },
      ],
    },
  },
});

/** How far an invitation has come. Only a sent or opened one can be accepted or revoked. */
export const inviteState = z.enum(['sent', 'opened', 'accepted', 'expired', 'revoked']);
export type InviteState = z.infer<typeof inviteState>;

export function stateOfInvite({ acceptedAt, revokedAt, openedAt, validUntil }: CoachInvite, now: string): InviteState {
  if (acceptedAt !== null) return 'accepted';
  if (revokedAt !== null) return 'revoked';
  if (validUntil <= now) return 'expired';
  return openedAt === null ? 'sent' : 'opened';
}

/** Whether an invitation can still be accepted. */
export function isOpenInvite(invite: CoachInvite, now: string): boolean {
  return ['sent', 'opened'].includes(stateOfInvite(invite, now));
}

/** An invitation that nobody can accept any more; one that is accepted or over stays as it is. */
export function revokedInvite(invite: CoachInvite, now: string): CoachInvite {
  return isOpenInvite(invite, now) ? { ...invite, revokedAt: now } : invite;
}

/** The mail of an invitation that is sent again, and the uid of who sends it. */
interface ResentBy {
  readonly mailId: string;
  readonly by: string;
}

/**
 * An invitation that is sent again, valid for another two weeks and not opened yet. Whoever sends it again answers for
 * it from then on. Throws Refusal conflict for one that is accepted.
 */
export function resentInvite(invite: CoachInvite, { mailId, by }: ResentBy, now: Date): CoachInvite {
  if (invite.acceptedAt !== null) throw new Refusal('conflict', 'inviteAccepted');
  return { ...invite, mailId, sentBy: by, ...sentFrom(now), openedAt: null, revokedAt: null };
}

function sentFrom(now: Date): Pick<CoachInvite, 'sentAt' | 'validUntil'> {
  return { sentAt: now.toISOString(), validUntil: new Date(now.getTime() + INVITES.validDays * DAY_MS).toISOString() };
}

/** What an invitation depends on besides its form. */
interface Inviting {
  readonly _id: string;
  readonly collegeId: string;
  readonly by: { readonly uid: string; readonly email: string | null; readonly isStaff: boolean };
  /** The invitation of this address to this college that there is already; null if there is none. */
  readonly earlier: CoachInvite | null;
  /** The person who has the address; null where nobody has. */
  readonly invitee: Pick<Profile, '_id' | 'roles'> | null;
  /** Whether an admin invites in the name of Touchline. */
  readonly byTouchline?: boolean;
  readonly mailId: string;
  readonly now: Date;
}

/**
 * A new invitation, valid for two weeks. Throws Refusal invalid for the sender's address, or if the sender hands over
 * without a role on the staff; conflict where the address has an open invitation, or its owner a coach's role at the
 * college.
 */
export function newInvite(
  form: InviteForm,
  { _id, collegeId, by, earlier, invitee, byTouchline = false, mailId, now }: Inviting,
): CoachInvite {
  const sentAt = now.toISOString();
  if (form.email === by.email?.toLowerCase() || invitee?._id === by.uid)
    throw new Refusal('invalid', 'inviteOfOwnAddress', {}, 'email');
  if (form.handsOver && !by.isStaff) throw new Refusal('invalid', 'handOverWithoutRole', {}, 'handsOver');
  if (earlier !== null && isOpenInvite(earlier, sentAt)) throw new Refusal('conflict', 'invitedAlready', {}, 'email');
  if (invitee?.roles.some((role) => isCoachRole(role) && role.value === collegeId) === true)
    throw new Refusal('conflict', 'memberAlready', {}, 'email');
  return {
    ...form,
    ...{ _id, schemaVersion: COACH_INVITE_SCHEMA_VERSION, collegeId, byTouchline, mailId, sentBy: by.uid, ...sentFrom(now) },
    ...{ openedAt: null, acceptedAt: null, revokedAt: null, invitee: invitee?._id ?? null },
  };
}

/** Who accepts: the profile, and the mail address as the provider knows it. */
interface Accepting {
  readonly profile: Profile;
  readonly email: string;
  readonly emailVerified: boolean;
  /** The colleges that match the domain of the address. */
  readonly collegeIds: readonly string[];
  readonly now: string;
}

const CLOSED = { expired: 'inviteExpired', revoked: 'inviteRevoked', accepted: 'inviteAccepted' } as const satisfies Partial<
  Record<InviteState, MessageCode>
>;

/**
 * The invitation and the profile after somebody has accepted it: a Pending role, which an admin decides about, or an
 * Accepted one where an admin has invited (S4-16).
 * Accepting twice changes nothing. Throws Refusal forbidden for any other address and, unless an admin has invited, for
 * a coach account of another domain; conflict while the address is unverified, and where the invitation is over.
 */
export function acceptInvite(
  invite: CoachInvite,
  { profile, email: address, emailVerified, collegeIds, now }: Accepting,
): { readonly invite: CoachInvite; readonly profile: Profile } {
  if (address.toLowerCase() !== invite.email) throw new Refusal('forbidden', 'inviteOfAnother');
  const state = stateOfInvite(invite, now);
  if (state === 'accepted' && invite.invitee === profile._id) return { invite, profile };
  if (profile.type === 'coach' && !invite.byTouchline && !collegeIds.includes(invite.collegeId))
    throw new Refusal('forbidden', 'collegeOfOthers');
  if (!emailVerified) throw new Refusal('conflict', 'verifyEmailFirst');
  if (state !== 'sent' && state !== 'opened') throw new Refusal('conflict', CLOSED[state]);
  const claimed = withClaim(profile, invite);
  const sportsTypeGender = profile.type === 'coach' ? claimed.sportsTypeGender : profile.sportsTypeGender;
  const isInvitedTo = (role: Role): boolean => role.type === invite.staffType && role.value === invite.collegeId;
  const roles = invite.byTouchline
    ? claimed.roles.map((role) => (isInvitedTo(role) ? { ...role, status: 'Accepted' as const } : role))
    : claimed.roles;
  return {
    invite: { ...invite, acceptedAt: now, invitee: profile._id },
    profile: { ...claimed, roles, sportsTypeGender, version: profile.version + 1, updatedAt: now },
  };
}

/** An invitation as the editors of its college see it. */
export const shownInvite = z.strictObject({
  inviteId: z.string(),
  ...z.pick(coachInvite, { email: true, sex: true, staffType: true, handsOver: true, sentAt: true, validUntil: true }).shape,
  state: inviteState,
});

export type ShownInvite = z.infer<typeof shownInvite>;

export function shownInviteOf(invite: CoachInvite, now: string): ShownInvite {
  const { _id, email: address, sex, staffType, handsOver, sentAt, validUntil } = invite;
  const state = stateOfInvite(invite, now);
  return { inviteId: _id, email: address, sex, staffType, handsOver, sentAt, validUntil, state };
}
