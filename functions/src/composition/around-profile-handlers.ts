import { boostReceipts, postedRequests } from '../features/featuring/boost-receipt-handlers';
import {
  adminFeatureRequests,
  declineFeatureRequest,
  ownFeatureRequests,
  postFeatureRequest,
} from '../features/featuring/feature-queue-handlers';
import { featureQueueStore } from '../features/featuring/feature-queue-store';
import { answerAsGuardian, changeFeaturing, openGuardianLink } from '../features/featuring/featuring-handlers';
import { featuredPlayerStore } from '../features/featuring/featured-player-store';
import { featuringStore } from '../features/featuring/featuring-store';
import {
  adminReports,
  dismissReport,
  hiddenProfiles,
  hideProfile,
  reopenReport,
  reportProfile,
} from '../features/moderation/report-handlers';
import { reportStore } from '../features/moderation/report-store';
import { removeSavedPlayer, savedPlayer, savedPlayers, savePlayer } from '../features/recruits/saved-player-handlers';
import { savedPlayerStore } from '../features/recruits/saved-player-store';
import { featuredPlayers, searchProfiles } from '../features/recruits/recruit-search-handlers';
import { entitlementsOf, recruitSearchStore } from '../features/recruits/recruit-search-store';
import { countViews } from '../features/views/view-handlers';
import { viewStore } from '../features/views/view-store';
import { firebaseAuthChanges } from '../platform/auth/auth-changes-gateway';
import { dailyLimitStore, rateLimitOf, rateLimitStore } from '../platform/rate-limit-store';
import { tokenBuckets } from '../platform/token-buckets';
import type { CollegeServices } from './college-services';

/**
 * The handlers of what others do with profiles: everybody searches, is counted as a reader and may report, coaches save
 * players, admins hide and work the queue of those to be featured, guardians agree that a minor is featured.
 */
export function aroundProfileHandlers({ database, clock, newId, profiles }: CollegeServices) {
  const views = viewStore(database, clock);
  const saved = savedPlayerStore(database, clock, views);
  const reports = reportStore(database, clock, newId);
  const recruits = recruitSearchStore(database);
  const countToday = dailyLimitStore(database, clock);
  const featuring = featuringStore(database, clock, newId);
  const [queue, users] = [featureQueueStore(database, clock, newId), firebaseAuthChanges()];
  const guardianLinks = { featuring, openings: rateLimitOf('guardianLink', rateLimitStore(database, clock)) };
  return {
    searchProfiles: searchProfiles({ recruits, entitlementsOf: entitlementsOf(database), clock }),
    featuredPlayers: featuredPlayers(featuredPlayerStore(database), clock),
    savedPlayers: savedPlayers(saved),
    savedPlayer: savedPlayer(saved),
    savePlayer: savePlayer(saved),
    removeSavedPlayer: removeSavedPlayer(saved),
    countViews: countViews(views, tokenBuckets(clock)),
    boostReceipts: boostReceipts({ isMember: profiles.exists, findPosted: postedRequests(database), views, clock }),
    reportProfile: reportProfile({ reports, profiles, countToday }),
    adminReports: adminReports(reports),
    hiddenProfiles: hiddenProfiles(reports),
    dismissReport: dismissReport(reports),
    reopenReport: reopenReport(reports),
    hideProfile: hideProfile(reports, users),
    ownFeatureRequests: ownFeatureRequests(queue),
    adminFeatureRequests: adminFeatureRequests(queue),
    postFeatureRequest: postFeatureRequest(queue, users),
    declineFeatureRequest: declineFeatureRequest(queue, users),
    changeFeaturing: changeFeaturing(featuring, countToday),
    openGuardianLink: openGuardianLink(guardianLinks),
    answerAsGuardian: answerAsGuardian(guardianLinks),
  };
}
