import { listedColleges } from '../features/colleges/catalogue-store';
import { boostReceipts, postedRequests } from '../features/featuring/boost-receipt-handlers';
import {
  adminFeatureRequests,
  declineFeatureRequest,
  ownFeatureRequests,
  postFeatureRequest,
} from '../features/featuring/feature-queue-handlers';
import { featureQueueStore } from '../features/featuring/feature-queue-store';
import { featuredPlayerStore } from '../features/featuring/featured-player-store';
import { answerAsGuardian, changeFeaturing, openGuardianLink } from '../features/featuring/featuring-handlers';
import { featuringStore } from '../features/featuring/featuring-store';
import { childrenOf } from '../features/guardianship/guardian-of-player-store';
import { featuredPlayers } from '../features/recruits/recruit-search-handlers';
import { countViews, profileInterest } from '../features/views/view-handlers';
import { interestReader } from '../features/views/interest-store';
import { viewStore } from '../features/views/view-store';
import { firebaseAuthChanges } from '../platform/auth/auth-changes-gateway';
import { dailyLimitStore, rateLimitOf, rateLimitStore } from '../platform/rate-limit-store';
import { tokenBuckets } from '../platform/token-buckets';
import type { CollegeServices } from './college-services';

/** The handlers of featured players: the queue, the consent of guardians, and how often players are seen. */
export function featuringHandlers({ database, clock, newId, profiles, catalogue }: CollegeServices) {
  const views = viewStore(database, clock);
  const featuring = featuringStore(database, clock, newId);
  const [queue, users] = [featureQueueStore(database, clock, newId), firebaseAuthChanges()];
  const guardianLinks = { featuring, openings: rateLimitOf('guardianLink', rateLimitStore(database, clock)) };
  return {
    featuredPlayers: featuredPlayers(featuredPlayerStore(database), clock),
    countViews: countViews(views, tokenBuckets(clock), childrenOf(database, clock)),
    boostReceipts: boostReceipts({ isMember: profiles.exists, findPosted: postedRequests(database), views, clock }),
    profileInterest: profileInterest(
      interestReader({ database, views, clock, collegesListed: (ids) => listedColleges(catalogue, ids) }),
    ),
    ownFeatureRequests: ownFeatureRequests(queue),
    adminFeatureRequests: adminFeatureRequests(queue),
    postFeatureRequest: postFeatureRequest(queue, users),
    declineFeatureRequest: declineFeatureRequest(queue, users),
    changeFeaturing: changeFeaturing(featuring, dailyLimitStore(database, clock)),
    openGuardianLink: openGuardianLink(guardianLinks),
    answerAsGuardian: answerAsGuardian(guardianLinks),
  };
}
