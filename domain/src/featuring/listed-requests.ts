import * as z from 'zod/mini';
import { instant } from '../kernel/text/text-schemas';
import type { Profile } from '../person/profiles/profile';
import { mayBeFeatured } from '../person/profiles/featuring/may-be-featured';
import { isActiveAt } from '../person/profiles/premium';
import { shownProfile, shownProfileTo } from '../person/profiles/audience/shown-profile';
import { arrangedRequests, type FeatureFacts, mayEnterAgainAt, spareBoosts } from './arranged-requests';
import { wantedOf } from './decided-request';
import {
  BY_PREMIUM,
  declineReason,
  featureLink,
  type FeatureRequest,
  featureRequest,
  featureWanted,
  skippedBy,
} from './feature-request';

/**
 * A request as admins read it, with what visitors see of the profile: null where the player may not be featured now.
 * `wanted` is as many as were wanted when it was posted, else as many as the plan of now gives.
 */
export const listedFeatureRequest = z.strictObject({
  requestId: z.string(),
  ...z.pick(featureRequest, { reason: true, state: true, enteredAt: true, posted: true, declined: true }).shape,
  /** Since when it stands in front of those who did not skip the line, and by what; null for those. */
  skippedAt: z.nullable(instant),
  skippedBy: z.nullable(z.enum(['premium', 'skipTheLine'])),
  wanted: featureWanted,
  /** The open report that the player may be in danger; null if there is none. */
  dangerReportId: z.nullable(z.string()),
  profile: z.nullable(shownProfile),
  /** How many players the address confirms that confirms this one as guardian, this one included; 0 where none does. */
  playersOfGuardian: z.int(),
});
export type ListedFeatureRequest = z.infer<typeof listedFeatureRequest>;

/** What the list says besides the request and its profile, at a time. */
type ListedFacts = { readonly at: string } & Pick<ListedFeatureRequest, 'playersOfGuardian' | 'dangerReportId'>;

/**
 * A request next to the profile as of a time (ISO 8601); null where it is queued and its player not to be shown. Of a
 * Premium that has ended it says nothing, also before the job has looked.
 */
export function listedFeatureRequestOf(
  stored: FeatureRequest,
  profile: Profile | null,
  { playersOfGuardian, dangerReportId, at }: ListedFacts,
): ListedFeatureRequest | null {
  const shown = profile !== null && mayBeFeatured(profile, at.slice(0, 10)) ? shownProfileTo(profile, 'visitor', at) : null;
  if (stored.state === 'left' || (stored.state === 'queued' && shown === null)) return null;
  const { _id: requestId, reason, state, enteredAt, posted, declined } = stored;
  const premium = profile?.premium ?? null;
  const isOver = state === 'queued' && stored.skip?.by === BY_PREMIUM && !isActiveAt(premium, at);
  const skip = isOver ? null : stored.skip;
  return {
    requestId,
    reason,
    state,
    enteredAt,
    skippedAt: skip?.at ?? null,
    posted,
    declined,
    skippedBy: skip && skippedBy(skip),
    wanted: posted?.wanted ?? wantedOf(premium, at),
    dangerReportId,
    profile: shown,
    playersOfGuardian,
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

/** What players read about their own requests, newest first: the place in the queue is counted from 1. */
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
 * What players read of all that is stored about their own requests; `left` ones are in no list. What is in front
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
