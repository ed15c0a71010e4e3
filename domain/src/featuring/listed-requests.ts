import * as z from 'zod/mini';
import { instant } from '../kernel/text/text-schemas';
import type { Profile } from '../person/profile/profile';
import { mayBeFeatured } from '../person/profile/may-be-featured';
import { shownProfile, shownProfileTo } from '../person/profile/shown-profile';
import { arrangedRequests, type FeatureFacts, mayEnterAgainAt, spareBoosts } from './arranged-requests';
import { wantedOf } from './decided-request';
import { declineReason, featureLink, type FeatureRequest, featureRequest, featureWanted } from './feature-request';

/**
 * A request as admins read it, with what visitors see of the profile: null where the player may not be featured now.
 * `wanted` is as many as were wanted when it was posted, else as many as the plan of now gives.
 */
export const listedFeatureRequest = z.strictObject({
  requestId: z.string(),
  ...z.pick(featureRequest, { reason: true, state: true, enteredAt: true, posted: true, declined: true }).shape,
  /** Since when it stands in front of those who did not skip the line; null for those. */
  skippedAt: z.nullable(instant),
  isPremium: z.boolean(),
  wanted: featureWanted,
  profile: z.nullable(shownProfile),
});
export type ListedFeatureRequest = z.infer<typeof listedFeatureRequest>;

/** A request beside the profile as of a time (ISO 8601); null where it is queued and its player not to be shown. */
export function listedFeatureRequestOf(stored: FeatureRequest, profile: Profile | null, at: string): ListedFeatureRequest | null {
  const shown = profile !== null && mayBeFeatured(profile, at.slice(0, 10)) ? shownProfileTo(profile, 'visitor', at) : null;
  if (stored.state === 'left' || (stored.state === 'queued' && shown === null)) return null;
  const { _id: requestId, reason, state, enteredAt, skip, posted, declined } = stored;
  const wanted = posted?.wanted ?? wantedOf(profile?.premium ?? null, at);
  const isPremium = shown?.verified ?? false;
  return {
    requestId,
    reason,
    state,
    enteredAt,
    skippedAt: skip?.at ?? null,
    posted,
    declined,
    isPremium,
    wanted,
    profile: shown,
  };
}

/** A request as its owner reads it: without who decided. */
export const ownFeatureRequest = z.strictObject({
  requestId: z.string(),
  reason: featureRequest.shape.reason,
  state: z.enum(['queued', 'posted', 'declined']),
  enteredAt: instant,
  /** Whether it stands in front of those who did not skip the line. */
  isFirst: z.boolean(),
  posted: z.nullable(z.strictObject({ at: instant, links: z.array(featureLink) })),
  /** `againFrom` is when the player may enter the queue again. */
  declined: z.nullable(z.strictObject({ at: instant, reason: declineReason, againFrom: instant })),
});

/** What a player reads about the own requests, newest first: the place in the queue is counted from 1. */
export const ownFeatureRequests = z.strictObject({
  requests: z.array(ownFeatureRequest),
  place: z.nullable(z.int()),
  total: z.int(),
  wanted: featureWanted,
  /** Whether the profile may stand in the queue now. */
  mayQueue: z.boolean(),
  /** Paid boosts that wait for the next request. */
  waiting: z.strictObject({ skipTheLine: z.int(), featureAgain: z.int() }),
});
export type OwnFeatureRequests = z.infer<typeof ownFeatureRequests>;

/**
 * What a player reads of all that is stored about the own requests; `left` ones are in no list. What is in front
 * follows from the rule at that time, so that a Premium which has ended counts no more before the job has looked.
 */
export function ownRequestsOf(
  stored: readonly FeatureRequest[],
  facts: FeatureFacts,
): Omit<OwnFeatureRequests, 'place' | 'total'> {
  const queued = arrangedRequests(stored, facts).find(({ state }) => state === 'queued') ?? null;
  const waiting = (priceName: 'skipTheLine' | 'featureAgain', usedBy: string | null | undefined) =>
    spareBoosts(stored, facts.boosts, priceName).filter(({ purchaseId }) => purchaseId !== usedBy).length;
  return {
    requests: stored
      .flatMap((one) => {
        const { _id: requestId, reason, state, enteredAt, posted, declined } = one;
        if (state === 'left') return [];
        return {
          ...{
            requestId,
            reason,
            state,
            enteredAt,
            isFirst: state === 'queued' && queued?.skip !== null && queued?._id === requestId,
          },
          posted: posted === null ? null : { at: posted.at, links: posted.links },
          declined:
            declined === null
              ? null
              : { at: declined.at, reason: declined.reason, againFrom: mayEnterAgainAt(declined.at, facts.allowedAt) },
        };
      })
      .toReversed(),
    wanted: wantedOf(facts.premium, facts.now),
    mayQueue: facts.mayQueue,
    waiting: {
      skipTheLine: waiting('skipTheLine', queued?.skip?.by),
      featureAgain: waiting('featureAgain', queued?.boughtWith),
    },
  };
}
