import type { OwnFeatureRequests } from './listed-requests';

/** What decides whether a boost would have an effect now. */
export type FeatureLine = Pick<OwnFeatureRequests, 'requests' | 'waiting' | 'mayQueue'>;

/**
 * Why a boost has no effect now, so that nobody pays for it; null where it has. Skip the Line needs a queued request
 * that is not in front yet; Feature Me Again a request that was posted, none in the queue, and none paid already.
 */
export function boostObstacle(
  { requests, waiting, mayQueue }: FeatureLine,
  boost: 'skipTheLine' | 'featureAgain',
): 'nothingQueued' | 'firstAlready' | 'notPostedYet' | 'queuedAlready' | 'boostWaits' | 'notQueueable' | null {
  const queued = requests.find(({ state }) => state === 'queued') ?? null;
  if (boost === 'skipTheLine') return queued === null ? 'nothingQueued' : queued.isFirst ? 'firstAlready' : null;
  if (queued !== null) return 'queuedAlready';
  if (!requests.some(({ state }) => state === 'posted')) return 'notPostedYet';
  if (waiting.featureAgain > 0) return 'boostWaits';
  return mayQueue ? null : 'notQueueable';
}
