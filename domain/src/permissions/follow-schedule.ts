import { shownProfileTo } from '../person/profiles/audience/shown-profile';
import { groupsShownTo, type Reader } from '../person/profiles/audience/visibility';
import { isPlayer } from '../person/profiles/completeness/completeness';
import type { Profile } from '../person/profiles/profile';
import type { Actor } from './may-edit';
import { readerOf } from './profile-reader';

/** What decides whether somebody follows a player, as it is stored now. */
export interface Follower {
  readonly actor: Pick<Actor, 'roles' | 'isDeactivated' | 'isVerified'> & { readonly uid: string };
  /** Whether the account is linked to the player's as a guardian. */
  readonly isGuardian: boolean;
  /** Whether the player blocks this person, or a coach of the same college (`isBlockedIn`). */
  readonly isBlocked: boolean;
}

/**
 * As whom somebody may follow the schedule of a player in a calendar at a time (ISO 8601): only somebody with an
 * account, to whom the page shows the schedule, and whom the player does not block. Null for all others; so a minor's
 * is for the owner, linked guardians and accepted coaches alone.
 */
export function followingReader(stored: Profile, { actor, isGuardian, isBlocked }: Follower, at: string): Reader | null {
  if (!isPlayer(stored.type) || actor.isDeactivated || isBlocked) return null;
  const reader = readerOf({ ...actor, isAdmin: false }, stored._id, isGuardian);
  if (reader === 'visitor' || shownProfileTo(stored, reader, at) === null) return null;
  return groupsShownTo(stored, reader, at.slice(0, 10)).has('schedule') ? reader : null;
}

/**
 * Whether somebody may get an address of their own for the calendar of a player. A schedule that they see nothing of is
 * refused like a closed one, so that nobody can tell the two apart.
 */
export function mayBeginToFollow(stored: Profile, follower: Follower, at: string): boolean {
  const reader = followingReader(stored, follower, at);
  if (reader === null) return false;
  return reader === 'owner' || reader === 'guardian' || stored.schedule.length > 0;
}
