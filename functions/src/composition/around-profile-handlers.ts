import { adminReports, dismissReport, hideProfile, reportProfile } from '../features/people/report-handlers';
import { reportStore } from '../features/people/report-store';
import { removeSavedPlayer, savedPlayer, savedPlayers, savePlayer } from '../features/people/saved-player-handlers';
import { savedPlayerStore } from '../features/people/saved-player-store';
import { searchProfiles } from '../features/people/recruit-search-handlers';
import { entitlementsOf, recruitSearchStore } from '../features/people/recruit-search-store';
import { firebaseAuthChanges } from '../platform/auth-changes-gateway';
import { dailyLimitStore } from '../platform/rate-limit-store';
import type { CollegeServices } from './college-services';

/**
 * The handlers of what others do with profiles: everybody searches and may report, coaches save players, admins hide.
 */
export function aroundProfileHandlers({ database, clock, newId, profiles }: CollegeServices) {
  const saved = savedPlayerStore(database, clock);
  const reports = reportStore(database, clock, newId);
  const recruits = recruitSearchStore(database);
  return {
    searchProfiles: searchProfiles({ recruits, entitlementsOf: entitlementsOf(database), clock }),
    savedPlayers: savedPlayers(saved),
    savedPlayer: savedPlayer(saved),
    savePlayer: savePlayer(saved),
    removeSavedPlayer: removeSavedPlayer(saved),
    reportProfile: reportProfile({ reports, profiles, countToday: dailyLimitStore(database, clock) }),
    adminReports: adminReports(reports),
    dismissReport: dismissReport(reports),
    hideProfile: hideProfile(reports, firebaseAuthChanges()),
  };
}
