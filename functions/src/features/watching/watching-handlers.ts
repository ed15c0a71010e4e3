import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { type Actor, requireActiveAccount } from '@touchline/domain/permissions/may-edit';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { WATCHED_LIMITS } from '@touchline/domain/reference/watched-searches';
import { requireWatchable } from '@touchline/domain/watching/watched-query';
import type { AuthChanges } from '../../platform/auth/auth-changes-gateway';
import { callerUid, type Handler } from '../../platform/handler';
import type { CountDaily } from '../../platform/rate-limit-store';
import type { ProfileStore } from '../profiles/profile-store';
import type { WatchedSearchStore } from './watched-search-store';

/** What the calls about watched searches need. */
interface WatchingDependencies {
  readonly watches: WatchedSearchStore;
  readonly profiles: Pick<ProfileStore, 'find'>;
  readonly users: Pick<AuthChanges, 'find'>;
  readonly countToday: CountDaily;
}

/** The caller's profile. Throws Refusal notFound where there is none. */
async function ownProfile({ profiles }: Pick<WatchingDependencies, 'profiles'>, actor: Actor): Promise<Profile> {
  const own = await profiles.find(callerUid(actor));
  if (own === null) throw new Refusal('notFound', 'noProfile');
  return own;
}

/** GET /ui/v1/watchedSearches */
export function watchedSearches({ watches }: WatchingDependencies): Handler<'watchedSearches'> {
  return ({ actor }) => watches.list(callerUid(actor));
}

/** POST /ui/v1/watchedSearches. What is watched already costs nothing and is not counted. */
export function watchSearch(dependencies: WatchingDependencies): Handler<'watchSearch'> {
  const { watches, users, countToday } = dependencies;
  return async ({ actor, body }) => {
    const { _id: uid, roles, hidden } = await ownProfile(dependencies, actor);
    requireActiveAccount({ isDeactivated: hidden });
    const form = body();
    requireWatchable(form.kind, form.query);
    if (!(await watches.isWatched(uid, form))) await countToday({ name: 'watchSearch', perDay: WATCHED_LIMITS.perDay }, uid);
    const isVerified = (await users.find(uid))?.emailVerified ?? false;
    await watches.watch({ uid, roles, isDeactivated: hidden, isVerified }, form);
    return watches.list(uid);
  };
}

/** DELETE /ui/v1/watchedSearches/:searchId */
export function endWatchedSearch({ watches }: WatchingDependencies): Handler<'endWatchedSearch'> {
  return async ({ actor, params }) => {
    const uid = callerUid(actor);
    await watches.end(uid, params.searchId);
    return watches.list(uid);
  };
}
