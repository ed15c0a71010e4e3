import { Refusal } from '../../kernel/refusal/refusal';
import { isPlayer } from '../profiles/completeness/completeness';
import { isShownToOthers } from '../profiles/audience/shown-profile';
import { isMinorOn } from '../profiles/audience/visibility';
import type { Profile } from '../profiles/profile';
import { isCoachRole } from '../roles/coach-role';
import type { Inbox } from './inbox';
import type { ContactState, ShownState, Side } from './thread-states';
import type { Thread } from './thread';

/** A player as the rules of contact see them. */
export interface ContactedPlayer {
  /** Whether coaches see the page at all. */
  readonly isShown: boolean;
  readonly contact: ContactState;
}

/** What decides about contact besides the profile: confirmed guardians, whether one turned it off, and the choice. */
interface ContactChoices {
  readonly guardians: number;
  readonly contactOff: boolean;
  readonly inbox: Inbox;
  /** The day, YYYY-MM-DD. */
  readonly today: string;
}

/** The player of a profile on a day, with what player and guardians chose: the stricter choice holds. */
export function contactedPlayer(profile: Profile, { guardians, contactOff, inbox, today }: ContactChoices): ContactedPlayer {
  const contact =
    !inbox.takesMessages || contactOff ? 'off' : isMinorOn(profile, today) && guardians === 0 ? 'guardianMissing' : 'open';
  return { isShown: isPlayer(profile.type) && isShownToOthers(profile), contact };
}

/**
 * Whether the coach of a profile may write in the name of a college: accepted there, and neither hidden nor suspended.
 */
export function writesFor(profile: Pick<Profile, 'roles' | 'hidden'> | null, collegeId: string): boolean {
  if (profile === null || profile.hidden) return false;
  return profile.roles.some((role) => isCoachRole(role) && role.value === collegeId && role.status === 'Accepted');
}

/** The two people of a conversation as they are now; null for one who has deleted the account. */
export interface ThreadPeople {
  readonly player: ContactedPlayer | null;
  /** Whether the coach still writes for the college (`writesFor`). */
  readonly coach: { readonly isAccepted: boolean } | null;
}

/** Whether a conversation goes on now, as the player reads it; only `open` takes messages. */
export function stateNow({ state }: Pick<Thread, 'state'>, { player, coach }: ThreadPeople): ShownState {
  if (player === null) return 'playerGone';
  if (coach === null) return 'coachGone';
  if (state !== 'open') return state;
  if (!coach.isAccepted) return 'roleLost';
  if (!player.isShown) return 'closed';
  return player.contact;
}

/** The same as one side reads it: a coach is not told of a block, nor that the player wants no messages. */
export function stateShownTo(side: Side, state: ShownState): ShownState {
  return side === 'coach' && (state === 'blocked' || state === 'off') ? 'closed' : state;
}

/**
 * Whether a side reads the texts and the name of the other: the player always, a coach only while they write for the
 * college, so that nobody whose role was withdrawn goes on reading what minors wrote.
 */
export function readsThread(side: Side, { coach }: Pick<ThreadPeople, 'coach'>): boolean {
  return side === 'player' || coach?.isAccepted === true;
}

/** A stored conversation of a player, and whether its coach still writes for its college. */
export interface EarlierThread {
  readonly thread: Thread;
  readonly isCoachAccepted: boolean;
}

/** A coach, with the colleges in whose name they act. */
export interface ActingCoach {
  readonly coach: string;
  readonly collegeIds: readonly string[];
}

/**
 * Whether a conversation blocks a coach: their own one at whatever college, or one at a college of theirs whose coach
 * still writes for it.
 */
export function isBlockedIn({ thread, isCoachAccepted }: EarlierThread, { coach, collegeIds }: ActingCoach): boolean {
  if (thread.state !== 'blocked') return false;
  return thread.coach === coach || (isCoachAccepted && collegeIds.includes(thread.collegeId));
}

/** What a first message depends on. */
interface FirstMessage {
  readonly coach: string;
  readonly collegeId: string;
  readonly isAccepted: boolean;
  readonly player: ContactedPlayer | null;
  /** What the player has with the college, and with this coach anywhere. */
  readonly earlier: readonly EarlierThread[];
}

/**
 * Why a coach may not begin a conversation; null where they may. A block refuses with the same words as a player who
 * wants no messages. Somebody whom a coach may not see is not found.
 */
export function firstMessageRefusal({ coach, collegeId, isAccepted, player, earlier }: FirstMessage): Refusal | null {
  if (!isAccepted) return new Refusal('forbidden', 'cannotWriteForCollege');
  if (player === null || !player.isShown) return new Refusal('notFound', 'unknownPlayer');
  const isBlocked = earlier.some((one) => isBlockedIn(one, { coach, collegeIds: [collegeId] }));
  if (player.contact === 'off' || isBlocked) return new Refusal('forbidden', 'contactOff');
  if (player.contact === 'guardianMissing') return new Refusal('forbidden', 'contactNeedsGuardian');
  const ofCollege = earlier.filter(({ thread }) => thread.collegeId === collegeId);
  if (ofCollege.some(({ thread }) => thread.state === 'declined')) return new Refusal('conflict', 'contactDeclined');
  return openThreadOf(ofCollege) === null ? null : new Refusal('conflict', 'threadIsOpen');
}

/** The conversation that a player and a college have open: its coach still writes for the college. */
export function openThreadOf(ofCollege: readonly EarlierThread[]): Thread | null {
  return ofCollege.find(({ thread, isCoachAccepted }) => thread.state === 'open' && isCoachAccepted)?.thread ?? null;
}
