import type { Actor } from '../account/actor';
import type { Profile } from './profile';

/** Only its owner edits a profile, whose id is the owner's uid; admins do not (specification §6). */
export function mayEditProfile(actor: Actor, profileId: string): boolean {
  return actor.uid === profileId;
}

/** On screen: the page of a username is one's own when it is the username of one's own profile; null stands for nobody signed in (specification §6). */
export function isOwnProfilePage(ownProfile: Pick<Profile, 'username'> | null, routeUsername: string): boolean {
  return ownProfile !== null && ownProfile.username === routeUsername;
}
