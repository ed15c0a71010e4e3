import { Refusal } from '../../kernel/refusal/refusal';
import { COACH_LINK_LIMITS, type LinkGroup } from '../../reference/coach-links';
import { type CoachLink, stateOfCoachLink } from './coach-link';

const HOUR_MS = 3_600_000;

/**
 * The groups that a link opens. A minor's link to a mail address opens grades alone: where and when a minor plays, and
 * the ids, are for coaches whom a college has accepted.
 */
export function groupsLinkOpens(
  { groups, receiver }: Pick<CoachLink, 'groups' | 'receiver'>,
  hasMinorsPage: boolean,
): readonly LinkGroup[] {
  return hasMinorsPage && receiver.coach === null ? groups.filter((group) => group === 'grades') : groups;
}

/** Who has opened a link: the uid, whether a college accepts them as a coach, and whether this browser has the key. */
export interface LinkVisitor {
  readonly uid: string | null;
  readonly isAcceptedCoach: boolean;
  readonly isAdmin: boolean;
  /** Whether the player blocks this account in a conversation. */
  readonly isBlocked: boolean;
  /** Whether a guardian of the player. */
  readonly isGuardian: boolean;
  /** Whether the browser holds the key that a confirmation of the receiver's address gave it. */
  readonly hasKey: boolean;
}

/**
 * What a link does for somebody. `own`: the player and guardians, who see the page anyway. `coachOnly`: it is for a
 * coach with an account, and this is not them. `confirm`: the receiver has to confirm the address first. `over`: it
 * opens nothing any more, also where a minor has no guardian left who was told, and for whom the player blocks.
 */
export type LinkOutcome = 'own' | 'open' | 'coachOnly' | 'confirm' | 'over';

/** The player of a link as its rules need them. */
export interface LinkedPlayer {
  readonly hasMinorsPage: boolean;
  readonly isMinor: boolean;
  readonly guardians: number;
}

/** What a link does for who opened it, at a time (ISO 8601). */
export function outcomeOfLink(
  link: CoachLink,
  visitor: LinkVisitor,
  { hasMinorsPage, isMinor, guardians }: LinkedPlayer,
  now: string,
): LinkOutcome {
  if (stateOfCoachLink(link, now) !== 'open' || (isMinor && guardians === 0) || visitor.isBlocked) return 'over';
  if (visitor.uid === link.player || visitor.isGuardian) return 'own';
  const { coach, email } = link.receiver;
  if (coach !== null) return visitor.uid === coach && visitor.isAcceptedCoach ? 'open' : 'coachOnly';
  if (!hasMinorsPage || visitor.hasKey) return 'open';
  return email === null ? 'over' : 'confirm';
}

/** A link after it was opened. Visits of admins, who look after things, do not count. */
export function openedCoachLink(link: CoachLink, { isAdmin }: Pick<LinkVisitor, 'isAdmin'>, now: string): CoachLink {
  return isAdmin ? link : { ...link, opened: link.opened + 1, lastOpenedAt: now };
}

/** A link whose receiver is asked by mail to confirm the address. Throws Refusal notFound without an address. */
export function askedToConfirm(link: CoachLink, now: string): CoachLink {
  if (stateOfCoachLink(link, now) !== 'open' || link.receiver.email === null) throw new Refusal('notFound', 'unknownCoachLink');
  return { ...link, confirmAskedAt: now };
}

/** Whether the mail that was sent latest can still be answered. */
export function mayConfirm(link: CoachLink, now: string): boolean {
  if (stateOfCoachLink(link, now) !== 'open' || link.confirmAskedAt === null) return false;
  return Date.parse(now) < Date.parse(link.confirmAskedAt) + COACH_LINK_LIMITS.confirmHours * HOUR_MS;
}

/** A link whose receiver has confirmed the address: the link of the mail is used up. Throws Refusal notFound. */
export function confirmedCoachLink(link: CoachLink, now: string): CoachLink {
  if (!mayConfirm(link, now)) throw new Refusal('notFound', 'coachLinkConfirmOver');
  return { ...link, confirmAskedAt: null, confirmedAt: link.confirmedAt ?? now };
}

/** A link that its player or a guardian ends. The same again changes nothing. */
export function endedCoachLink(link: CoachLink, endedBy: 'player' | 'guardian', now: string): CoachLink {
  return link.endedAt === null ? { ...link, endedAt: now, endedBy, confirmAskedAt: null } : link;
}
