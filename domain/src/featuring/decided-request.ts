import * as z from 'zod/mini';
import { Refusal } from '../kernel/refusal/refusal';
import { sameJson } from '../kernel/json/json';
import { type PremiumPeriod, isActiveAt } from '../person/profiles/premium';
import { FEATURED_POSTS } from '../reference/limits';
import { declineReason, featureLink, type FeatureLink, type FeatureRequest, type FeatureWanted } from './feature-request';

/** What an admin sends who has featured a player: where the posts and stories can be seen. */
export const postedForm = z.object({
  links: z.array(featureLink).check(
    z.minLength(1),
    z.maxLength(4),
    z.refine((links) => new Set(links.map(({ url }) => url)).size === links.length),
  ),
});

/** What an admin sends who declines a request: the reason that its owner reads. */
export const declinedForm = z.object({ reason: declineReason });

/** How many posts and stories a player gets with this Premium at a time (ISO 8601): S9-02. */
export function wantedOf(premium: PremiumPeriod | null, at: string): FeatureWanted {
  return isActiveAt(premium, at) ? FEATURED_POSTS.premium : FEATURED_POSTS.free;
}

/** Which admin decides, and when (ISO 8601). */
interface Deciding {
  readonly by: string;
  readonly at: string;
}

/**
 * A queued request that was posted. The same links again change nothing. Throws Refusal conflict for one that is not
 * queued, invalid for more posts or stories than wanted.
 */
export function postedRequest(
  stored: FeatureRequest,
  { links, premium, by, at }: Deciding & { readonly links: readonly FeatureLink[]; readonly premium: PremiumPeriod | null },
): FeatureRequest {
  if (stored.posted !== null && sameJson(stored.posted.links, links)) return stored;
  requireQueued(stored);
  const wanted = wantedOf(premium, at);
  const isTooMany = (kind: FeatureLink['kind'], most: number) => links.filter((link) => link.kind === kind).length > most;
  if (isTooMany('post', wanted.posts) || isTooMany('story', wanted.stories))
    throw new Refusal('invalid', 'moreThanWanted', { posts: wanted.posts, stories: wanted.stories }, 'links');
  return { ...stored, state: 'posted', posted: { at, by, wanted, links: [...links] } };
}

/**
 * A queued request that was declined; its boosts wait for the next one. The same reason again changes nothing. Throws
 * Refusal conflict for one that is not queued.
 */
export function declinedRequest(
  stored: FeatureRequest,
  { reason, by, at }: Deciding & { readonly reason: string },
): FeatureRequest {
  if (stored.declined?.reason === reason) return stored;
  requireQueued(stored);
  return { ...stored, state: 'declined', boughtWith: null, skip: null, declined: { at, by, reason } };
}

function requireQueued({ state }: FeatureRequest): void {
  if (state !== 'queued') throw new Refusal('conflict', state === 'left' ? 'featureNotQueued' : 'featureDecided');
}
