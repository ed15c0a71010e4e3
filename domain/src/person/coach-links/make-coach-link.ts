import * as z from 'zod/mini';
import { DAY_MS } from '../../kernel/day';
import { Refusal } from '../../kernel/refusal/refusal';
import { isEmail } from '../../kernel/text/email';
import { personName, phoneNumber } from '../../kernel/text/text-schemas';
import { COACH_LINK_LIMITS, LINK_GROUPS } from '../../reference/coach-links';
import { isPlayer } from '../profiles/completeness/completeness';
import { hasMinorsPageOn } from '../profiles/audience/visibility';
import type { Profile } from '../profiles/profile';
import { usernameIn } from '../profiles/username-pattern';
import { isCoachRole } from '../roles/coach-role';
import { type CoachLink, COACH_LINK_SCHEMA_VERSION, stateOfCoachLink } from './coach-link';
import { groupsLinkOpens } from './open-coach-link';

/** What a player sends who makes a link; `to` is a mail address, or the page of a coach. */
export const coachLinkForm = z.object({
  name: z.nullable(personName(COACH_LINK_LIMITS.nameMax)),
  to: z.nullable(z.string().check(z.maxLength(COACH_LINK_LIMITS.toMax))),
  groups: z.array(z.enum(LINK_GROUPS)).check(z.maxLength(LINK_GROUPS.length)),
  showsEmail: z.boolean(),
  phone: z.nullable(phoneNumber),
  locale: z.enum(['en', 'de']),
});
export type CoachLinkForm = z.infer<typeof coachLinkForm>;

/** For whom a link is to be: a mail address, a username, or nobody that we could recognize. */
export type NamedReceiver = { readonly email: string } | { readonly username: string } | null;

/** Reads for whom a link is to be; a username may end the address of a page. Throws Refusal invalid for other texts. */
export function namedReceiver(to: string | null): NamedReceiver {
  const text = to?.trim() ?? '';
  if (text === '') return null;
  if (isEmail(text)) return { email: text.toLowerCase() };
  const username = usernameIn(text);
  if (username === null) throw new Refusal('invalid', 'coachLinkToNobody', {}, 'to');
  return { username };
}

/** A player who makes a link. */
export interface LinkingPlayer {
  readonly profile: Profile;
  readonly isVerified: boolean;
  readonly isMinor: boolean;
  /** How many guardians have confirmed; a minor needs one. */
  readonly guardians: number;
  /** What this player has made before. */
  readonly own: readonly CoachLink[];
}

/** For whom a link is, as the form named them: `profile` is the page of a username, if somebody has it. */
export type FoundReceiver = { readonly email: string } | { readonly profile: Profile | null } | null;

/**
 * The link of a player, for 60 days. Throws Refusal forbidden for who is no player; conflict for an unverified address,
 * for a minor without a confirmed guardian and where too many links are open; invalid for a receiver who is no accepted
 * coach, for a link that names nobody or opens nothing, and where a minor's link would open more than it may.
 */
export function newCoachLink(
  linking: LinkingPlayer,
  { form, to }: { readonly form: CoachLinkForm; readonly to: FoundReceiver },
  { _id, now }: { readonly _id: string; readonly now: Date },
): CoachLink {
  const at = now.toISOString();
  requireMayLink(linking, at);
  const receiver = receiverOf(form, to);
  const { profile, isMinor } = linking;
  const hasMinorsPage = isMinor || hasMinorsPageOn(profile, at.slice(0, 10));
  if (hasMinorsPage && receiver.coach === null && receiver.email === null)
    throw new Refusal('invalid', 'coachLinkNeedsAddress', {}, 'to');
  const { showsEmail, phone } = form;
  if (hasMinorsPage && (showsEmail || phone !== null)) throw new Refusal('invalid', 'coachLinkWithContact', {}, 'phone');
  const groups = LINK_GROUPS.filter((group) => form.groups.includes(group));
  if (groupsLinkOpens({ groups, receiver }, hasMinorsPage).length < groups.length)
    throw new Refusal('invalid', 'coachLinkOpensTooMuch', {}, 'groups');
  if (groups.length === 0 && !showsEmail && phone === null) throw new Refusal('invalid', 'coachLinkOpensNothing', {}, 'groups');
  return {
    ...{ _id, schemaVersion: COACH_LINK_SCHEMA_VERSION, player: profile._id, receiver, groups: [...groups] },
    ...{ contact: { showsEmail, phone }, locale: form.locale, madeAt: at },
    validUntil: new Date(now.getTime() + COACH_LINK_LIMITS.validDays * DAY_MS).toISOString(),
    ...{ confirmAskedAt: null, confirmedAt: null, opened: 0, lastOpenedAt: null, endedAt: null, endedBy: null },
  };
}

function requireMayLink({ profile, isVerified, isMinor, guardians, own }: LinkingPlayer, at: string): void {
  if (!isPlayer(profile.type)) throw new Refusal('forbidden', 'coachLinkForPlayers');
  if (!isVerified) throw new Refusal('conflict', 'verifyEmailFirst');
  if (isMinor && guardians === 0) throw new Refusal('conflict', 'coachLinkNeedsGuardian');
  if (own.filter((one) => stateOfCoachLink(one, at) === 'open').length >= COACH_LINK_LIMITS.open)
    throw new Refusal('conflict', 'coachLinksTooMany');
}

function receiverOf({ name }: CoachLinkForm, to: FoundReceiver): CoachLink['receiver'] {
  if (to !== null && 'profile' in to) {
    const { profile } = to;
    if (profile === null || !isAcceptedCoachsPage(profile)) throw new Refusal('invalid', 'coachLinkToNoCoach', {}, 'to');
    return { name: profile.displayName, coach: profile._id, email: null };
  }
  if (name === null) throw new Refusal('invalid', 'coachLinkNeedsName', {}, 'name');
  return { name, coach: null, email: to?.email ?? null };
}

/** Whether a page is that of a coach whom a college has accepted and who is neither hidden nor suspended. */
export function isAcceptedCoachsPage({ roles, hidden }: Pick<Profile, 'roles' | 'hidden'>): boolean {
  return !hidden && roles.some((role) => isCoachRole(role) && role.status === 'Accepted');
}
