import { answerAsGuardian, changeFeaturing, openGuardianLink } from '../features/people/featuring-handlers';
import { featuringStore } from '../features/people/featuring-store';
import { adminReports, dismissReport, hiddenProfiles, hideProfile, reportProfile } from '../features/people/report-handlers';
import { reportStore } from '../features/people/report-store';
import { removeSavedPlayer, savedPlayer, savedPlayers, savePlayer } from '../features/people/saved-player-handlers';
import { savedPlayerStore } from '../features/people/saved-player-store';
import { featuredPlayers, searchProfiles } from '../features/people/recruit-search-handlers';
import { entitlementsOf, recruitSearchStore } from '../features/people/recruit-search-store';
import { firebaseAuthChanges } from '../platform/auth-changes-gateway';
import { dailyLimitStore, rateLimitOf, rateLimitStore } from '../platform/rate-limit-store';
import type { CollegeServices } from './college-services';

/**
 * The handlers of what others do with profiles: everybody searches and may report, coaches save players, admins hide,
 * guardians agree that a minor is featured.
 */
export function aroundProfileHandlers({ database, clock, newId, profiles }: CollegeServices) {
  const saved = savedPlayerStore(database, clock);
  const reports = reportStore(database, clock, newId);
  const recruits = recruitSearchStore(database);
  const countToday = dailyLimitStore(database, clock);
  const featuring = featuringStore(database, clock, newId);
  const guardianLinks = { featuring, openings: rateLimitOf('guardianLink', rateLimitStore(database, clock)) };
  return {
    searchProfiles: searchProfiles({ recruits, entitlementsOf: entitlementsOf(database), clock }),
    featuredPlayers: featuredPlayers(recruits, clock),
    savedPlayers: savedPlayers(saved),
    savedPlayer: savedPlayer(saved),
    savePlayer: savePlayer(saved),
    removeSavedPlayer: removeSavedPlayer(saved),
    reportProfile: reportProfile({ reports, profiles, countToday }),
    adminReports: adminReports(reports),
    hiddenProfiles: hiddenProfiles(reports),
    dismissReport: dismissReport(reports),
    hideProfile: hideProfile(reports, firebaseAuthChanges()),
    changeFeaturing: changeFeaturing(featuring, countToday),
    openGuardianLink: openGuardianLink(guardianLinks),
    answerAsGuardian: answerAsGuardian(guardianLinks),
  };
}
