import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { type Actor, requireActiveAccount } from '@touchline/domain/permissions/may-edit';
import { callerUid } from '../../platform/handler';
import type { ProfileStore } from './profile-store';

/** The uid of a caller with a profile whose account is active. Throws Refusal signInRequired, notFound and forbidden. */
export async function activeCaller(profiles: Pick<ProfileStore, 'find'>, actor: Actor): Promise<string> {
  const uid = callerUid(actor);
  const own = await profiles.find(uid);
  if (own === null) throw new Refusal('notFound', 'noProfile');
  requireActiveAccount({ isDeactivated: own.hidden });
  return uid;
}
