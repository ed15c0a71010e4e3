import {
  adminReports,
  dismissReport,
  hiddenProfiles,
  hideProfile,
  reopenReport,
  reportProfile,
} from '../features/moderation/report-handlers';
import { reportStore } from '../features/moderation/report-store';
import { firebaseAuthChanges } from '../platform/auth/auth-changes-gateway';
import { dailyLimitStore } from '../platform/rate-limit-store';
import type { CollegeServices } from './college-services';

/** The handlers of reports about profiles, and of what admins do with them. */
export function moderationHandlers({ database, clock, newId, profiles }: CollegeServices) {
  const reports = reportStore(database, clock, newId);
  return {
    reportProfile: reportProfile({ reports, profiles, countToday: dailyLimitStore(database, clock) }),
    adminReports: adminReports(reports),
    hiddenProfiles: hiddenProfiles(reports),
    dismissReport: dismissReport(reports),
    reopenReport: reopenReport(reports),
    hideProfile: hideProfile(reports, firebaseAuthChanges()),
  };
}
