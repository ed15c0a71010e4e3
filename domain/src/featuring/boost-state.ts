import { boostObstacle } from './boost-obstacle';
import type { OwnFeatureRequests } from './listed-requests';

type Boost = 'skipTheLine' | 'featureAgain';

/**
 * What a boost is to a player now: theirs to buy, in use, paid and waiting for the next request, or without effect, and
 * then why.
 */
export type BoostState =
  | { readonly kind: 'buy' | 'used' | 'waits' }
  | { readonly kind: 'noEffect'; readonly why: NonNullable<ReturnType<typeof boostObstacle>> };

/** What a boost is to a player, from their own requests to be featured. */
export function boostStateOf(own: Pick<OwnFeatureRequests, 'requests' | 'waiting' | 'mayQueue'>, boost: Boost): BoostState {
  const queued = own.requests.find(({ state }) => state === 'queued');
  if (boost === 'skipTheLine' ? queued?.isFirst === true : queued?.reason === 'again') return { kind: 'used' };
  if (own.waiting[boost] > 0) return { kind: 'waits' };
  const why = boostObstacle(own, boost);
  return why === null ? { kind: 'buy' } : { kind: 'noEffect', why };
}
