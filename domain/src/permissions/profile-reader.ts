import type { Reader } from '../person/profiles/audience/visibility';
import { type Actor, isAcceptedCoach } from './may-edit';

/**
 * As whom somebody reads a profile: its owner; a coach whom any college accepted; a member, admins included; or a
 * visitor, which is also anybody whose mail address is not verified or whose account is deactivated.
 */
export function readerOf(actor: Actor, profileId: string): Reader {
  if (actor.uid === null) return 'visitor';
  if (actor.uid === profileId) return 'owner';
  if (actor.isDeactivated || !actor.isVerified) return 'visitor';
  return isAcceptedCoach(actor) ? 'coach' : 'member';
}
